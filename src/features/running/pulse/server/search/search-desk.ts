import type { Database } from '../../../../../platform/server/db/database.ts';
import type { Actor } from '../../../../../platform/server/http/actor.ts';
import { authorize } from '../../../operators/server/operators.ts';
import { FOUND_KINDS, type FoundKind } from '../../contract/found-kinds.ts';
import { type DeskResults, type DeskSearch, SHOWN_OF_EACH } from '../../contract/search.ts';
import { findDeals } from './find-deals.ts';
import { findListings } from './find-listings.ts';
import { findPayments } from './find-payments.ts';
import { findPeople } from './find-people.ts';
import type { Found, Search } from './search-terms.ts';

export interface SearchServices {
  db: Database;
  /** Returns the address of a small photo that operators see, also of what is hidden. */
  evidenceAddressOf: (storageKey: string) => string;
}

/**
 * Finds people, listings, deals and payments.
 * @throws DomainError AUTHENTICATION_REQUIRED, OPERATORS_ONLY, or INVALID_INPUT for an invalid cursor.
 */
export async function searchDesk(
  { db, evidenceAddressOf }: SearchServices,
  actor: Actor,
  search: DeskSearch,
): Promise<DeskResults> {
  authorize(actor, 'person.read');
  const { q, kind, cursor, limit } = search;
  const of = <Row>(one: FoundKind, find: (page: Search) => Promise<Found<Row>>) =>
    kind === undefined
      ? find({ q, cursor: undefined, limit: SHOWN_OF_EACH })
      : kind === one
        ? find({ q, cursor, limit })
        : Promise.resolve<Found<Row>>({ shown: [], nextCursor: null });
  const [people, listings, deals, payments] = await Promise.all([
    of('people', (page) => findPeople(db, page)),
    of('listings', (page) => findListings(db, evidenceAddressOf, page)),
    of('deals', (page) => findDeals(db, page)),
    of('payments', (page) => findPayments(db, page)),
  ]);
  const cursors = {
    people: people.nextCursor,
    listings: listings.nextCursor,
    deals: deals.nextCursor,
    payments: payments.nextCursor,
  };
  return {
    people: people.shown,
    listings: listings.shown,
    deals: deals.shown,
    payments: payments.shown,
    more: FOUND_KINDS.filter((known) => cursors[known] !== null),
    nextCursor: kind === undefined ? null : cursors[kind],
  };
}
