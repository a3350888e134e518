import { sql } from 'kysely';
import { type ByColumn, byColumn } from '../../../../../platform/server/db/by-column.ts';
import type { Database } from '../../../../../platform/server/db/database.ts';
import { anyOf } from '../../../../../platform/server/db/sql-fragments.ts';
import { planEachTime } from '../../../../../platform/server/db/statement-names.ts';
import {
  distanceFrom,
  findTextReadings,
  type ListingCursor,
  RANKED_COLUMNS,
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

const COLUMNS = ['id', 'category', 'condition', 'price_cents', 'listed_ms', ...RANKED_COLUMNS] as const;

interface CandidateRow extends RankedRow {
  id: string;
  category: string;
  condition: string;
  price_cents: number;
  /** Milliseconds since 1970. */
  listed_ms: number;
}
type Columns = ByColumn<CandidateRow> &
  // The first only with a position, the others only with texts.
  Partial<ByColumn<{ distance: number; title: string; text_words: string | null }>>;

/** Loads the stored readings of listings. Listings without a usable reading are read on the fly. */
async function readCandidates(
  db: Database,
  listings: Listings,
  browse: Browse,
  { withTexts }: Loaded,
): Promise<FoundCandidate[]> {
  const { near } = browse;
  const columns: (keyof Columns)[] = [
    ...COLUMNS,
    ...(near ? (['distance'] as const) : []),
    ...(withTexts ? (['title', 'text_words'] as const) : []),
  ];
  const page = listings
    .select(['listings.id', 'listings.category', 'listings.price_cents', 'listings.listed_at'])
    .select(['listings.condition', 'listings.title'])
    .select((near ? distanceFrom(near) : sql<number | null>`null::float8`).as('distance'));
  // Readings are joined after the page is selected, to look up only its own.
  const { rows } = await sql<Columns>`
    select ${byColumn(columns)}
    from (
      select page.id, page.category, page.condition, page.price_cents, page.distance,
        (extract(epoch from page.listed_at) * 1000)::float8 as listed_ms,
        page.title, ${rankedColumns('reading')}
      from (${page}) as page left join listing_readings as reading on reading.listing_id = page.id
      order by page.listed_at desc, page.id desc
    ) as candidates
    ${hasOnePlan(browse) ? sql`` : planEachTime}`.execute(db);
  const [loaded] = rows;
  if (loaded === undefined) return [];
  const read = loaded.id.map((_, index) => rankedReading(loaded, index));
  const unread = loaded.id.filter((_, index) => read[index] === undefined);
  const readNow = unread.length === 0 ? undefined : await findTextReadings(db, unread);
  return loaded.id.flatMap((id, index) => {
    const reading = read[index] ?? readNow?.get(id);
    if (reading === undefined) return [];
    return [
      {
        id,
        title: loaded.title?.[index] ?? '',
        words: reading.words,
        item: reading.item,
        priceCents: loaded.price_cents[index] ?? 0,
        listedAt: loaded.listed_ms[index] ?? 0,
        distance: loaded.distance?.[index] ?? null,
        category: loaded.category[index] ?? '',
        condition: loaded.condition[index] ?? '',
        isBroken: reading.price.isBroken,
      },
    ];
  });
}
