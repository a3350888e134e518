import type { Config } from '../../../platform/server/config.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import { createRouter } from '../../../platform/server/http/api.ts';
import { actorOf } from '../../../platform/server/http/request.ts';
import { byId, route } from '../../../platform/server/http/route.ts';
import { tag } from './api-tag.ts';
import { countView } from './count-view.ts';

interface Services {
  db: Database;
  config: Config;
}

export function viewRoutes({ db, config }: Services) {
  return createRouter().openapi(
    route({
      method: 'post',
      path: '/listings/{id}/views',
      operationId: 'recordView',
      tag,
      summary: 'Count a view of a listing, once a day for each viewer',
      access: 'optional',
      request: { params: byId },
      responses: { 204: { description: 'The view is counted, unless it was already or does not count.' } },
    }),
    async (c) => {
      const actor = await actorOf(c);
      const userAgent = c.req.header('user-agent') ?? '';
      const { address } = c.var;
      await countView(db, config.authSecret, c.req.valid('param').id, { actor, address, userAgent });
      return c.body(null, 204);
    },
  );
}
