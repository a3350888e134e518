import { type QueryCreator, sql } from 'kysely';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { planEachTime, planOnce } from '../../../../platform/server/db/statement-names.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { OwnerKey } from '../../../../platform/server/http/actor.ts';
import type { Position } from '../../../../shared/position.ts';
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

/** The conditions of a list of listings for sale. */
export interface Browse extends FacetFilters {
  search?: Search;
  /** Words that the title and the tags must not have. */
  excluded?: readonly (readonly string[])[];
  seller?: OwnerKey;
  /** The position of the viewer; if given, results have a distance. */
  near?: Position;
  withinKm?: number;
  order: ListingOrder;
  /** People whose listings the viewer does not see; absent for nearly everybody. */
  hidden?: readonly string[];
}

/**
 * How many listings are scanned in the order of the list to find matches. A common word fills a page after a
 * few; if a search is not filled by then, it is rare enough for an index to return all matches. So no search,
 * however its words and filters combine, reads more than a bounded number of rows. Scanning by distance costs
 * more.
 */
const MAX_SCANNED = 10_000;
const MAX_SCANNED_NEAREST = 3_000;
/**
 * Scanned first where little may be left of common words, as of laptops in vehicles: the rest is scanned when these fill
 * their part of the page.
 */
const SCANNED_TO_ESTIMATE = 1_000;

/** Asks for one row more than the limit, to know whether there is another page. */
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
  // Loads cards only for the rows of the page, so that the sellers of the others are not looked up.
  const { rows } = await findListings(db, browse, cursor, { limit, enough: limit + 1 }, (page) =>
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
 * The rows that `load` reads of a page of listings, by the cheapest way to find it: one more than the limit where others
 * follow, or as few as are enough where finding the others would cost more.
 */
export async function findListings<Row>(
  db: Database,
  browse: Browse,
  cursor: ListingCursor | null,
  { limit, enough }: { limit: number; enough: number },
  load: (page: Listings) => Promise<Row[]>,
): Promise<{ rows: Row[]; hasMore: boolean }> {
  const pageOf = (matching: Listings): Listings =>
    ordered(matching, browse.order, cursor).limit(planOnce(limit + 1, 'integer'));
  const whole = (rows: Row[]) => ({ rows, hasMore: rows.length > limit });
  if (hasPlainPlan(browse)) return whole(await load(pageOf(filtered(db.selectFrom('listings'), browse))));
  for (const size of scanSizes(browse, limit)) {
    const scanned = among(db, firstOf(db, browse, cursor, size));
    const rows = await load(pageOf(filtered(scanned, browse)));
    if (rows.length > limit) return whole(rows);
    const isLast = size === maxScanned(browse);
    if (isLast && rows.length >= enough) return { rows, hasMore: true };
    if (!promisesToFill(rows.length, browse, limit, size)) break;
  }
  return whole(await load(pageOf(among(db, foundByIndex(db, browse)))));
}

/** Counts at most `cap` + 1 matching listings, so that a common search costs no more than that. */
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
  // A count has no order, so it uses the cheapest one to scan.
  const newest: Browse = { ...browse, order: { by: 'newest' } };
  for (const size of scanSizes(newest, cap)) {
    const counted = await count(filtered(among(db, firstOf(db, newest, null, size)), browse));
    if (counted > cap) return counted;
    if (!promisesToFill(counted, newest, cap, size)) break;
  }
  return count(among(db, foundByIndex(db, browse)));
}

/** Whether an index of an order or a filter answers the query, which PostgreSQL's planner sees by itself. */
function hasPlainPlan(browse: Browse): boolean {
  const { search, withinKm, order, seller, category, condition, conditions, minPriceCents, maxPriceCents } =
    browse;
  if (seller !== undefined) return true;
  if ((search ?? browse.excluded ?? withinKm) !== undefined) return false;
  if (order.by !== 'nearest') return true;
  return (category ?? condition ?? conditions ?? minPriceCents ?? maxPriceCents) === undefined;
}

/** Whether the same plan is best for all values of these filters. */
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

const maxScanned = ({ order }: Browse) => (order.by === 'nearest' ? MAX_SCANNED_NEAREST : MAX_SCANNED);

/**
 * How many listings to scan, one number after another, none where the index is better. Scans when half of the limit is
 * expected to be enough, or when nothing is known about how common the search is.
 */
function scanSizes(browse: Browse, limit: number): readonly number[] {
  const most = maxScanned(browse);
  if (browse.search === undefined) return [most];
  if (limit > (browse.search.share * most) / 2) return [];
  const isEstimated = browse.search.terms.length > 1 || facetsOf(browse).length > 0;
  return isEstimated ? [SCANNED_TO_ESTIMATE, most] : [most];
}

/** Whether scanning on may fill the page, after so many were found. */
const promisesToFill = (found: number, browse: Browse, limit: number, size: number): boolean =>
  found >= (limit * size) / maxScanned(browse) / 2;

/** The first listings in the order of the list, filtered by what the index of that order contains. */
function firstOf(db: Database, browse: Browse, cursor: ListingCursor | null, size: number) {
  const { category, order } = browse;
  let first = forSale(db.selectFrom('listings').selectAll('listings'));
  const indexHoldsCategory = order.by !== 'nearest' && order.by !== 'popular';
  if (category && indexHoldsCategory) first = first.where('listings.category', '=', category);
  return ordered(first, order, cursor).limit(sql.lit(size));
}

/** All listings that the indexes of words and positions find. */
function foundByIndex(db: Database, browse: Browse) {
  const { search, near, withinKm } = browse;
  const compared = search && {
    ...search,
    terms: search.terms.filter((term) => !isFoundByIndex(term, search)),
  };
  let found = filtered(db.selectFrom('listings').selectAll('listings'), { ...browse, search: compared });
  const indexed = search?.terms.flatMap((term) => indexFinds(term, search, hasOnePlan(browse)) ?? []) ?? [];
  for (const condition of indexed) found = found.where(condition);
  if (indexed.length > 0) for (const facet of facetsOf(browse)) found = found.where(facet);
  if (near && withinKm !== undefined) {
    const box = sql`cube_enlarge(${onEarth(near)}, ${withinKm * 1000}::float8, 3)`;
    found = found.where(sql<boolean>`place <@ ${box}`);
  }
  // `offset 0` separates it from the order and limit of the list, which would tempt the planner to scan after
  // all.
  return found.offset(sql.lit(0));
}

export type Listings = ListingSelect<unknown>;

/** A subset of listings under the same name; Kysely would give it another type. */
export const inPlaceOfListings = (creator: unknown) => creator as QueryCreator<DB>;

/** The same for listings that were selected from others. */
export const among = (db: Database, listings: Pick<ReturnType<typeof firstOf>, 'as'>): Listings =>
  db.selectFrom(listings.as('listings')) as unknown as Listings;

const forSale = <Q extends Listings>(select: Q): Q => select.where(isForSale()) as Q;

const placed = <Q extends Listings>(select: Q, { order }: Browse): Q =>
  order.by === 'nearest' ? (select.where('listings.place', 'is not', null) as Q) : select;

/** What a list of listings leaves out, whatever its order. */
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
