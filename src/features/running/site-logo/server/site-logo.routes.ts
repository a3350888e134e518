import { randomUUID } from 'node:crypto';
import { z } from '@hono/zod-openapi';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { fileBody, json, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { fileUrl } from '../../../../platform/server/storage/file-storage.ts';
import { commonErrors, DomainError } from '../../../../shared/errors.ts';
import { photoErrors, pictureErrors } from '../../../items/photos/contract/errors.ts';
import { cropSquare, type PhotoServices } from '../../../items/photos/server/photos.ts';
import { operatorsOnly } from '../../operators/contract/errors.ts';
import { authorize } from '../../operators/server/operators.ts';

/** Pixels. It is shown at 32, and sharp on phones. */
const SIDE = 128;

const SiteLogo = z
  .object({ address: z.string().describe('The value of the setting `logo`.') })
  .openapi('SiteLogo');

export function siteLogoRoutes(services: PhotoServices) {
  const { storage } = services;
  return createRouter().openapi(
    route({
      method: 'post',
      path: '/site-logos',
      operationId: 'uploadSiteLogo',
      tag: { name: 'Settings', description: 'Settings of the site, for operators.' },
      summary: 'Store a picture that can become the logo of the site; for operators',
      description: 'The body is the file itself. It is cropped to a square around its center.',
      access: 'member',
      request: { body: fileBody },
      responses: { 201: json(SiteLogo, 'The stored picture.') },
      errors: [...operatorsOnly, ...pictureErrors, commonErrors.FILES_UNAVAILABLE],
    }),
    async (c) => {
      const owner = authorize(await actorOf(c), 'settings.edit');
      const { body } = c.req.raw;
      if (body === null) throw new DomainError(photoErrors.NOT_A_PHOTO);
      const key = `site/${randomUUID()}.webp`;
      await storage.put(key, await cropSquare(services, { owner, address: c.var.address }, body, SIDE));
      return c.json({ address: fileUrl(key) }, 201, PRIVATE);
    },
  );
}
