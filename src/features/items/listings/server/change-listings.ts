import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import type { Owner } from '../../../../platform/server/http/actor.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import type { Live } from '../../../../platform/server/realtime/live.ts';
import { DomainError, type ErrorSpec } from '../../../../shared/errors.ts';
import { parsePrice } from '../../../../shared/money.ts';
import { listingErrors } from '../contract/errors.ts';
import type { ListingStatus } from '../contract/listing.ts';
import type { BulkChange } from '../contract/own-listings.ts';
import { listingPriceChanged, listingStatusChanged } from '../contract/signals.ts';
import { undoWindow } from './delete-listing.ts';
import { countChange } from './edit-listing.ts';
import { ownedBy } from './listings.queries.ts';
import { publishListings } from './publish-listing.ts';
import { requireOwn } from './require-own.ts';
import { isNotDeleted, isVisibleListing } from './visible-listings.ts';

type Recording = Pick<Jobs, 'record'>;

/** The sale of a listing to someone who wrote about it. */
export interface ListingSale {
  /** The buyer's name; null once that account is gone. */
  buyer: string | null;
  /** One that waits is deleted when the sale is undone; published ones keep it from being undone. */
  reviews: 'none' | 'waiting' | 'published';
}

/** What putting a listing back for sale needs of features that know of sales. */
export interface RelistServices {
  /** Locks and finds the sales of sold listings, by the ids of the listings. */
  salesOf: (trx: Transaction<DB>, listingIds: readonly string[]) => Promise<ReadonlyMap<string, ListingSale>>;
  /** Undoes the sale of a listing, and says so in its chat; resolves to what to call after the commit. */
  undoSaleOf: (trx: Transaction<DB>, listingId: string) => Promise<() => Promise<void>>;
}

/** What changing listings needs. */
export interface ChangeServices extends RelistServices {
  db: Database;
  jobs: Recording;
  live: Live;
}

/** The status each change leads to, and from which ones. */
const STATUSES = {
  pause: { from: ['active'], to: 'paused' },
  resume: { from: ['paused'], to: 'active' },
  sold: { from: ['active', 'paused'], to: 'sold' },
  relist: { from: ['sold'], to: 'active' },
} as const satisfies Record<string, { from: readonly ListingStatus[]; to: ListingStatus }>;

/**
 * Makes one change to several own listings, all of them or none if it fails. Listings it does not apply to
 * are left out, as another tab may have changed them already. So are those to be put back for sale that were
 * sold to a named buyer: each of them is asked about alone.
 * @returns The ids of the changed listings.
 * @throws DomainError LISTING_REFUSED for an invalid price, TOO_MANY_CHANGES.
 */
export async function changeListings(
  { db, jobs, live, salesOf }: ChangeServices,
  owner: Owner,
  change: BulkChange,
): Promise<string[]> {
  const price = change.change === 'price' ? priceOf(change.price) : null;
  await countChange(db, owner);
  const changed = await db.transaction().execute(async (trx) => {
    const ids = await lockOwn(trx, owner, change.ids);
    if (ids.length === 0) return [];
    switch (change.change) {
      case 'delete':
      case 'restore':
        return setDeleted(trx, ids, change.change === 'delete');
      case 'price':
        return setPrices(trx, jobs, ids, sql`${price}::int`);
      case 'discount':
        return setPrices(trx, jobs, ids, discounted(change.percent));
      case 'relist': {
        const sales = await salesOf(trx, ids);
        return setStatuses(
          trx,
          jobs,
          ids.filter((id) => canUndoUnasked(sales.get(id))),
          STATUSES.relist,
        );
      }
      default:
        return setStatuses(trx, jobs, ids, STATUSES[change.change]);
    }
  });
  publishListings(live, changed);
  return changed;
}

/**
 * The same for one listing. If it is in the wanted state already, it stays as it is.
 * @throws DomainError LISTING_NOT_FOUND, LISTING_GONE, NOT_YOUR_LISTING, or TOO_MANY_CHANGES.
 */
export async function changeListing(
  services: ChangeServices,
  owner: Owner,
  id: string,
  change: Exclude<keyof typeof STATUSES, 'relist'>,
): Promise<void> {
  const changed = await changeListings(services, owner, { ids: [id], change });
  if (changed.length === 0) await requireOwn(services.db, owner, id);
}

/**
 * Puts a sold listing back up for sale. A sale to a named buyer is undone with it, which the seller has to want.
 * @throws DomainError SOLD_TO_PERSON when the seller has not said so, SALE_REVIEWED, and those of `changeListing`.
 */
