import { createHmac } from 'node:crypto';
import { isbot } from 'isbot';
import { sql } from 'kysely';
import { countAttempt } from '../../../platform/server/db/attempts.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Actor } from '../../../platform/server/http/actor.ts';
import { DomainError } from '../../../shared/errors.ts';
import { isVisibleListing } from './visible-listings.ts';

/** Who views a listing, as far as a request shows. */
export interface Viewer {
  actor: Actor;
  address: string;
  userAgent: string;
}

/**
 * Visitors from one IP address that count per listing and day: enough for a household, too few for someone
 * who fakes browsers.
 */
const PER_ADDRESS = { limit: 6, windowSeconds: 86_400, firstDelaySeconds: 86_400 } as const;

/**
 * Counts a view of a listing once per viewer and day (UTC), without its owner and bots. One statement, so
 * that a repeated request counts once.
 */
export async function countView(db: Database, secret: string, id: string, viewer: Viewer): Promise<void> {
  const { actor, address, userAgent } = viewer;
  if (userAgent === '' || isbot(userAgent)) return;
  if (actor.kind === 'visitor' && !(await mayCount(db, id, address))) return;
  const day = new Date().toISOString().slice(0, 10);
  const name = createHmac('sha256', secret)
    .update(`view\n${day}\n${nameOf(viewer)}`)
    .digest()
    .subarray(0, 16);
  await sql`
    with fresh as (
      insert into listing_views (listing_id, day, viewer)
      select id, ${day}::date, ${name}::bytea from listings
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

function nameOf({ actor, address, userAgent }: Viewer): string {
  if (actor.kind === 'member') return `member ${actor.id}`;
  return actor.kind === 'guest' ? `guest ${actor.key}` : `visitor ${address} ${userAgent}`;
}

async function mayCount(db: Database, id: string, address: string): Promise<boolean> {
  try {
    await countAttempt(db, `view:${id}:${address}`, PER_ADDRESS);
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

/** Forgets the viewers of past days; run by a schedule. */
export async function forgetViewers(db: Database): Promise<void> {
  await sql`delete from listing_views where day < (now() at time zone 'utc')::date`.execute(db);
}
