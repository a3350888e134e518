import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import {
  comesAfter,
  pageOfRows,
  readCursor,
  readTimeCursor,
  timeCursorAfter,
} from '../../../../platform/server/db/keyset.ts';
import { escapeLike } from '../../../../platform/server/db/sql-fragments.ts';
import { planEachTime } from '../../../../platform/server/db/statement-names.ts';
import { shownName } from '../../../../platform/server/export-person.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import { decodeCursor, encodeCursor, isUuid } from '../../../../shared/pagination.ts';
import { displayName } from '../../../../shared/person-name.ts';
import { deskGuestName } from '../../../trust/cases/server/cases.ts';
import { authorize } from '../../operators/server/operators.ts';
import { FOUND_KINDS, type FoundKind } from '../contract/found-kinds.ts';
import {
  type DeskResults,
  type DeskSearch,
  type FoundDeal,
  type FoundListing,
  type FoundPayment,
  type FoundPerson,
  SHOWN_OF_EACH,
} from '../contract/search.ts';
import { maskEmail } from '../../../../platform/server/mail/mask-email.ts';
import { urlOfPath } from '../../../../platform/server/storage/file-storage.ts';

export interface SearchServices {
  db: Database;
  /** Returns the address of a small photo that operators see, also of what is hidden. */
  evidenceAddressOf: (storageKey: string) => string;
}

interface Search {
  q: string;
  cursor: string | undefined;
  limit: number;
}

interface Found<Row> {
  shown: Row[];
  nextCursor: string | null;
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
    more: FOUND_KINDS.filter((one) => cursors[one] !== null),
    nextCursor: kind === undefined ? null : cursors[kind],
  };
}

/** A pattern that finds a text inside a folded name. */
const inName = (q: string) => sql`fold_name(${`%${escapeLike(q)}%`}::text)`;

/** The account that a search names completely: by its id, address or username. */
function namedAccount(q: string): RawBuilder<string> {
  if (isUuid(q)) return sql<string>`(select id from users where id = ${q}::uuid)`;
  return q.includes('@')
    ? sql<string>`(select id from users where email = lower(${q}::text))`
    : sql<string>`(select id from users where lower(username) = lower(${q}::text))`;
}

const idOf = (q: string): string | null => (isUuid(q) ? q : null);

async function findPeople(db: Database, { q, cursor, limit }: Search): Promise<Found<FoundPerson>> {
  const after = readCursor(cursor, (text) => {
    const [username] = decodeCursor(text, 1) ?? [];
    return typeof username === 'string' && !username.includes('\0') ? username : null;
  });
  let query = db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.id', 'users.id')
    .select([
      'users.id',
      'users.username',
      'users.email',
      'users.email_verified',
      'users.suspended_at',
      'users.created_at',
      'profiles.full_name',
      'profiles.avatar_url',
      'profiles.deletes_at',
    ])
    .select(sql<string>`lower(users.username)`.as('sorted_by'))
    .orderBy(sql`lower(users.username)`)
    .limit(limit + 1);
  if (after !== null) query = query.where(sql<boolean>`lower(users.username) > ${after}`);
  if (q !== '') {
    query =
      isUuid(q) || q.includes('@')
        ? query.where('users.id', '=', namedAccount(q))
        : query.where(
            sql<boolean>`(fold_name(profiles.username) like ${inName(q)} or fold_name(profiles.full_name) like ${inName(q)})`,
          );
  }
  const [rows, guests] = await Promise.all([
    query.modifyEnd(planEachTime).execute(),
    after === null ? findGuests(db, q) : [],
  ]);
  const { shown, nextCursor } = pageOfRows(rows, limit, ({ sorted_by }) => encodeCursor([sorted_by]));
  const members = shown.map(
    (row): FoundPerson => ({
      kind: 'member',
      id: row.id,
      name: displayName(row.full_name, row.username),
      username: row.username,
      avatarUrl: urlOfPath(row.avatar_url),
      maskedEmail: maskEmail(row.email),
      isConfirmed: row.email_verified,
      state: accountState(row),
      joinedAt: row.created_at.toISOString(),
    }),
  );
  return { nextCursor, shown: [...guests, ...members] };
}

/** As the desk names guests: 'Guest 4F2A'. */
const GUEST_NAME = /^guest[ -]?([0-9a-f]{4})$/i;