export async function relistListing(
  { db, jobs, live, salesOf, undoSaleOf }: ChangeServices,
  owner: Owner,
  id: string,
  { undoSale }: { undoSale: boolean },
): Promise<void> {
  await countChange(db, owner);
  const { changed, publish } = await db.transaction().execute(async (trx) => {
    const ids = await lockOwn(trx, owner, [id]);
    const sale = (await salesOf(trx, ids)).get(id);
    if (sale?.reviews === 'published') throw new DomainError(listingErrors.SALE_REVIEWED);
    if (!undoSale && !canUndoUnasked(sale)) throw new DomainError(askFirst(sale));
    const relisted = await setStatuses(trx, jobs, ids, STATUSES.relist);
    return {
      changed: relisted,
      publish: sale && relisted.length > 0 ? await undoSaleOf(trx, id) : null,
    };
  });
  publishListings(live, changed);
  await publish?.();
  if (changed.length === 0) await requireOwn(db, owner, id);
}

/** Nobody else has to know that this sale is undone. */
const canUndoUnasked = (sale: ListingSale | undefined): boolean =>
  sale === undefined || (sale.buyer === null && sale.reviews !== 'published');

function askFirst(sale: ListingSale | undefined): ErrorSpec {
  const withReview = sale?.reviews === 'waiting' ? ', deletes the review that one of you wrote,' : '';
  const detail = `You sold it to ${sale?.buyer}. Putting it back undoes that sale${withReview} and tells them in your chat.`;
  return { ...listingErrors.SOLD_TO_PERSON, detail };
}

function priceOf(text: string): number {
  const price = parsePrice(text);
  if ('cents' in price) return price.cents;
  const fields = [{ field: 'price', message: price.problem }];
  throw new DomainError({ ...listingErrors.LISTING_REFUSED, detail: price.problem }, { fields });
}

/** Always in the same order, so that concurrent changes cannot deadlock. */
async function lockOwn(trx: Transaction<DB>, owner: Owner, ids: readonly string[]): Promise<string[]> {
  const rows = await trx
    .selectFrom('listings')
    .select('id')
    .where('id', '=', anyOf(ids))
    .where((where) => ownedBy(where, owner))
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

async function setStatuses(
  trx: Transaction<DB>,
  jobs: Recording,
  ids: string[],
  { from, to }: { from: readonly ListingStatus[]; to: ListingStatus },
): Promise<string[]> {
  const changed = await trx
    .updateTable('listings')
    .set({ status: to, updated_at: sql`now()` })
    .where('id', '=', anyOf(ids))
    .where(isVisibleListing())
    .where('status', '=', anyOf(from))
    .returning('id')
    .execute();
  await jobs.record(trx, listingStatusChanged, ...changed.map(({ id }) => ({ listingId: id, status: to })));
  return changed.map(({ id }) => id);
}

async function setDeleted(trx: Transaction<DB>, ids: string[], deleted: boolean): Promise<string[]> {
  const changed = await trx
    .updateTable('listings')
    .set({ deleted_at: deleted ? sql`now()` : null })
    .where('id', '=', anyOf(ids))
    .where((where) => (deleted ? isNotDeleted() : where('deleted_at', '>', sql<Date>`now() - ${undoWindow}`)))
    .returning('id')
    .execute();
  return changed.map(({ id }) => id);
}

/**
 * Rounds down to whole dollars, or to cents below one dollar. Never raises a price, and never makes a free
 * item cost something.
 */
function discounted(percent: number): RawBuilder<unknown> {
  // A million dollars times a hundred overflows an integer.
  const cents = sql`price_cents::bigint * (100 - ${percent}::int) / 100`;
  return sql`case when ${cents} >= 100 then ${cents} / 100 * 100 else least(price_cents, greatest(${cents}, 1)) end`;
}

async function setPrices(
  trx: Transaction<DB>,
  jobs: Recording,
  ids: string[],
  price: RawBuilder<unknown>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string; before: number; after: number }>`
    with before as (
      select id, price_cents, (${price})::int as after from listings
      where id = any(${ids}::uuid[]) and ${isNotDeleted()} and status <> 'sold'
    ), archived as (
      insert into listing_prices (listing_id, price_cents)
      select id, price_cents from before where price_cents <> after
    )
    update listings set price_cents = before.after, updated_at = now()
    from before
    where listings.id = before.id and before.price_cents <> before.after
    returning listings.id, before.price_cents as before, before.after`.execute(trx);
  await jobs.record(
    trx,
    listingPriceChanged,
    ...rows.map(({ id, before, after }) => ({ listingId: id, beforeCents: before, afterCents: after })),
  );
  return rows.map(({ id }) => id);
}
