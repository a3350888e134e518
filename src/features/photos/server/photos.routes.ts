import { createRoute, z } from '@hono/zod-openapi';
import { requireOwner } from '../../../platform/server/http/actor.ts';
import { createRouter } from '../../../platform/server/http/api.ts';
import { problems } from '../../../platform/server/http/problem.ts';
import { commonErrors, DomainError } from '../../../shared/errors.ts';
import { photoErrors } from '../contract/errors.ts';
import { Photo } from '../contract/photo.ts';
import type { PresentPhoto } from './photos.ts';
import type { UploadPhoto } from './upload-photo.ts';

interface Services {
  uploadPhoto: UploadPhoto;
  presentPhoto: PresentPhoto;
}

export function photoRoutes({ uploadPhoto, presentPhoto }: Services) {
  return createRouter().openapi(
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
          photoErrors.NOT_A_PHOTO,
          photoErrors.PHOTO_DAMAGED,
          photoErrors.TOO_MANY_UPLOADS,
        ),
      },
    }),
    async (c) => {
      const owner = requireOwner((await c.var.identify()).actor);
      const { body } = c.req.raw;
      if (body === null) throw new DomainError(photoErrors.NOT_A_PHOTO);
      return c.json(presentPhoto(await uploadPhoto(owner, body)), 201);
    },
  );
}
