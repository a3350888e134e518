import { createRoute, z } from '@hono/zod-openapi';
import type { Config } from '../../../platform/server/config.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import { createRouter } from '../../../platform/server/http/api.ts';
import { problems } from '../../../platform/server/http/problem.ts';
import { countView } from './count-view.ts';

interface Services {
  db: Database;
  config: Config;
}

export function viewRoutes({ db, config }: Services) {
  return createRouter().openapi(
    createRoute({
      method: 'post',
      path: '/listings/{id}/views',
      tags: ['Listings'],
      summary: 'Say that a listing is being looked at; counts once for each viewer and day',
      request: { params: z.object({ id: z.uuid() }) },
      responses: { 204: { description: 'Counted, unless it was already or does not count.' }, ...problems() },
    }),
    async (c) => {
      const { actor } = await c.var.identify();
      const userAgent = c.req.header('user-agent') ?? '';
      const { address } = c.var;
      await countView(db, config.authSecret, c.req.valid('param').id, { actor, address, userAgent });
      return c.body(null, 204);
    },
  );
}
