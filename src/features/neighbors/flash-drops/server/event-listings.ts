import type { Database } from '../../../../platform/server/db/database.ts';
import { pageOfRows, readTimeCursor, timeCursorAfter } from '../../../../platform/server/db/keyset.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import { featuredAmong } from '../../../finding/featured/server/featured.ts';
import { listingCards } from '../../../items/listings/server/listings.ts';
import type { PresentPhoto } from '../../../items/photos/server/photos.ts';
import { blockedPeopleOf } from '../../../trust/blocks/server/blocks.ts';
import type { FlashDropListing, FlashDropListings, FlashDropListingsQuery } from '../contract/flash-drop.ts';
import { countListings, type EventListingRow, findListings } from './event-listings.queries.ts';

/** Likes plus opened shares from which a listing is marked as trending. */
const MIN_TRENDING_SCORE = 5;

export interface ListingServices {
  db: Database;
  presentPhoto: PresentPhoto;
}

/** Presents the listings of events, grouped by event and in the order of the rows. */
export async function presentListings(
  { db, presentPhoto }: ListingServices,
  actor: Actor,
  rows: readonly EventListingRow[],
): Promise<Map<string, FlashDropListing[]>> {
  const ids = rows.map(({ listing_id }) => listing_id);
  const hidden = await blockedPeopleOf(db, actor);
  const [cards, featured] = await Promise.all([
    listingCards(db, presentPhoto, ids, hidden),
    featuredAmong(db, ids),
  ]);
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
