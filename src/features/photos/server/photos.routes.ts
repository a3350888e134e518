import { createRoute, z } from '@hono/zod-openapi';
import { requireOwner } from '../../../platform/server/http/actor.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import { createRouter } from '../../../platform/server/http/api.ts';
import { problems } from '../../../platform/server/http/problem.ts';
import { commonErrors, DomainError } from '../../../shared/errors.ts';
import { photoErrors } from '../contract/errors.ts';
import { OwnPhotos, Photo, PhotoIds } from '../contract/photo.ts';
import { loosePhotos, type PresentPhoto } from './photos.ts';
import type { RotatePhoto } from './rotate-photo.ts';
import type { UploadPhoto } from './upload-photo.ts';

interface Services {
  db: Database;
  uploadPhoto: UploadPhoto;
  rotatePhoto: RotatePhoto;
  presentPhoto: PresentPhoto;
}

export function photoRoutes({ db, uploadPhoto, rotatePhoto, presentPhoto }: Services) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'post',
        path: '/photos',
        tags: ['Photos'],
        summary: 'Upload a photo',
        description: 'The body is the file itself. It can be put on one listing, within a day.',
        request: {
          body: {
            required: true,
            content: { 'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) } },
          },
        },
        responses: {
          201: { description: 'The stored photo.', content: { 'application/json': { schema: Photo } } },
          ...problems(
            commonErrors.AUTHENTICATION_REQUIRED,
            photoErrors.PHOTO_TOO_BIG,
            photoErrors.PHOTO_TOO_MANY_PIXELS,
            photoErrors.AVIF_TOO_MANY_PIXELS,
            photoErrors.NOT_A_PHOTO,
            photoErrors.PHOTO_IS_HEIC,
            photoErrors.PHOTO_DAMAGED,
            photoErrors.TOO_MANY_UPLOADS,
            commonErrors.FILES_UNAVAILABLE,
          ),
        },
      }),
      async (c) => {
        const owner = requireOwner((await c.var.identify()).actor);
        const { body } = c.req.raw;
        if (body === null) throw new DomainError(photoErrors.NOT_A_PHOTO);
        return c.json(presentPhoto(await uploadPhoto(owner, body)), 201);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/photos',
        tags: ['Photos'],
        summary: "The asker's own uploads that are on no listing yet",
        description: 'Those asked for that are still there, in the order asked for.',
        request: { query: z.object({ ids: PhotoIds }) },
        responses: {
          200: { description: 'The photos.', content: { 'application/json': { schema: OwnPhotos } } },
          ...problems(commonErrors.AUTHENTICATION_REQUIRED),
        },
      }),
      async (c) => {
        const owner = requireOwner((await c.var.identify()).actor);
        const rows = await loosePhotos(db, owner, c.req.valid('query').ids.split(','));
        return c.json({ photos: rows.map(presentPhoto) }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/photos/{id}/rotate',
        tags: ['Photos'],
        summary: 'Turn an own photo by 90 degrees, clockwise',
        description: 'It gets new addresses; those of before end.',
        request: { params: z.object({ id: z.uuid() }) },
        responses: {
          200: { description: 'The turned photo.', content: { 'application/json': { schema: Photo } } },
          ...problems(
            commonErrors.AUTHENTICATION_REQUIRED,
            photoErrors.PHOTO_NOT_FOUND,
            photoErrors.PHOTO_CHANGED,
            photoErrors.TOO_MANY_UPLOADS,
            commonErrors.FILES_UNAVAILABLE,
          ),
        },
      }),
      async (c) => {
        const owner = requireOwner((await c.var.identify()).actor);
        return c.json(presentPhoto(await rotatePhoto(owner, c.req.valid('param').id)), 200);
      },
    );
}
