import { commonErrors, DomainError } from '../../../shared/errors.ts';
import type { ListingQuery } from '../contract/listing-query.ts';
import type { CardRow } from './cards.queries.ts';
import { type ListingCursor, listingCursorAfter, parseListingCursor } from './listing-order.ts';

type Sort = ListingQuery['sort'];

/** A page of rows; the query asked for one row more than the limit. */
export function pageOf<Row extends CardRow>(rows: Row[], limit: number, sort: Sort) {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { shown, nextCursor: last ? listingCursorAfter(last, sort) : null };
}

/** @throws DomainError INVALID_INPUT for a cursor that does not fit this order. */
export function listingCursor(text: string | undefined, sort: Sort): ListingCursor | null {
  if (text === undefined) return null;
  const cursor = parseListingCursor(text, sort);
  if (cursor !== null) return cursor;
  const fields = [{ field: 'cursor', message: 'Use the cursor of the page before, with the same order.' }];
  throw new DomainError(commonErrors.INVALID_INPUT, { fields });
}
