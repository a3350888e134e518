import { type RawBuilder, sql } from 'kysely';
import { commonErrors, DomainError } from '../../../shared/errors.ts';
import { decodeCursor, encodeCursor, MAX_TIME } from '../../../shared/pagination.ts';
import { isUuid } from '../../../shared/uuid.ts';

/** The last row of a page that is sorted newest first: its time in milliseconds, and its id. */
export interface TimeCursor {
  at: number;
  id: string;
}

/** Returns the cursor after a row. Its time must be stored in milliseconds, or the cursor would skip rows. */
export const timeCursorAfter = (at: Date, id: string): string => encodeCursor([at.getTime(), id]);

/**
 * Parses the cursor of a request; null for the first page.
 * @throws DomainError INVALID_INPUT for an invalid cursor.
 */
export function readTimeCursor(text: string | undefined): TimeCursor | null {
  return readCursor(text, (cursor) => {
    const [at, id] = decodeCursor(cursor, 2) ?? [];
    if (typeof at !== 'number' || typeof id !== 'string' || !isUuid(id)) return null;
    return at >= 0 && at <= MAX_TIME ? { at, id } : null;
  });
}

/** Parses a cursor of a list with its own format. */
export function readCursor<Cursor>(
  text: string | undefined,
  parse: (text: string) => Cursor | null,
  message = 'Use the cursor of the page before.',
): Cursor | null {
  if (text === undefined) return null;
  const cursor = parse(text);
  if (cursor !== null) return cursor;
  throw new DomainError(commonErrors.INVALID_INPUT, { fields: [{ field: 'cursor', message }] });
}

/** SQL condition that a row comes after the cursor, for the columns that the list is sorted by. */
export const comesAfter = (time: string, id: string, cursor: TimeCursor): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(time)}, ${sql.ref(id)}) < (${new Date(cursor.at)}::timestamptz, ${cursor.id}::uuid)`;

/** Returns a page of rows. The query asked for one row more than the limit. */
export function pageOfRows<Row>(rows: readonly Row[], limit: number, cursorAfter: (row: Row) => string) {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { shown, nextCursor: last === undefined ? null : cursorAfter(last) };
}
