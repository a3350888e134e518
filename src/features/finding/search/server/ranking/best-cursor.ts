import { readCursor } from '../../../../../platform/server/db/keyset.ts';
import { decodeCursor, encodeCursor, isUuid, MAX_TIME } from '../../../../../shared/pagination.ts';
import type { ListingCursor } from '../../../../items/listings/server/listings.ts';

/**
 * Where a page of best matches ended. Listings are ranked a window at a time, the newest first, so that paging finds each
 * once while others are posted: a window starts after a listing or, the first one, at a time.
 */
export interface BestCursor {
  window: ListingCursor;
  /** The last listing of the page, in the order of the window. */
  score: number;
  id: string;
}

/** Larger than any id. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** The window of everything that was listed up to a time. */
export const windowAsOf = (time: number): ListingCursor => ({ key: time, id: LAST_ID });

export const isFirstWindow = ({ id }: ListingCursor): boolean => id === LAST_ID;

/** The start of a window that is not shown yet. */
export const startOf = (window: ListingCursor): BestCursor => ({
  window,
  score: Number.MAX_SAFE_INTEGER,
  id: window.id,
});

export const writeBestCursor = ({ window, score, id }: BestCursor): string =>
  encodeCursor([window.key, window.id, score, id]);

/** @throws DomainError INVALID_INPUT for a cursor of another order, or that no answer contained. */
export const readBestCursor = (text: string | undefined): BestCursor | null =>
  readCursor(text, parse, 'Use the cursor of the page before, with the same order.');

function parse(text: string): BestCursor | null {
  const [key, start, score, id] = decodeCursor(text, 4) ?? [];
  if (typeof key !== 'number' || key < 0 || key > MAX_TIME || typeof score !== 'number') return null;
  if (typeof start !== 'string' || !isUuid(start) || typeof id !== 'string' || !isUuid(id)) return null;
  return { window: { key, id: start }, score, id };
}
