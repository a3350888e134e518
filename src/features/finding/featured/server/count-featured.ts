import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { type Viewer, viewerOfDay } from '../../../items/listings/server/listings.ts';
import type { FeaturedCount } from '../contract/featured.ts';

/**
 * Counts an impression or a click of a featured listing, once per person and day, except for its seller and bots. A
 * single statement, so that a repeated request counts once. An impression also moves the listing back in the rotation.
 */
export async function countFeatured(
  db: Database,
  secret: string,
  id: string,
  what: FeaturedCount['what'],
  viewer: Viewer,
): Promise<void> {
  const counted = await viewerOfDay(db, secret, `featured-${what}`, id, viewer);
  if (counted === null) return;
  const seller = viewer.actor.kind === 'member' ? viewer.actor.id : null;
  await sql`
    with fresh as (
      insert into featured_viewers (listing_id, day, what, viewer)
      select listing_id, ${counted.day}::date, ${what}, ${counted.code}::bytea
      from featured_listings join listings on id = listing_id
      where listing_id = ${id}::uuid and in_rotation and seller_id is distinct from ${seller}::uuid
      on conflict do nothing
      returning listing_id, (what = 'shown')::int as shown
    )
    update featured_listings as total set
      shown = total.shown + fresh.shown,
      turns = total.turns + fresh.shown,
      opened = total.opened + 1 - fresh.shown
    from fresh where total.listing_id = fresh.listing_id`.execute(db);
}

/** Deletes the records of past days. Runs on a schedule. */
export async function deleteOldViewers(db: Database): Promise<void> {
  await sql`delete from featured_viewers where day < (now() at time zone 'utc')::date`.execute(db);
}
