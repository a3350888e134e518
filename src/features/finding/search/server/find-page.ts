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
  /** What the listings of the page match, as far as they match everything; null when nothing can. */
  matching: Browse | null;
  /** How many match everything, where finding the page showed it; null where it has to be counted. */
  total: number | null;
}

/**
 * @param findAlike Finds close matches by what they mean; null where words alone find.
 * @throws DomainError INVALID_INPUT for a cursor that does not fit the order.
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
 * A page, and how many listings match everything, at most `cap` + 1. With words, one after the other: finding the page
 * mostly shows the count, and both at once would hold two connections of the pool and two processors.
 */
export async function findCountedPage(
  db: Database,
  read: ReadBrowse,
  page: { cursor?: string; limit: number },
  findAlike: FindAlike | null,
  cap: number,
): Promise<FoundPage & { total: number }> {
  if (read.search === undefined) {
    const [found, total] = await Promise.all([findPage(db, read, page), countPage(db, read, cap)]);
    return { ...found, total };
  }
  const found = await findPage(db, read, page, findAlike);
  if (found.total !== null) return { ...found, total: found.total };
  const total = await (page.cursor === undefined && found.matching !== null
    ? countMatching(db, found.matching, cap)
    : countPage(db, read, cap));
  return { ...found, total };
}

/** Counts at most `cap` + 1 listings that match everything. */
export async function countPage(db: Database, read: ReadBrowse, cap: number): Promise<number> {
  if (read.by === 'nothing') return 0;
  if (read.by === 'order') return countMatching(db, read.browse, cap);
  for await (const search of exactSearches(db, read.search)) {
    const count = await countMatching(db, { ...read.browse, search }, cap);
    if (count > 0) return count;
  }
  return 0;
}
