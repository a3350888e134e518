import type { Database } from '../../../../platform/server/db/database.ts';
import {
  type CardRow,
  findCardsById,
  listingCursor,
  pageOf,
} from '../../../items/listings/server/listings.ts';
import type { SearchMiss } from '../contract/search.ts';
import { type Browse, countMatching, findCards } from './browse.queries.ts';
import type { FindAlike } from './meaning/meaning.ts';
import { readBestCursor } from './ranking/best-cursor.ts';
import { exactSearches } from './ranking/exact-searches.ts';
import { rankListings } from './ranking/rank-listings.ts';
import type { ReadBrowse } from './read-browse.ts';

export interface FoundPage {
  rows: (CardRow & { misses?: readonly SearchMiss[] })[];
  nextCursor: string | null;
  /** The conditions of an exact match; null if nothing can match. */
  matching: Browse | null;
  /** The number of exact matches, if finding the page revealed it; else null. */
  total: number | null;
}

/**
 * Loads a page of results.
 * @param findAlike Finds close matches by meaning; null to search by words only.
 * @throws DomainError INVALID_INPUT for a cursor of another order.
 */
export async function findPage(
  db: Database,
  read: ReadBrowse,
  { cursor, limit }: { cursor?: string; limit: number },
  findAlike: FindAlike | null = null,
): Promise<FoundPage> {
  if (read.by === 'nothing') return { rows: [], nextCursor: null, matching: null, total: 0 };
  const { browse } = read;
  if (read.by === 'order') {
    const { by } = browse.order;
    const { shown, nextCursor } = pageOf(
      await findCards(db, browse, listingCursor(cursor, by), limit),
      limit,
      by,
    );
    const total = cursor === undefined && nextCursor === null ? shown.length : null;
    return { rows: shown, nextCursor, matching: browse, total };
  }
  const { listings, nextCursor, exact, total } = await rankListings(db, browse, read.search, {
    cursor: readBestCursor(cursor),
    limit,
    findAlike,
  });
  const cards = await findCardsById(
    db,
    listings.map(({ id }) => id),
    browse.hidden,
  );
  const byId = new Map(cards.map((row) => [row.id, row]));
  const rows = listings.flatMap(({ id, distance, misses }) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    return [{ ...row, ...(browse.near && { distance }), ...(misses.length > 0 && { misses }) }];
  });
  return { rows, nextCursor, matching: exact && { ...browse, search: exact }, total };
}

/**
 * Loads a page and counts exact matches up to `cap` + 1. With words, these run in sequence: loading the page often
 * reveals the count, and running both would use two pool connections.
 */
export async function findCountedPage(
  db: Database,
  read: ReadBrowse,
  page: { cursor?: string; limit: number },
  findAlike: FindAlike | null,
  cap: number,
): Promise<FoundPage & { total: number }> {
  if (read.search === undefined) {
    const [firstPage, total] = await Promise.all([findPage(db, read, page), countPage(db, read, cap)]);
    return { ...firstPage, total };
  }
  const firstPage = await findPage(db, read, page, findAlike);
  if (firstPage.total !== null) return { ...firstPage, total: firstPage.total };
  const total = await (page.cursor === undefined && firstPage.matching !== null
    ? countMatching(db, firstPage.matching, cap)
    : countPage(db, read, cap));
  return { ...firstPage, total };
}

/** Counts exact matches up to `cap` + 1. */
export async function countPage(db: Database, read: ReadBrowse, cap: number): Promise<number> {
  if (read.by === 'nothing') return 0;
  if (read.by === 'order') return countMatching(db, read.browse, cap);
  for await (const search of exactSearches(read.search)) {
    const count = await countMatching(db, { ...read.browse, search }, cap);
    if (count > 0) return count;
  }
  return 0;
}
