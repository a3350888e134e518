import type { Config } from '../../../../platform/server/config.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Member } from '../../../../platform/server/http/actor.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { byId, route } from '../../../../platform/server/http/route.ts';
import { tag } from './api-tag.ts';
import { countView } from './count-view.ts';

interface Services {
  db: Database;
  config: Config;
  listingSeen: ListingSeen;
}

/** What else happens when a member sees a listing: what would tell them of it is read. */
export type ListingSeen = (member: Member, listingId: string) => Promise<void>;

export function viewRoutes({ db, config, listingSeen }: Services) {
  return createRouter().openapi(
    route({
      method: 'post',
      path: '/listings/{id}/views',
      operationId: 'recordView',
      tag,
      summary: 'Count a view of a listing, once a day for each viewer, and mark as read what told them of it',
      access: 'optional',
      request: { params: byId },
      responses: { 204: { description: 'The view is counted, unless it was already or does not count.' } },
    }),
    async (c) => {
      const actor = await actorOf(c);
      const userAgent = c.req.header('user-agent') ?? '';
      const { address } = c.var;
      const { id } = c.req.valid('param');
      await countView(db, config.authSecret, id, { actor, address, userAgent });
      if (actor.kind === 'member') await listingSeen(actor, id);
      return c.body(null, 204);
    },
  );
}
