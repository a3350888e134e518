import type { RawBuilder } from 'kysely';
import { anyOf } from '../../../../platform/server/db/any-of.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { plannedEachTime } from '../../../../platform/server/db/statement-names.ts';
import { distanceFrom, type ListingCursor } from '../../../listings/server/listings.ts';
import { type Browse, filtered, findListings, type Listings } from '../browse.queries.ts';
import type { Candidate } from './score.ts';

export interface FoundCandidate extends Candidate {
  id: string;
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
    readCandidates(listings, browse),
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
    from === null ? listings : listings.where('listings.listed_at', '<=', new Date(from.key)),
    browse,
  );
}

async function readCandidates(listings: Listings, { near }: Browse): Promise<FoundCandidate[]> {
  const compared = listings
    .select(['listings.id', 'listings.title', 'listings.tags', 'listings.search_text', 'listings.category'])
    .select(['listings.price_cents', 'listings.listed_at']);
  const placed = near
    ? compared.select((distanceFrom(near) as RawBuilder<number | null>).as('distance'))
    : compared.select((where) => where.lit(null).as('distance'));
  const rows = await placed.modifyEnd(plannedEachTime).execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    tags: row.tags ?? [],
    searchText: row.search_text,
    priceCents: row.price_cents,
    listedAt: row.listed_at,
    distance: row.distance,
    category: row.category,
  }));
}
