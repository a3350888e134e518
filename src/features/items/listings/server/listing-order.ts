import { type SelectQueryBuilder, sql } from 'kysely';
import { pageOfRows, readCursor } from '../../../../platform/server/db/keyset.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { LISTING_LIMITS } from '../../../../shared/listing-limits.ts';
import { decodeCursor, encodeCursor, MAX_TIME } from '../../../../shared/pagination.ts';
import type { Position } from '../../../../shared/position.ts';
import type { Sort } from '../../../../shared/taxonomy.ts';
import { isUuid } from '../../../../shared/uuid.ts';
import type { CardRow } from './cards.queries.ts';

/** How a list is sorted; 'nearest' starts from a position. */
export type ListingOrder = { by: Exclude<Sort, 'nearest'> } | { by: 'nearest'; from: Position };

/**
 * Where a page of results ended: the sort key and id of its last row. 'popular' sorts by `popularity` first;
 * 'nearest' by `distance` in meters, exactly as PostgreSQL wrote it, because it has to match the row.
 */
export type ListingCursor = { key: number; id: string; popularity?: number; distance?: string };

/** Largest value of an integer column. */
const MAX_COUNT = 2_147_483_647;
const DISTANCE = /^\d{1,8}(\.\d{1,20})?(e-\d{1,2})?$/;

const sortsByPrice = (sort: Sort) => sort === 'price_low' || sort === 'price_high';

/** Null for a cursor that we did not create. */
function parseListingCursor(text: string, sort: Sort): ListingCursor | null {
  const first = sort === 'popular' || sort === 'nearest' ? 1 : 0;
  const parts = decodeCursor(text, 2 + first) ?? [];
  const [key, id] = parts.slice(first);
  if (typeof key !== 'number' || typeof id !== 'string' || !isUuid(id)) return null;
  if (key < 0 || key > (sortsByPrice(sort) ? LISTING_LIMITS.maxPriceCents : MAX_TIME)) return null;
  const [lead] = parts;
  if (sort === 'popular') {
    return typeof lead === 'number' && lead >= 0 && lead <= MAX_COUNT ? { popularity: lead, key, id } : null;
  }
  if (sort === 'nearest') {
    return typeof lead === 'string' && DISTANCE.test(lead) ? { distance: lead, key, id } : null;
  }
  return { key, id };
}

/** The cursor after a row. */
function listingCursorAfter(row: CardRow, sort: Sort): string {
  const listedAt = row.listed_at.getTime();
  if (sort === 'popular') return encodeCursor([row.popularity, listedAt, row.id]);
  if (sort === 'nearest') return encodeCursor([String(row.distance ?? 0), listedAt, row.id]);
  return encodeCursor([sortsByPrice(sort) ? row.price_cents : listedAt, row.id]);
}

export type ListingSelect<O> = SelectQueryBuilder<DB, 'listings', O>;

export const onEarth = ({ latitude, longitude }: Position) =>
  sql`earth_point(${latitude}::float8, ${longitude}::float8)`;

/**
 * Meters in a straight line through the ground; at travel distances that equals the distance as the crow
 * flies.
 */
export const distanceFrom = (position: Position) => sql<number>`(listings.place <-> ${onEarth(position)})`;

/** Sorts a query, and starts it after the cursor. */
export function ordered<Q extends ListingSelect<unknown>>(
  select: Q,
  order: ListingOrder,
  cursor: ListingCursor | null,
): Q {
  if (order.by === 'popular') return popularFirst(select, cursor);
  if (order.by === 'nearest') return nearestFirst(select, order.from, cursor);
  const column = sortsByPrice(order.by) ? 'listings.price_cents' : 'listings.listed_at';
  const direction = order.by === 'price_low' ? 'asc' : 'desc';
  let query: ListingSelect<unknown> = select.orderBy(column, direction).orderBy('listings.id', direction);
  if (cursor !== null) {
    const key = sortsByPrice(order.by) ? sql`${cursor.key}::int` : sql`${new Date(cursor.key)}::timestamptz`;
    const comparison = sql.raw(direction === 'asc' ? '>' : '<');
    query = query.where(
      sql<boolean>`(${sql.ref(column)}, listings.id) ${comparison} (${key}, ${cursor.id}::uuid)`,
    );
  }
  return query as Q;
}

/** By views, favorites and chats of the last 30 days, then newest. */
function popularFirst<Q extends ListingSelect<unknown>>(select: Q, cursor: ListingCursor | null): Q {
  let query: ListingSelect<unknown> = select
    .orderBy('listings.popularity', 'desc')
    .orderBy('listings.listed_at', 'desc')
    .orderBy('listings.id', 'desc');
  if (cursor !== null) {
    query = query.where(
      sql<boolean>`(listings.popularity, listings.listed_at, listings.id)
        < (${cursor.popularity ?? 0}::int, ${new Date(cursor.key)}::timestamptz, ${cursor.id}::uuid)`,
    );
  }
  return query as Q;
}

/** Leaves out listings without a position. */
function nearestFirst<Q extends ListingSelect<unknown>>(
  select: Q,
  from: Position,
  cursor: ListingCursor | null,
): Q {
  const distance = distanceFrom(from);
  let query: ListingSelect<unknown> = select
    .where('listings.place', 'is not', null)
    .orderBy(distance)
    .orderBy('listings.listed_at', 'desc')
    .orderBy('listings.id', 'desc');
  if (cursor !== null) {
    const last = sql`${cursor.distance ?? '0'}::float8`;
    query = query.where(
      sql<boolean>`${distance} >= ${last} and (${distance} > ${last} or (listings.listed_at, listings.id)
        < (${new Date(cursor.key)}::timestamptz, ${cursor.id}::uuid))`,
    );
  }
  return query as Q;
}

/** A page of rows; the query asked for one row more than the limit. */
export const pageOf = <Row extends CardRow>(rows: readonly Row[], limit: number, sort: Sort) =>
  pageOfRows(rows, limit, (row) => listingCursorAfter(row, sort));

/**
 * Reads the cursor of a page in an order; null for the first page.
 * @throws DomainError INVALID_INPUT for a cursor that does not fit this order.
 */
export const listingCursor = (text: string | undefined, sort: Sort): ListingCursor | null =>
  readCursor(
    text,
    (cursor) => parseListingCursor(cursor, sort),
    'Use the cursor of the page before, with the same order.',
  );
