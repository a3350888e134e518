import { type SqlBool, sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import type { OwnerKey } from '../../../../platform/server/http/actor.ts';
import type { ListingStatus } from '../contract/listing.ts';
import { isNotDeleted, isVisibleListing } from './visible-listings.ts';

/** What deals need to know of a listing. */
export interface ListingOfDeal {
  id: string;
  title: string;
  owner: OwnerKey;
  priceCents: number;
  status: ListingStatus;
  /**
   * The current reservation, or the one it was sold under. Null once it has expired, even if the job has not
   * run.
   */
  reservation: Reservation | null;
  /** A reservation that has expired but that no job has ended yet. */
  expired: Reservation | null;
  /** The clock of the database, read after waiting for the lock. */
  now: Date;
}

export interface Reservation {
  /** Profile id of the buyer. */
  buyerId: string;
  until: Date;
  priceCents: number;
}

/** The current state of a listing that others can see. */
export async function listingOfDeal(
  db: Database | Transaction<DB>,
  id: string,
): Promise<ListingOfDeal | undefined> {
  return (await listingsOfDeal(db, [id]))[0];
}

/** Several, in no particular order; leaves out those that others cannot see. */
export async function listingsOfDeal(
  db: Database | Transaction<DB>,
  ids: readonly string[],
): Promise<ListingOfDeal[]> {
  return (await selectForDeal(db, ids).execute()).map(presentListingOfDeal);
}

/**
 * Locks a listing. Everything that reserves or sells one locks it first, so that two buyers are handled one
 * after the other.
 */
export async function lockListing(trx: Transaction<DB>, id: string): Promise<ListingOfDeal | undefined> {
  return (await lockListings(trx, [id]))[0];
}

/**
 * Locks several in the order of their ids, so that two transactions cannot deadlock.
 * @param options.hidden Also those that others cannot see, to end deals about them.
 * @param options.deleted Also deleted ones, whether hidden or not, to end deals before they are removed.
 */
export async function lockListings(
  trx: Transaction<DB>,
  ids: readonly string[],
  { hidden = false, deleted = false } = {},
): Promise<ListingOfDeal[]> {
  await trx
    .selectFrom('listings')
    .select('id')
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  // A separate query, so that row and clock are read after waiting for the lock.
  return (await selectForDeal(trx, ids, { hidden, deleted }).execute()).map(presentListingOfDeal);
}

function selectForDeal(
  db: Database | Transaction<DB>,
  ids: readonly string[],
  { hidden = false, deleted = false } = {},
) {
  return db
    .selectFrom('listings')
    .select([
      'id',
      'title',
      'seller_id',
      'guest_key',
      'price_cents',
      'status',
      'reserved_for',
      'reserved_until',
      'reserved_price_cents',
      sql<Date>`date_trunc('milliseconds', clock_timestamp())`.as('now'),
    ])
    .where('id', '=', anyOf(ids))
    .$if(!deleted, (query) => query.where(hidden ? isNotDeleted() : isVisibleListing()));
}

type RowOfDeal = Awaited<ReturnType<ReturnType<typeof selectForDeal>['execute']>>[number];

function presentListingOfDeal(row: RowOfDeal): ListingOfDeal {
  const { id, title, seller_id, guest_key, now } = row;
  const reservation =
    row.reserved_for === null || row.reserved_until === null
      ? null
      : {
          buyerId: row.reserved_for,
          until: row.reserved_until,
          priceCents: row.reserved_price_cents ?? row.price_cents,
        };
  const expired = reservation !== null && reservation.until <= now;
  return {
    id,
    title,
    owner: seller_id === null ? { kind: 'guest', key: guest_key ?? '' } : { kind: 'member', id: seller_id },
    priceCents: row.price_cents,
    status: row.status as ListingStatus,
    reservation: expired ? null : reservation,
    expired: expired ? reservation : null,
    now,
  };
}

/** Reserves locked listings for a buyer, or for nobody. */
export async function setReservation(
  trx: Transaction<DB>,
  ids: readonly string[],
  reservation: Reservation | null,
): Promise<void> {
  await trx
    .updateTable('listings')
    .set({
      reserved_for: reservation?.buyerId ?? null,
      reserved_until: reservation?.until ?? null,
      reserved_price_cents: reservation?.priceCents ?? null,
    })
    .where('id', '=', anyOf(ids))
    .execute();
}

/** Marks a locked listing as sold, which ends its reservation, or puts it back up for sale. */
export async function setSold(trx: Transaction<DB>, id: string, sold: boolean): Promise<void> {
  await trx
    .updateTable('listings')
    .set({
      status: sold ? 'sold' : 'active',
      reserved_for: null,
      reserved_until: null,
      reserved_price_cents: null,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
}

/** Ids of listings whose reservation has expired. */
export async function expiredReservations(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('listings')
    .select('id')
    .where(sql<SqlBool>`reserved_until <= now()`)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
