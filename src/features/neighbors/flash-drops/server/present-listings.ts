import type { Database } from '../../../../platform/server/db/database.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import { blockedPeopleOf } from '../../../trust/blocks/server/blocks.ts';
import { featuredAmong } from '../../../finding/featured/server/featured.ts';
import { listingCards } from '../../../items/listings/server/listings.ts';
import type { PresentPhoto } from '../../../items/photos/server/photos.ts';
import type { FlashDropListing } from '../contract/flash-drop.ts';
import type { EventListingRow } from './event-listings.queries.ts';

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
