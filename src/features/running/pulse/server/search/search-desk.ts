import { sql } from 'kysely';
import type { Database } from '../../../../../platform/server/db/database.ts';
import {
  comesAfter,
  pageOfRows,
  readTimeCursor,
  timeCursorAfter,
} from '../../../../../platform/server/db/keyset.ts';
import { planEachTime } from '../../../../../platform/server/db/statement-names.ts';
import { shownName } from '../../../../../platform/server/export-person.ts';
import type { Actor } from '../../../../../platform/server/http/actor.ts';
import { authorize } from '../../../operators/server/operators.ts';
import { FOUND_KINDS, type FoundKind } from '../../contract/found-kinds.ts';
import {
  type DeskResults,
  type DeskSearch,
  type FoundDeal,
  type FoundListing,
  SHOWN_OF_EACH,
} from '../../contract/search.ts';
import { findPayments } from './find-payments.ts';
import { findPeople } from './find-people.ts';
import { type Found, idOf, inName, namedAccount, type Search } from './search-terms.ts';

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
  const of = <Row>(foundKind: FoundKind, find: (page: Search) => Promise<Found<Row>>) =>
    kind === undefined
      ? find({ q, cursor: undefined, limit: SHOWN_OF_EACH })
      : kind === foundKind
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

async function findDeals(db: Database, { q, cursor, limit }: Search): Promise<Found<FoundDeal>> {
  const after = readTimeCursor(cursor);
  let query = db
    .selectFrom('sales')
    .leftJoin('profiles as seller', 'seller.id', 'sales.seller_id')
    .leftJoin('profiles as buyer', 'buyer.id', 'sales.buyer_id')
    .select([
      'sales.id',
      'sales.item_title',
      'sales.price_cents',
      'sales.seller_id',
      'sales.seller_guest',
      'sales.buyer_id',
      'sales.completed_at',
      shownName('seller', 'sales.seller_guest').as('seller_name'),
      shownName('buyer').as('buyer_name'),
    ])
    .orderBy('sales.completed_at', 'desc')
    .orderBy('sales.id', 'desc')
    .limit(limit + 1);
  if (after !== null) query = query.where(comesAfter('sales.completed_at', 'sales.id', after));
  if (q !== '') {
    query = query.where(
      sql<boolean>`(sales.id = ${idOf(q)}::uuid or sales.listing_id = ${idOf(q)}::uuid
        or sales.seller_guest = ${idOf(q)}::uuid or sales.seller_id = ${namedAccount(q)} or sales.buyer_id = ${namedAccount(q)}
        or fold_name(sales.item_title) like ${inName(q)})`,
    );
  }
  const rows = await query.modifyEnd(planEachTime).execute();
  const { shown, nextCursor } = pageOfRows(rows, limit, (row) => timeCursorAfter(row.completed_at, row.id));
  return {
    nextCursor,
    shown: shown.map((row) => ({
      id: row.id,
      title: row.item_title,
      priceCents: row.price_cents,
      sellerId: row.seller_id,
      sellerGuest: row.seller_guest,
      sellerName: row.seller_name,
      buyerId: row.buyer_id,
      buyerName: row.buyer_name,
      at: row.completed_at.toISOString(),
    })),
  };
}

async function findListings(
  db: Database,
  evidenceAddressOf: (storageKey: string) => string,
  { q, cursor, limit }: Search,
): Promise<Found<FoundListing>> {
  const after = readTimeCursor(cursor);
  let query = db
    .selectFrom('listings')
    .leftJoin('profiles', 'profiles.id', 'listings.seller_id')
    .leftJoin('photos as cover', (join) =>
      join.onRef('cover.listing_id', '=', 'listings.id').on('cover.position', '=', 0),
    )
    .select([
      'listings.id',
      'listings.title',
      'listings.price_cents',
      'listings.status',
      'listings.moderation',
      'listings.deleted_at',
      'cover.storage_key as cover_key',
      'listings.seller_id',
      'listings.guest_key',
      'listings.created_at',
      shownName('profiles', 'listings.guest_key').as('seller_name'),
    ])
    .orderBy('listings.created_at', 'desc')
    .orderBy('listings.id', 'desc')
    .limit(limit + 1);
  if (after !== null) query = query.where(comesAfter('listings.created_at', 'listings.id', after));
  if (q !== '') {
    const words = sql`string_to_array(btrim(listing_search_text(${q}::text, '', '{}')), ' ')`;
    // Each state with the words of its own index.
    const inState = (status: string) =>
      sql`(listings.status = ${sql.lit(status)} and listings.deleted_at is null
        and search_text_words(listings.search_text) @> ${words})`;
    query = query.where(
      sql<boolean>`(listings.id = ${idOf(q)}::uuid or listings.seller_id = ${namedAccount(q)}
        or listings.guest_key = ${idOf(q)}::uuid
        or ${inState('active')} or ${inState('sold')} or ${inState('paused')})`,
    );
  }
  const rows = await query.modifyEnd(planEachTime).execute();
  const { shown, nextCursor } = pageOfRows(rows, limit, (row) => timeCursorAfter(row.created_at, row.id));
  return {
    nextCursor,
    shown: shown.map((row) => ({
      id: row.id,
      title: row.title,
      priceCents: row.price_cents,
      state: listingState(row),
      pictureUrl: row.cover_key === null ? null : evidenceAddressOf(row.cover_key),
      sellerId: row.seller_id,
      sellerGuest: row.guest_key,
      sellerName: row.seller_name,
      at: row.created_at.toISOString(),
    })),
  };
}

function listingState(row: {
  deleted_at: Date | null;
  moderation: string | null;
  status: string;
}): FoundListing['state'] {
  if (row.deleted_at !== null) return 'deleted';
  return (row.moderation ?? row.status) as FoundListing['state'];
}
