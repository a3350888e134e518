import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { comesAfter, type TimeCursor } from '../../../../platform/server/db/keyset.ts';

/** Counts of a listing in an event. */
export interface EventListingRow {
  flash_drop_id: string;
  listing_id: string;
  added_at: Date;
  is_cheaper: boolean;
  likes: number;
  shares: number;
}

const columns = sql`
  listed.flash_drop_id, listed.listing_id, listed.added_at, listings.price_cents < listed.price_cents as is_cheaper,
  listed.likes, listed.shares`;

/** Finds the eight most liked and shared listings of each event. */
export async function findFeatured(db: Database, ids: readonly string[]): Promise<EventListingRow[]> {
  const { rows } = await sql<EventListingRow>`
    select ${columns} from unnest(${ids}::uuid[]) as event (id), lateral (
      select * from flash_drop_listings where flash_drop_id = event.id and shown
      order by likes + 2 * shares desc, added_at desc, listing_id limit 8) as listed
    join listings on listings.id = listed.listing_id
    order by likes + 2 * shares desc, added_at desc, listing_id`.execute(db);
  return rows;
}

/** Finds a page of an event's listings, newest first, one more than the limit. */
export async function findListings(
  db: Database,
  {
    id,
    sellerId,
    limit,
    cursor,
  }: { id: string; sellerId: string | null; limit: number; cursor: TimeCursor | null },
): Promise<EventListingRow[]> {
  const isTheirs = sellerId === null ? sql`true` : sql`listings.seller_id = ${sellerId}`;
  const isNext = cursor === null ? sql`true` : comesAfter('listed.added_at', 'listed.listing_id', cursor);
  const { rows } = await sql<EventListingRow>`
    select ${columns} from flash_drop_listings as listed join listings on listings.id = listed.listing_id
    where listed.flash_drop_id = ${id} and listed.shown and ${isTheirs} and ${isNext}
    order by listed.added_at desc, listed.listing_id desc limit ${limit + 1}`.execute(db);
  return rows;
}

/** Counts the visible listings of an event, and how many of them are the viewer's. */
export async function countListings(db: Database, id: string, viewerId: string | null) {
  const { rows } = await sql<{ total: number; mine: number }>`
    select
      (select count(*)::int from flash_drop_listings where flash_drop_id = ${id} and shown) as total,
      (select count(*)::int from listings join flash_drop_listings as listed on listed.listing_id = listings.id
        where listings.seller_id = ${viewerId}::uuid and listed.flash_drop_id = ${id} and listed.shown) as mine`.execute(
    db,
  );
  return rows[0] ?? { total: 0, mine: 0 };
}
