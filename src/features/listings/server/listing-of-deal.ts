import { type SqlBool, sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import type { DB } from '../../../platform/server/db/schema.generated.ts';
import type { OwnerKey } from '../../../platform/server/http/actor.ts';
import type { ListingStatus } from '../contract/listing.ts';
import { isVisibleListing } from './visible-listings.ts';

/** A listing as a deal about it needs to know it. */
export interface ListingOfDeal {
  id: string;
  title: string;
  owner: OwnerKey;
  priceCents: number;
  status: ListingStatus;
  /** To whom it is promised, or was until it was sold; null once the time is over, noticed or not. */
  reservation: Reservation | null;
  /** A promise whose time is over, until somebody ends it. */
  expired: Reservation | null;
  /** The clock of the database, read after any waiting. */
  now: Date;
}

export interface Reservation {
  /** Profile id of the buyer. */
  buyerId: string;
  until: Date;
  priceCents: number;
}

/** As it stands now, of those that are there for others to see. */
export function listingOfDeal(
  db: Database | Transaction<DB>,
  id: string,
): Promise<ListingOfDeal | undefined> {
  return findForDeal(db, id).executeTakeFirst().then(asListingOfDeal);
}

/** Whoever changes what becomes of a listing locks it first, so that of two buyers one comes after the other. */
export async function lockListing(trx: Transaction<DB>, id: string): Promise<ListingOfDeal | undefined> {
  await trx.selectFrom('listings').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  // Read by itself, so that row and clock are those after the waiting.
  return findForDeal(trx, id).executeTakeFirst().then(asListingOfDeal);
}

function findForDeal(db: Database | Transaction<DB>, id: string) {
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
    .where('id', '=', id)
    .where(isVisibleListing());
}

type RowOfDeal = Awaited<ReturnType<ReturnType<typeof findForDeal>['executeTakeFirst']>>;

function asListingOfDeal(row: RowOfDeal): ListingOfDeal | undefined {
  if (row === undefined) return undefined;
  const { id, title, seller_id, guest_key, now } = row;
  const promised =
    row.reserved_for === null || row.reserved_until === null
      ? null
      : {
          buyerId: row.reserved_for,
          until: row.reserved_until,
          priceCents: row.reserved_price_cents ?? row.price_cents,
        };
  const over = promised !== null && promised.until <= now;
  return {
    id,
    title,
    owner: seller_id === null ? { kind: 'guest', key: guest_key ?? '' } : { kind: 'member', id: seller_id },
    priceCents: row.price_cents,
    status: row.status as ListingStatus,
    reservation: over ? null : promised,
    expired: over ? promised : null,
    now,
  };
}

/** Of a locked listing: promises it to somebody, or to nobody. */
export async function setReservation(
  trx: Transaction<DB>,
  id: string,
  reservation: Reservation | null,
): Promise<void> {
  await trx
    .updateTable('listings')
    .set({
      reserved_for: reservation?.buyerId ?? null,
      reserved_until: reservation?.until ?? null,
      reserved_price_cents: reservation?.priceCents ?? null,
    })
    .where('id', '=', id)
    .execute();
}

/** Of a locked listing: sold, which ends what it was promised, or for sale again. */
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

/** Ids of listings whose reservation is over. */
export async function expiredReservations(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('listings')
    .select('id')
    .where(sql<SqlBool>`reserved_until <= now()`)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
