import { sql } from 'kysely';
import type { Config } from '../../../../platform/server/config.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Member } from '../../../../platform/server/http/actor.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { byId, route } from '../../../../platform/server/http/route.ts';
import { tag } from './listings.routes.ts';
import { type Viewer, viewerOfDay } from './viewer-of-day.ts';
import { isVisibleListing } from './visible-listings.ts';

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

/**
 * Counts a view of a listing once per viewer and day (UTC), without its owner and bots. One statement, so
 * that a repeated request counts once.
 */
async function countView(db: Database, secret: string, id: string, viewer: Viewer): Promise<void> {
  const { actor } = viewer;
  const counted = await viewerOfDay(db, secret, 'view', id, viewer);
  if (counted === null) return;
  await sql`
    with fresh as (
      insert into listing_views (listing_id, day, viewer)
      select id, ${counted.day}::date, ${counted.code}::bytea from listings
      where id = ${id} and ${isVisibleListing()} and status <> 'paused'
        and (seller_id = ${actor.kind === 'member' ? actor.id : null}::uuid) is not true
        and (guest_key = ${actor.kind === 'guest' ? actor.key : null}::uuid) is not true
      on conflict do nothing
      returning listing_id, day
    ), of_day as (
      insert into listing_view_days as total (listing_id, day, views)
      select listing_id, day, 1 from fresh
      on conflict (listing_id, day) do update set views = total.views + 1
    )
    insert into listing_view_totals as total (listing_id, views)
    select listing_id, 1 from fresh
    on conflict (listing_id) do update set views = total.views + 1`.execute(db);
}

/** Forgets the viewers of past days; run by a schedule. */
export async function forgetViewers(db: Database): Promise<void> {
  await sql`delete from listing_views where day < (now() at time zone 'utc')::date`.execute(db);
}
