import type { RawBuilder } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { plannedEachTime } from '../../../../platform/server/db/statement-names.ts';
import { distanceFrom, type ListingCursor } from '../../../listings/server/listings.ts';
import { type Browse, findListings } from '../browse.queries.ts';
import type { Candidate } from './score.ts';

export interface FoundCandidate extends Candidate {
  id: string;
}

/** The newest listings that match, at most `limit` + 1. */
export function findCandidates(
  db: Database,
  browse: Browse,
  cursor: ListingCursor | null,
  limit: number,
): Promise<FoundCandidate[]> {
  const { near } = browse;
  return findListings(db, { ...browse, order: { by: 'newest' } }, cursor, limit, async (listings) => {
    const found = listings
      .select(['listings.id', 'listings.title', 'listings.tags', 'listings.search_text', 'listings.category'])
      .select(['listings.price_cents', 'listings.listed_at']);
    const placed = near
      ? found.select((distanceFrom(near) as RawBuilder<number | null>).as('distance'))
      : found.select((where) => where.lit(null).as('distance'));
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
  });
}
