import { type FoundPage, findPage } from '../../src/features/finding/search/server/find-page.ts';
import { readBrowse } from '../../src/features/finding/search/server/read-browse.ts';
import type { Database } from '../../src/platform/server/db/database.ts';
import type { JudgedQuery } from './judge.ts';
import type { MeasuredListing } from './make-listings.ts';

/** How many of the first results are judged. */
const JUDGED = 6;

export interface QueryResult {
  query: JudgedQuery;
  found: (MeasuredListing & { isHit: boolean })[];
  /** How many hits there are at all. */
  hits: number;
  /** The share of hits among the first results; of all hits where there are fewer. */
  precision: number;
  /** One over the place of the first hit; 0 without one. */
  reciprocalRank: number;
}

/** Searches as a visitor does, for the results that are judged. */
export async function findFirst(db: Database, { text }: JudgedQuery): Promise<FoundPage> {
  const read = await readBrowse(db, { q: text }, async () => ({ kind: 'visitor' }));
  return findPage(db, read, { limit: JUDGED });
}

/** @throws Error for a query that no listing answers: its judge would be wrong. */
export async function runQueries(
  db: Database,
  known: ReadonlyMap<string, MeasuredListing>,
  queries: readonly JudgedQuery[],
): Promise<QueryResult[]> {
  const results: QueryResult[] = [];
  for (const query of queries) {
    const hits = [...known.values()].filter(query.isHit).length;
    if (hits === 0) throw new Error(`Nothing answers '${query.text}'.`);
    const { rows } = await findFirst(db, query);
    const listings = rows.flatMap(({ id }) => {
      const listing = known.get(id);
      return listing ? [{ ...listing, isHit: query.isHit(listing) }] : [];
    });
    const first = listings.findIndex(({ isHit }) => isHit);
    results.push({
      query,
      found: listings,
      hits,
      precision: listings.filter(({ isHit }) => isHit).length / Math.min(JUDGED, hits),
      reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
    });
  }
  return results;
}
