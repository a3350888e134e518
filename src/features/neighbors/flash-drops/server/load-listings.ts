import { pageOfRows, readTimeCursor, timeCursorAfter } from '../../../../platform/server/db/keyset.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import type { FlashDropListings, FlashDropListingsQuery } from '../contract/flash-drop.ts';
import { countListings, findListings } from './event-listings.queries.ts';
import { type ListingServices, presentListings } from './present-listings.ts';

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
