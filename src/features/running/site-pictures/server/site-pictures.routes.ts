import { randomUUID } from 'node:crypto';
import { z } from '@hono/zod-openapi';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { fileBody, json, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { filePath } from '../../../../platform/server/storage/file-storage.ts';
import { commonErrors, DomainError } from '../../../../shared/errors.ts';
import { photoErrors, pictureErrors } from '../../../items/photos/contract/errors.ts';
import { cropSquare, type PhotoServices } from '../../../items/photos/server/photos.ts';
import { operatorsOnly } from '../../operators/contract/errors.ts';
import { authorize } from '../../operators/server/operators.ts';

/** Pixels of each setting's picture, sharp on phones: the largest icon has 512, the home page shows up to 610. */
const SIDES = { logo: 512, homePicture: 1200 } as const;

const PictureSetting = z.enum(['logo', 'homePicture']).openapi('PictureSetting');

const SitePicture = z
  .object({ address: z.string().describe('The value of the setting.') })
  .openapi('SitePicture');

export function sitePictureRoutes(services: PhotoServices) {
  const { storage } = services;
  return createRouter().openapi(
    route({
      method: 'post',
      path: '/site-pictures/{setting}',
      operationId: 'uploadSitePicture',
      tag: { name: 'Settings', description: 'Settings of the site, for operators.' },
      summary: 'Store a picture that can become the value of a setting; for operators',
      description: 'The body is the file itself. It is cropped to a square around its center.',
      access: 'member',
      request: { params: z.object({ setting: PictureSetting }), body: fileBody },
      responses: { 201: json(SitePicture, 'The stored picture.') },
      errors: [...operatorsOnly, ...pictureErrors, commonErrors.FILES_UNAVAILABLE],
    }),
    async (c) => {
      const owner = authorize(await actorOf(c), 'settings.edit');
      const { body } = c.req.raw;
      if (body === null) throw new DomainError(photoErrors.NOT_A_PHOTO);
      const key = `site/${randomUUID()}.webp`;
      const side = SIDES[c.req.valid('param').setting];
      await storage.put(key, await cropSquare(services, { owner, address: c.var.address }, body, side));
      return c.json({ address: filePath(key) }, 201, PRIVATE);
    },
  );
}