/** Finds the guest that a search names: by the name at the desk, the Guest ID, the internal key or the address. */
async function findGuests(db: Database, q: string): Promise<FoundPerson[]> {
  const start = GUEST_NAME.exec(q)?.[1];
  const isNamed =
    start !== undefined
      ? sql<boolean>`key between ${`${start}${'0'.repeat(28)}`}::uuid and ${`${start}${'f'.repeat(28)}`}::uuid`
      : isUuid(q)
        ? sql<boolean>`key = ${q}::uuid`
        : q.includes('@')
          ? sql<boolean>`key in (select guest_key from guest_alerts where email = lower(${q}::text))`
          : sql<boolean>`guest_id = ${q}::text`;
  const rows = await db
    .selectFrom('guest_sessions')
    .leftJoin('guest_alerts', (join) =>
      join
        .onRef('guest_alerts.guest_key', '=', 'guest_sessions.key')
        .on('guest_alerts.token_hash', 'is', null),
    )
    .select(['key', 'email', 'suspended_at', 'deletes_at', 'guest_sessions.created_at'])
    .select(deskGuestName('key').as('name'))
    .where(isNamed)
    .orderBy('key')
    .limit(SHOWN_OF_EACH)
    .modifyEnd(planEachTime)
    .execute();
  return rows.map(({ key, name, email, created_at, ...row }) => ({
    kind: 'guest',
    id: key,
    name,
    username: null,
    avatarUrl: null,
    maskedEmail: email === null ? null : maskEmail(email),
    isConfirmed: true,
    state: accountState(row),
    joinedAt: created_at.toISOString(),
  }));
}

/** Returns the state of an account from its rows. */
export const accountState = (row: {
  suspended_at: Date | null;
  deletes_at: Date | null;
}): FoundPerson['state'] =>
  row.deletes_at !== null ? 'leaving' : row.suspended_at !== null ? 'suspended' : 'active';

async function findListings(
  db: Database,
  evidenceAddressOf: SearchServices['evidenceAddressOf'],
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

/** Payments as the desk shows them, newest first. */
export const paymentsNewestFirst = (db: Database, limit: number) =>
  db
    .selectFrom('payments')
    .leftJoin('profiles', 'profiles.id', 'payments.profile_id')
    .select([
      'payments.id',
      'payments.title',
      'payments.amount_cents',
      'payments.refunded_cents',
      'payments.state',
      'payments.is_test',
      'payments.provider_id',
      'payments.profile_id',
      'payments.at',
      shownName('profiles').as('person_name'),
    ])
    .orderBy('payments.at', 'desc')
    .orderBy('payments.id', 'desc')
    .limit(limit);

type PaymentRow = Awaited<ReturnType<ReturnType<typeof paymentsNewestFirst>['execute']>>[number];

export const presentPayment = (row: PaymentRow): FoundPayment => ({
  id: row.id,
  title: row.title,
  amountCents: row.amount_cents,
  refundedCents: row.refunded_cents,
  state: row.state as FoundPayment['state'],
  isTest: row.is_test,
  reference: row.provider_id,
  personId: row.profile_id,
  personName: row.person_name,
  at: row.at.toISOString(),
});

async function findPayments(db: Database, { q, cursor, limit }: Search): Promise<Found<FoundPayment>> {
  const after = readTimeCursor(cursor);
  let query = paymentsNewestFirst(db, limit + 1);
  if (after !== null) query = query.where(comesAfter('payments.at', 'payments.id', after));
  if (q !== '') {
    const providers = sql`provider in ('stripe', 'test') and provider_id = ${q}`;
    query = query.where(
      sql<boolean>`(payments.id = ${idOf(q)}::uuid or payments.number = ${q}
        or payments.profile_id = ${namedAccount(q)}
        or payments.id in (select id from payments where ${providers})
        or payments.checkout_id in (select id from checkouts where ${providers})
        or payments.profile_id in (select profile_id from payment_customers where ${providers}))`,
    );
  }
  const rows = await query.modifyEnd(planEachTime).execute();
  const { shown, nextCursor } = pageOfRows(rows, limit, (row) => timeCursorAfter(row.at, row.id));
  return { nextCursor, shown: shown.map(presentPayment) };
}
