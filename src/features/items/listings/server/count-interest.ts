import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';

/** Days for which views and chats count toward popularity. */
export const INTEREST_DAYS = 30;

/** The conversations about a listing. */
export interface ChatsAbout {
  listingId: string;
  chats: number;
}

/**
 * Recounts the views and chats that make listings popular (a trigger counts favorites); run by a schedule.
 * Writes only what has changed.
 * @param chats Those of the last INTEREST_DAYS, for all listings that have any.
 */
export async function countInterest(db: Database, chats: readonly ChatsAbout[]): Promise<void> {
  const ids = chats.map(({ listingId }) => listingId);
  const counts = chats.map((about) => about.chats);
  await sql`
    with viewed as (
      select listing_id as id, sum(views)::int as views from listing_view_days
      where day > (now() at time zone 'utc')::date - ${INTEREST_DAYS}::int
      group by listing_id
    ), chatted as (
      select id, chats from unnest(${ids}::uuid[], ${counts}::int[]) as counted (id, chats)
    ), touched as (
      select id from viewed union select id from chatted
      union select id from listings where recent_views > 0 or recent_chats > 0
    ), fresh as (
      select touched.id, coalesce(views, 0) as views, coalesce(chats, 0) as chats
      from touched left join viewed using (id) left join chatted using (id)
    )
    update listings set recent_views = fresh.views, recent_chats = fresh.chats
    from fresh
    where listings.id = fresh.id
      and (listings.recent_views, listings.recent_chats) <> (fresh.views, fresh.chats)`.execute(db);
  await sql`
    delete from listing_view_days
    where day <= (now() at time zone 'utc')::date - ${INTEREST_DAYS}::int`.execute(db);
}
