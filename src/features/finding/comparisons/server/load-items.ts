import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import { type Actor, personKey } from '../../../../platform/server/http/actor.ts';
import type { Position } from '../../../../shared/position.ts';
import {
  type CardRow,
  cards,
  distanceFrom,
  type FactReading,
  findFactReadings,
  isVisibleListing,
  presentCard,
} from '../../../items/listings/server/listings.ts';
import { blockedPeopleOf, isVisible } from '../../../trust/blocks/server/blocks.ts';
import type { ComparableListing } from '../contract/comparable-listing.ts';
import type { ComparedItem } from '../contract/comparison.ts';
import type { ReadItem } from './item.ts';

/** A listing as the viewer currently sees it. */
export interface LoadedItem extends ReadItem {
  listing: ComparableListing;
  isOwn: boolean;
  soldAt: Date | null;
  /** The position, rounded to about a kilometer. Never shown. */
  position: Position | null;
}

interface Services {
  db: Database;
}

/** A chosen listing with its item number. */
export interface ChosenItem {
  item: number;
  /** Null if the listing was deleted. */
  listingId: string | null;
}

/** Loads the current listings, except those hidden from the viewer. */
export async function loadItems(
  { db }: Services,
  viewer: Actor,
  chosen: readonly ChosenItem[],
  near?: Position,
): Promise<{ items: LoadedItem[]; hidden: readonly string[] }> {
  const hidden = await blockedPeopleOf(db, viewer);
  const ids = chosen.flatMap(({ listingId }) => (listingId === null ? [] : [listingId]));
  const rows = new Map((await findItemRows(db, ids, { near, hidden })).map((row) => [row.id, row]));
  const readings = await findFactReadings(db, [...rows.keys()]);
  const items = chosen.flatMap(({ item, listingId }) => {
    const row = listingId === null ? undefined : rows.get(listingId);
    const reading = listingId === null ? undefined : readings.get(listingId);
    if (row === undefined || reading === undefined) return [];
    return [presentItem(item, row, reading, viewer)];
  });
  return { items, hidden };
}

function presentItem(item: number, row: ItemRow, reading: FactReading, viewer: Actor): LoadedItem {
  const card = presentCard(row);
  const state = card.status === 'active' ? (card.reserved ? 'reserved' : 'for-sale') : card.status;
  const isOwn = viewer.kind !== 'visitor' && personKey(viewer) === (row.seller_id ?? row.guest_key);
  return {
    item,
    state,
    title: card.title,
    about: reading.item,
    said: reading.facts,
    category: card.category,
    condition: card.condition,
    priceCents: card.priceCents,
    rating: card.seller.kind === 'member' ? card.seller.rating : null,
    totalRatings: card.seller.kind === 'member' ? card.seller.totalRatings : 0,
    distanceKm: card.distanceKm ?? null,
    canAsk: !isOwn && card.status === 'active',
    listing: { ...card, location: row.location },
    isOwn,
    soldAt: state === 'sold' ? row.sold_at : null,
    position: positionOf(row),
  };
}

const positionOf = ({ latitude, longitude }: ItemRow): Position | null =>
  latitude === null || longitude === null
    ? null
    : { latitude: Number(latitude), longitude: Number(longitude) };

/** Returns an item for the API, including deleted ones. */
export function presentComparedItem(
  item: number,
  now: LoadedItem | undefined,
  /** The price when it was last compared, and the price that a shared comparison uses. */
  { before, counted }: { before: number | null; counted?: number },
): ComparedItem {
  if (now === undefined) {
    return {
      item,
      state: 'gone',
      listing: null,
      own: false,
      priceCents: null,
      priceBeforeCents: null,
      soldAt: null,
    };
  }
  return {
    item,
    state: now.state,
    listing: now.listing,
    own: now.isOwn,
    priceCents: counted ?? now.priceCents,
    priceBeforeCents: before === null || before === now.priceCents ? null : before,
    soldAt: now.soldAt?.toISOString() ?? null,
  };
}

/** Loads listings in no particular order, except those hidden from the viewer. */
function findItemRows(
  db: Database,
  ids: readonly string[],
  { near, hidden }: { near: Position | undefined; hidden: readonly string[] },
) {
  return cards(db)
    .select(['listings.location', 'listings.latitude', 'listings.longitude', 'listings.sold_at'])
    .select((near ? distanceFrom(near) : sql<number | null>`null::float8`).as('distance'))
    .where('listings.id', '=', anyOf(ids))
    .where(isVisibleListing())
    .where(isVisible('listings.seller_id', 'listings.guest_key', hidden))
    .execute();
}
type ItemRow = CardRow & Awaited<ReturnType<typeof findItemRows>>[number];
