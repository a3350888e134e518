import { z } from '@hono/zod-openapi';
import type { PlatformServices } from '../../../../platform/server/feature.ts';
import { requireOwner } from '../../../../platform/server/http/actor.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { type ApiTag, byId, fileBody, json, route } from '../../../../platform/server/http/route.ts';
import { commonErrors, DomainError } from '../../../../shared/errors.ts';
import { photoErrors, pictureErrors } from '../contract/errors.ts';
import { OwnPhotos, Photo, PhotoIds } from '../contract/photo.ts';
import { rotatePhoto } from './rotate-photo.ts';
import { presentPhoto, unusedPhotos } from './stored-photos.ts';
import { type PhotoServices, uploadPhoto } from './upload-photo.ts';

const tag: ApiTag = { name: 'Photos', description: 'Uploaded photos for listings and messages.' };
type Services = PhotoServices & Pick<PlatformServices, 'jobs'>;

export function photoRoutes(services: Services) {
  const { db } = services;
  return createRouter()
    .openapi(
      route({
        method: 'post',
        path: '/photos',
        operationId: 'uploadPhoto',
        tag,
        summary: 'Upload a photo',
        description: 'The body is the file itself. It can be used for one listing within a day.',
        access: 'owner',
        scope: 'listings:write',
        request: { body: fileBody },
        responses: { 201: json(Photo, 'The stored photo.') },
        errors: [...pictureErrors, photoErrors.TOO_MANY_UPLOADS, commonErrors.FILES_UNAVAILABLE],
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        const { body } = c.req.raw;
        if (body === null) throw new DomainError(photoErrors.NOT_A_PHOTO);
        const row = await uploadPhoto(services, { owner, address: c.var.address }, body);
        return c.json(presentPhoto(row), 201);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/photos',
        operationId: 'listOwnPhotos',
        tag,
        summary: "List the viewer's uploads that are not on a listing yet",
        description: 'The requested ones that still exist, in the requested order.',
        access: 'owner',
        scope: 'listings:read',
        request: { query: z.object({ ids: PhotoIds }) },
        responses: { 200: json(OwnPhotos, 'The photos.') },
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        const rows = await unusedPhotos(db, owner, c.req.valid('query').ids.split(','));
        return c.json({ photos: rows.map(presentPhoto) }, 200);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/photos/{id}/rotate',
        operationId: 'rotatePhoto',
        tag,
        summary: "Rotate one of the viewer's photos by 90 degrees clockwise",
        description: 'The photo gets new addresses; the old ones stop working.',
        access: 'owner',
        scope: 'listings:write',
        request: { params: byId },
        responses: { 200: json(Photo, 'The rotated photo.') },
        errors: [
          photoErrors.PHOTO_NOT_FOUND,
          photoErrors.PHOTO_CHANGED,
          photoErrors.TOO_MANY_UPLOADS,
          commonErrors.FILES_UNAVAILABLE,
        ],
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        const uploader = { owner, address: c.var.address };
        return c.json(presentPhoto(await rotatePhoto(services, uploader, c.req.valid('param').id)), 200);
      },
    );
}
