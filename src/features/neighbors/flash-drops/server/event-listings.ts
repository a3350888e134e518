import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import {
  comesAfter,
  pageOfRows,
  readTimeCursor,
  type TimeCursor,
  timeCursorAfter,
} from '../../../../platform/server/db/keyset.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import { featuredAmong } from '../../../finding/featured/server/featured.ts';
import { listingCards } from '../../../items/listings/server/listings.ts';
import { blockedPeopleOf } from '../../../trust/blocks/server/blocks.ts';
import type { FlashDropListing, FlashDropListings, FlashDropListingsQuery } from '../contract/flash-drop.ts';

/** Likes plus opened shares from which a listing is marked as trending. */
const MIN_TRENDING_SCORE = 5;

export interface ListingServices {
  db: Database;
}

/** Presents the listings of events, grouped by event and in the order of the rows. */
export async function presentListings(
  { db }: ListingServices,
  actor: Actor,
  rows: readonly EventListingRow[],
): Promise<Map<string, FlashDropListing[]>> {
  const ids = rows.map(({ listing_id }) => listing_id);
  const hidden = await blockedPeopleOf(db, actor);
  const [cards, featured] = await Promise.all([listingCards(db, ids, hidden), featuredAmong(db, ids)]);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const presented = new Map<string, FlashDropListing[]>();
  for (const row of rows) {
    const listing = byId.get(row.listing_id);
    if (listing === undefined) continue;
    const badges: FlashDropListing['badges'] = [];
    if (row.is_cheaper) badges.push('flash-sale');
    if (row.likes + row.shares >= MIN_TRENDING_SCORE) badges.push('trending');
    if (featured.has(listing.id)) badges.push('featured');
    const of = presented.get(row.flash_drop_id) ?? [];
    presented.set(row.flash_drop_id, of);
    of.push({ listing, badges, likes: row.likes, shares: row.shares });
  }
  return presented;
}

/** Returns a page of an event's listings, newest first. For visitors and guests, 'mine' is empty. */
export async function loadListings(
  services: ListingServices,
  actor: Actor,
  id: string,
  { of, cursor, limit }: FlashDropListingsQuery,
): Promise<FlashDropListings> {
  const viewer = actor.kind === 'member' ? actor.id : null;
  const { total, mine } = await countListings(services.db, id, viewer);
  if (of === 'mine' && viewer === null) return { listings: [], total, mine, nextCursor: null };
  const sellerId = of === 'mine' ? viewer : null;
  const rows = await findListings(services.db, { id, sellerId, limit, cursor: readTimeCursor(cursor) });
  const { shown, nextCursor } = pageOfRows(rows, limit, (row) =>
    timeCursorAfter(row.added_at, row.listing_id),
  );
  const presented = await presentListings(services, actor, shown);
  return { listings: presented.get(id) ?? [], total, mine, nextCursor };
}

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
async function findListings(
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
async function countListings(db: Database, id: string, viewerId: string | null) {
  const { rows } = await sql<{ total: number; mine: number }>`
    select
      (select count(*)::int from flash_drop_listings where flash_drop_id = ${id} and shown) as total,
      (select count(*)::int from listings join flash_drop_listings as listed on listed.listing_id = listings.id
        where listings.seller_id = ${viewerId}::uuid and listed.flash_drop_id = ${id} and listed.shown) as mine`.execute(
    db,
  );
  return rows[0] ?? { total: 0, mine: 0 };
}
