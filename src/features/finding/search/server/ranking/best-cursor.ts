import { readCursor } from '../../../../../platform/server/db/keyset.ts';
import { decodeCursor, encodeCursor, MAX_TIME } from '../../../../../shared/pagination.ts';
import { isUuid } from '../../../../../shared/uuid.ts';
import type { ListingCursor } from '../../../../items/listings/server/listings.ts';

/**
 * The end of a page of best matches. Listings are ranked in windows, newest first, so that each appears once even while
 * others are posted. A window starts after a listing, or at a time for the first page.
 */
export interface BestCursor {
  window: ListingCursor;
  /** The last listing of the page, in ranking order. */
  score: number;
  id: string;
}

/** Greater than any id. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Returns the window of everything listed up to a time. */
export const windowAsOf = (time: number): ListingCursor => ({ key: time, id: LAST_ID });

export const isFirstWindow = ({ id }: ListingCursor): boolean => id === LAST_ID;

/** Returns the cursor before the first listing of a window. */
export const startOf = (window: ListingCursor): BestCursor => ({
  window,
  score: Number.MAX_SAFE_INTEGER,
  id: window.id,
});

export const writeBestCursor = ({ window, score, id }: BestCursor): string =>
  encodeCursor([window.key, window.id, score, id]);

/**
 * Reads the cursor of a page in the order Best; null for the first page.
 * @throws DomainError INVALID_INPUT for an invalid cursor, or one of another order.
 */
export const readBestCursor = (text: string | undefined): BestCursor | null =>
  readCursor(text, parse, 'Use the cursor of the page before, with the same order.');

function parse(text: string): BestCursor | null {
  const [key, start, score, id] = decodeCursor(text, 4) ?? [];
  if (typeof key !== 'number' || key < 0 || key > MAX_TIME || typeof score !== 'number') return null;
  if (typeof start !== 'string' || !isUuid(start) || typeof id !== 'string' || !isUuid(id)) return null;
  return { window: { key, id: start }, score, id };
}
