import { pageOfRows, readCursor } from '../../../../platform/server/db/keyset.ts';
import type { Sort } from '../../../../shared/taxonomy.ts';
import type { CardRow } from './cards.queries.ts';
import { type ListingCursor, listingCursorAfter, parseListingCursor } from './listing-order.ts';

/** A page of rows; the query asked for one row more than the limit. */
export const pageOf = <Row extends CardRow>(rows: readonly Row[], limit: number, sort: Sort) =>
  pageOfRows(rows, limit, (row) => listingCursorAfter(row, sort));

/** @throws DomainError INVALID_INPUT for a cursor that does not fit this order. */
export const listingCursor = (text: string | undefined, sort: Sort): ListingCursor | null =>
  readCursor(
    text,
    (given) => parseListingCursor(given, sort),
    'Use the cursor of the page before, with the same order.',
  );
