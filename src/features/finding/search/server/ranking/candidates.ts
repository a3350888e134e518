import type { RawBuilder } from 'kysely';
import { anyOf } from '../../../../../platform/server/db/sql-fragments.ts';
import type { Database } from '../../../../../platform/server/db/database.ts';
import { planEachTime } from '../../../../../platform/server/db/statement-names.ts';
import { OLDEST_USABLE_READING } from '../../../../items/item-language/server/item-language.ts';
import {
  distanceFrom,
  findTextReadings,
  type ListingCursor,
  RANKED_COLUMNS,
  type RankedReading,
  rankedReading,
} from '../../../../items/listings/server/listings.ts';
import { type Browse, filtered, findListings, type Listings } from '../browse.queries.ts';
import type { Candidate } from './score.ts';

export interface FoundCandidate extends Candidate {
  id: string;
  condition: string;
  /** What it is, as it was read when the listing was written. */
  item: RankedReading['item'];
}

/** Compared with each other at least, where there are so many. */
export const SMALLEST_WINDOW = 30;

/** The newest listings that match, at most `limit`, and at least `SMALLEST_WINDOW` where others follow. */
export async function findCandidates(
  db: Database,
  browse: Browse,
  cursor: ListingCursor | null,
  limit: number,
): Promise<{ candidates: FoundCandidate[]; hasMore: boolean }> {
  const newest: Browse = { ...browse, order: { by: 'newest' } };
  const atMost = { limit, enough: SMALLEST_WINDOW };
  const found = await findListings(db, newest, cursor, atMost, (listings) =>
    readCandidates(db, listings, browse),
  );
  return { candidates: found.rows.slice(0, limit), hasMore: found.hasMore };
}

/** Those of some listings that a list would show, whatever their words. */
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
  );
}

/**
 * Loads what listings are compared by: what was read of them when they were written. The few without a reading
 * that is usable, such as those that a job has still to come to, are read now.
 */
async function readCandidates(db: Database, listings: Listings, { near }: Browse): Promise<FoundCandidate[]> {
  const page = listings
    .select(['listings.id', 'listings.title', 'listings.category'])
    .select(['listings.price_cents', 'listings.listed_at', 'listings.condition']);
  const placed = near
    ? page.select((distanceFrom(near) as RawBuilder<number | null>).as('distance'))
    : page.select((where) => where.lit(null).as('distance'));
  // Joined after the page is chosen, so that only its readings are looked up.
  const rows = await db
    .selectFrom(placed.as('page'))
    .leftJoin('listing_readings as reading', (join) =>
      join
        .onRef('reading.listing_id', '=', 'page.id')
        .on('reading.reader_version', '>=', OLDEST_USABLE_READING),
    )
    .select([
      'page.id',
      'page.title',
      'page.category',
      'page.condition',
      'page.price_cents',
      'page.listed_at',
    ])
    .select('page.distance')
    .select(RANKED_COLUMNS)
    .orderBy('page.listed_at', 'desc')
    .orderBy('page.id', 'desc')
    .modifyEnd(planEachTime)
    .execute();
  const unread = rows.filter(({ title_words }) => title_words === null).map(({ id }) => id);
  const readNow = unread.length === 0 ? undefined : await findTextReadings(db, unread);
  return rows.flatMap((row) => {
    const reading = rankedReading(row) ?? readNow?.get(row.id);
    if (reading === undefined) return [];
    return [
      {
        id: row.id,
        title: row.title,
        words: reading.words,
        item: reading.item,
        priceCents: row.price_cents,
        listedAt: row.listed_at,
        distance: row.distance,
        category: row.category,
        condition: row.condition,
      },
    ];
  });
}
