import { sql } from 'kysely';
import type { Database } from '../../../../../platform/server/db/database.ts';
import { anyOf } from '../../../../../platform/server/db/sql-fragments.ts';
import { planEachTime } from '../../../../../platform/server/db/statement-names.ts';
import {
  distanceFrom,
  findTextReadings,
  type ListingCursor,
  type RankedReading,
  type RankedRow,
  rankedColumns,
  rankedReading,
} from '../../../../items/listings/server/listings.ts';
import { type Browse, filtered, findListings, hasOnePlan, type Listings } from '../browse.queries.ts';
import type { Candidate } from './score.ts';

export interface FoundCandidate extends Candidate {
  id: string;
  condition: string;
  /** Whether its title says that it is broken or for parts. */
  isBroken: boolean;
  /** The item as read when the listing was saved. */
  item: RankedReading['item'];
}

/** Minimum number of candidates ranked together, if that many exist. */
export const MIN_WINDOW = 30;

interface Loaded {
  /** Whether to load title and full text, for listings that may miss part of the search. */
  withTexts: boolean;
}

/** Returns the newest matching listings: at most `limit`, and at least `MIN_WINDOW` if more follow. */
export async function findCandidates(
  db: Database,
  browse: Browse,
  cursor: ListingCursor | null,
  limit: number,
  loaded: Loaded,
): Promise<{ candidates: FoundCandidate[]; hasMore: boolean }> {
  const newest: Browse = { ...browse, order: { by: 'newest' } };
  const atMost = { limit, enough: MIN_WINDOW };
  const page = await findListings(db, newest, cursor, atMost, (listings) =>
    readCandidates(db, listings, browse, loaded),
  );
  return { candidates: page.rows.slice(0, limit), hasMore: page.hasMore };
}

/** Returns the given listings that meet the filters, regardless of their words. */
export function findAmong(
  db: Database,
  { search: _, ...browse }: Browse,
  from: ListingCursor | null,
  ids: readonly string[],
): Promise<FoundCandidate[]> {
  const listings = filtered<Listings>(db.selectFrom('listings'), browse).where(
    'listings.id',
    '=',
    anyOf(ids),
  );
  return readCandidates(
    db,
    from === null ? listings : listings.where('listings.listed_at', '<=', new Date(from.key)),
    browse,
    { withTexts: true },
  );
}

interface CandidateRow extends RankedRow {
  id: string;
  category: string;
  condition: string;
  price_cents: number;
  distance: number | null;
  /** Milliseconds since 1970. */
  listed_at: number;
  /** Only with texts. */
  title?: string;
}

/** Loads the stored readings of listings. Listings without a usable reading are read on the fly. */
async function readCandidates(
  db: Database,
  listings: Listings,
  browse: Browse,
  { withTexts }: Loaded,
): Promise<FoundCandidate[]> {
  const { near } = browse;
  const page = listings
    .select(['listings.id', 'listings.category', 'listings.price_cents', 'listings.listed_at'])
    .select(['listings.condition', 'listings.title'])
    .select((near ? distanceFrom(near) : sql<number | null>`null::float8`).as('distance'));
  // Readings are joined after the page is selected, to look up only its own. Times are selected as numbers, because
  // parsing hundreds of dates is slow.
  const { rows } = await sql<CandidateRow>`
    select page.id, page.category, page.condition, page.price_cents, page.distance,
      (extract(epoch from page.listed_at) * 1000)::float8 as listed_at,
      ${rankedColumns('reading')} ${withTexts ? sql`, page.title, reading.text_words` : sql``}
    from (${page}) as page left join listing_readings as reading on reading.listing_id = page.id
    order by page.listed_at desc, page.id desc
    ${hasOnePlan(browse) ? sql`` : planEachTime}`.execute(db);
  const read = rows.map(rankedReading);
  const unread = rows.filter((_, index) => read[index] === undefined).map(({ id }) => id);
  const readNow = unread.length === 0 ? undefined : await findTextReadings(db, unread);
  return rows.flatMap((row, index) => {
    const reading = read[index] ?? readNow?.get(row.id);
    if (reading === undefined) return [];
    return [
      {
        id: row.id,
        title: row.title ?? '',
        words: reading.words,
        item: reading.item,
        priceCents: row.price_cents,
        listedAt: row.listed_at,
        distance: row.distance,
        category: row.category,
        condition: row.condition,
        isBroken: reading.price.isBroken,
      },
    ];
  });
}
