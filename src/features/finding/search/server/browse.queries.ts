import { type QueryCreator, sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import { planEachTime, planOnce } from '../../../../platform/server/db/statement-names.ts';
import type { OwnerKey } from '../../../../platform/server/http/actor.ts';
import type { Position } from '../../../../shared/position.ts';
import {
  buildCards,
  type CardRow,
  cards,
  distanceFrom,
  isForSale,
  type ListingCursor,
  type ListingOrder,
  type ListingSelect,
  onEarth,
  ordered,
  ownedBy,
} from '../../../items/listings/server/listings.ts';
import { isVisible } from '../../../trust/blocks/server/blocks.ts';
import {
  type FacetFilters,
  facetsOf,
  indexFinds,
  isFoundByIndex,
  matchesTerm,
  type Search,
  wholeWord,
} from './search-conditions.ts';

/** Conditions for a list of listings for sale. */
export interface Browse extends FacetFilters {
  search?: Search;
  /** Words that neither title nor tags may contain. */
  excluded?: readonly (readonly string[])[];
  seller?: OwnerKey;
  /** The viewer's position. If set, results include a distance. */
  near?: Position;
  withinKm?: number;
  order: ListingOrder;
  /** Sellers hidden from the viewer, such as blocked ones. */
  hidden?: readonly string[];
}

/**
 * Maximum number of listings scanned in list order. Common words fill a page after a few rows. Searches that need more
 * are rare enough for an index to return all matches, so every search reads a bounded number of rows. Scanning by
 * distance costs more per row.
 */
const MAX_SCANNED = 10_000;
const MAX_SCANNED_NEAREST = 3_000;
/**
 * Among millions, words that the newest 10,000 have too rarely may still be in 50,000 listings. Reading these by the
 * index is slower than scanning more of the newest, which lie beside each other.
 */
const MAX_SCANNED_OF_MANY = 100_000;
const MANY = 5_000_000;
/**
 * Sizes of earlier scans, used if filters may leave few matches, such as laptops in vehicles. The scan continues only
 * if it finds its share of the page.
 */
const SCANNED_TO_ESTIMATE = [1_000, 10_000];

/** Returns one row more than the limit if there is another page. */
export async function findCards(
  db: Database,
  browse: Browse,
  cursor: ListingCursor | null,
  limit: number,
): Promise<CardRow[]> {
  const { near, order } = browse;
  const pageOf = <Q extends Listings>(listings: Q): Q =>
    ordered(filtered(listings, browse), order, cursor).limit(limit + 1) as Q;
  const run = (cardQuery: ReturnType<typeof buildCards>) => {
    const query = near ? cardQuery.select(distanceFrom(near).as('distance')) : cardQuery;
    return (hasOnePlan(browse) ? query : query.modifyEnd(planEachTime)).execute();
  };
  if (hasPlainPlan(browse)) return run(pageOf(cards(db)));
  // Joins card data only for the rows of the page, to avoid looking up sellers of other rows.
  const atMost = { limit, enough: limit + 1, isWhole: true };
  const { rows } = await findListings(db, browse, cursor, atMost, (page) =>
    run(
      ordered(
        buildCards(inPlaceOfListings(db.with('listings', () => page.selectAll('listings')))),
        order,
        null,
      ),
    ),
  );
  return rows;
}

/**
 * Loads a page of listings by the cheapest plan. Returns `limit` + 1 rows if there are more, or only `enough` rows if
 * finding more would be expensive.
 * @param isWhole Whether to load all columns of a listing, instead of those that filters and ranking use.
 */
export async function findListings<Row>(
  db: Database,
  browse: Browse,
  cursor: ListingCursor | null,
  { limit, enough, isWhole = false }: { limit: number; enough: number; isWhole?: boolean },
  load: (page: Listings) => Promise<Row[]>,
): Promise<{ rows: Row[]; hasMore: boolean }> {
  const pageOf = (matching: Listings): Listings =>
    ordered(matching, browse.order, cursor).limit(planOnce(limit + 1, 'integer'));
  const whole = (rows: Row[]) => ({ rows, hasMore: rows.length > limit });
  if (hasPlainPlan(browse)) return whole(await load(pageOf(filtered(db.selectFrom('listings'), browse))));
  for (const size of scanSizes(browse, limit)) {
    const scanned = among(db, firstOf(db, browse, cursor, size, isWhole));
    const rows = await load(pageOf(filtered(scanned, browse)));
    if (rows.length > limit) return whole(rows);
    const isLast = size === maxScanned(browse);
    if (isLast && rows.length >= enough) return { rows, hasMore: true };
    if (!promisesToFill(rows.length, browse, limit, size)) break;
  }
  return whole(await load(pageOf(among(db, foundByIndex(db, browse, isWhole)))));
}

/** Counts matching listings, stopping at `cap` + 1 to bound the cost. */
export async function countMatching(db: Database, browse: Browse, cap: number): Promise<number> {
  const count = async (matching: Listings) => {
    const matches = placed(matching, browse)
      .select('listings.id')
      .limit(planOnce(cap + 1, 'integer'));
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from (${matches}) as matches
      ${hasOnePlan(browse) ? sql`` : planEachTime}`.execute(db);
    return rows[0]?.count ?? 0;
  };
  if (hasPlainPlan(browse)) return count(filtered(db.selectFrom('listings'), browse));
  // Order does not affect the count, so use the one that is cheapest to scan.
  const newest: Browse = { ...browse, order: { by: 'newest' } };
  for (const size of scanSizes(newest, cap)) {
    const counted = await count(filtered(among(db, firstOf(db, newest, null, size)), browse));
    if (counted > cap) return counted;
    if (!promisesToFill(counted, newest, cap, size)) break;
  }
  return count(among(db, foundByIndex(db, browse)));
}

/** Whether an index already covers the order or filter, so the planner needs no help. */
function hasPlainPlan(browse: Browse): boolean {
  const { search, withinKm, order, seller, category, condition, conditions, minPriceCents, maxPriceCents } =
    browse;
  if (seller !== undefined) return true;
  if ((search ?? browse.excluded ?? withinKm) !== undefined) return false;
  if (order.by !== 'nearest') return true;
  return (category ?? condition ?? conditions ?? minPriceCents ?? maxPriceCents) === undefined;
}

/** Whether the best plan is the same for all values of these filters. */
export const hasOnePlan = ({
  search,
  withinKm,
  condition,
  conditions,
  minPriceCents,
  maxPriceCents,
}: Browse): boolean =>
  search?.index !== 'both' &&
  (withinKm ?? condition ?? conditions ?? minPriceCents ?? maxPriceCents) === undefined;

function maxScanned({ order, search }: Browse): number {
  if (order.by === 'nearest') return MAX_SCANNED_NEAREST;
  return order.by === 'newest' && search !== undefined && search.total >= MANY
    ? MAX_SCANNED_OF_MANY
    : MAX_SCANNED;
}

/**
 * Returns the sizes of consecutive scans; none if the index is cheaper. Scans if at least half of `limit` is expected,
 * or if the frequency of the search is unknown.
 */
function scanSizes(browse: Browse, limit: number): readonly number[] {
  const most = maxScanned(browse);
  if (browse.search === undefined) return [most];
  const isEstimated = browse.search.terms.length > 1 || facetsOf(browse).length > 0;
  // Words that often occur together are in far more listings than estimated. Among many, a short scan tells.
  const isTrusted = !isEstimated || most < MAX_SCANNED_OF_MANY;
  if (isTrusted && limit > (browse.search.share * most) / 2) return [];
  return isEstimated ? [...SCANNED_TO_ESTIMATE.filter((size) => size < most), most] : [most];
}

/** Whether continuing the scan is likely to fill the page. */
const promisesToFill = (foundCount: number, browse: Browse, limit: number, size: number): boolean =>
  foundCount >= (limit * size) / maxScanned(browse) / 2;

/**
 * What filters, orders and candidates use. PostgreSQL copies every column that a subquery selects, for each listing that
 * is compared.
 */
const USED_COLUMNS = (
  [
    ...(['id', 'title', 'price_cents', 'category', 'condition', 'place', 'listed_at', 'popularity'] as const),
    ...(['status', 'deleted_at', 'hidden', 'seller_id', 'guest_key', 'name_text', 'search_text'] as const),
  ] as const
).map((column) => `listings.${column}` as const);

const selected = (listings: Listings, isWhole: boolean): Listings =>
  isWhole ? listings.selectAll('listings') : listings.select(USED_COLUMNS);

/** Selects the first listings in list order, filtered by columns of that order's index. */
function firstOf(db: Database, browse: Browse, cursor: ListingCursor | null, size: number, isWhole = false) {
  const { category, order } = browse;
  let first = selected(forSale(db.selectFrom('listings')), isWhole);
  const indexHoldsCategory = order.by !== 'nearest' && order.by !== 'popular';
  if (category && indexHoldsCategory) first = first.where('listings.category', '=', category);
  return ordered(first, order, cursor).limit(sql.lit(size));
}

/** Selects all listings found by the word and location indexes. */
function foundByIndex(db: Database, browse: Browse, isWhole = false) {
  const { search, near, withinKm } = browse;
  const compared = search && {
    ...search,
    terms: search.terms.filter((term) => !isFoundByIndex(term, search)),
  };
  let query = filtered(selected(db.selectFrom('listings'), isWhole), { ...browse, search: compared });
  const indexed = search?.terms.flatMap((term) => indexFinds(term, search, hasOnePlan(browse)) ?? []) ?? [];
  for (const condition of indexed) query = query.where(condition);
  if (indexed.length > 0) for (const facet of facetsOf(browse)) query = query.where(facet);
  if (near && withinKm !== undefined) {
    const box = sql`cube_enlarge(${onEarth(near)}, ${withinKm * 1000}::float8, 3)`;
    query = query.where(sql<boolean>`place <@ ${box}`);
  }
  // `offset 0` is a planner fence: without it, PostgreSQL would scan in list order.
  return query.offset(sql.lit(0));
}

export type Listings = ListingSelect<unknown>;

/** Types a subset of listings as the `listings` table. Kysely would infer another type. */
export const inPlaceOfListings = (creator: unknown) => creator as QueryCreator<DB>;

/** Selects from a subquery under the name `listings`. */
export const among = (db: Database, listings: Pick<ReturnType<typeof firstOf>, 'as'>): Listings =>
  db.selectFrom(listings.as('listings')) as unknown as Listings;

const forSale = <Q extends Listings>(select: Q): Q => select.where(isForSale()) as Q;

const placed = <Q extends Listings>(select: Q, { order }: Browse): Q =>
  order.by === 'nearest' ? (select.where('listings.place', 'is not', null) as Q) : select;

/** Adds the filters that do not depend on the order. */
export function filtered<Q extends Listings>(select: Q, browse: Browse): Q {
  const { search, excluded, category, condition, conditions, minPriceCents, maxPriceCents } = browse;
  const { seller, near, withinKm, hidden } = browse;
  let query: Listings = forSale(select);
  if (category !== undefined) query = query.where('listings.category', '=', category);
  if (condition !== undefined) query = query.where('listings.condition', '=', condition);
  if (conditions !== undefined) query = query.where('listings.condition', '=', anyOf(conditions));
  if (minPriceCents !== undefined) query = query.where('listings.price_cents', '>=', minPriceCents);
  if (maxPriceCents !== undefined) query = query.where('listings.price_cents', '<=', maxPriceCents);
  if (seller !== undefined) query = query.where((where) => ownedBy(where, seller));
  if (near && withinKm !== undefined) query = query.where(distanceFrom(near), '<=', withinKm * 1000);
  if (hidden !== undefined)
    query = query.where(isVisible('listings.seller_id', 'listings.guest_key', hidden));
  for (const term of search?.terms ?? []) query = query.where(matchesTerm(term));
  for (const forms of excluded ?? []) {
    const named = matchesTerm({ column: 'name_text', ways: [[wholeWord(forms)]] });
    query = query.where(sql<boolean>`not ${named}`);
  }
  return query as Q;
}
