import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { insertRows } from '../../../../platform/server/db/insert-rows.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import type { Owner } from '../../../../platform/server/http/actor.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import type { Live } from '../../../../platform/server/realtime/live.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { LISTING_LIMITS } from '../../../../shared/listing-limits.ts';
import { photosDropped } from '../../photos/contract/signals.ts';
import { photoIdsByListing } from '../../photos/server/photos.ts';
import { listingErrors } from '../contract/errors.ts';
import { listingDeleted } from '../contract/signals.ts';
import { ownedBy, updateOwn } from './listings.queries.ts';
import { publishListings } from './publish-listing.ts';
import { requireOwn } from './require-own.ts';

const BATCH_SIZE = 100;
/** How long a deletion can be undone. */
export const undoWindow = sql`make_interval(secs => ${sql.lit(LISTING_LIMITS.undoDeleteOnServer)})`;

interface Services {
  db: Database;
  live: Live;
}

/** What removing listings needs. */
export interface RemovalServices {
  db: Database;
  jobs: Pick<Jobs, 'record'>;
  /** Ends the deals about listings that are about to be removed; resolves to what to call after the commit. */
  endDealsOfRemoved: (trx: Transaction<DB>, listingIds: readonly string[]) => Promise<() => Promise<void>>;
}

/**
 * Hides a listing from everybody. It can be restored within the undo window and is removed for good after it.
 * @throws DomainError LISTING_NOT_FOUND, LISTING_GONE, or DELETE_REFUSED for someone else's.
 */
export async function deleteListing({ db, live }: Services, owner: Owner, id: string): Promise<void> {
  const deleted = await updateOwn(db, id, owner).set({ deleted_at: sql`now()` }).executeTakeFirst();
  if (deleted !== undefined) return publishListings(live, [id]);
  await requireOwn(db, owner, id, listingErrors.DELETE_REFUSED);
}

/**
 * Restores a deleted listing. One that is not deleted stays as it is, so that two tabs can both restore it.
 * @throws DomainError RESTORE_TOO_LATE once it is gone for good.
 */
export async function restoreListing({ db, live }: Services, owner: Owner, id: string): Promise<void> {
  const restored = await db
    .updateTable('listings')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where((where) => ownedBy(where, owner))
    .where('deleted_at', '>', sql<Date>`now() - ${undoWindow}`)
    .returning('id')
    .executeTakeFirst();
  if (restored !== undefined) return publishListings(live, [id]);
  try {
    await requireOwn(db, owner, id);
  } catch (error) {
    const isGone = error instanceof DomainError && error.spec === listingErrors.LISTING_GONE;
    throw isGone ? new DomainError(listingErrors.RESTORE_TOO_LATE) : error;
  }
}

/**
 * Removes listings whose undo window is over, but keeps their ids; run by a schedule. Their deals end now rather than
 * when they are deleted, so that a restored listing still has its deals. A signal removes the photos.
 */
export async function removeDeleted({ db, jobs, endDealsOfRemoved }: RemovalServices): Promise<void> {
  let removed: number;
  do {
    const batch = await db.transaction().execute(async (trx) => {
      const ids = (
        await trx
          .selectFrom('listings')
          .select('id')
          .where('deleted_at', '<=', sql<Date>`now() - ${undoWindow}`)
          .limit(BATCH_SIZE)
          .forUpdate()
          .skipLocked()
          .execute()
      ).map(({ id }) => id);
      if (ids.length === 0) return { size: 0, publish: null };
      const publish = await endDealsOfRemoved(trx, ids);
      await removeListings(trx, jobs, ids);
      return { size: ids.length, publish };
    });
    await batch.publish?.();
    removed = batch.size;
  } while (removed === BATCH_SIZE);
}

/** Removes listings, but keeps their ids. */
export async function removeListings(
  trx: Transaction<DB>,
  jobs: Pick<Jobs, 'record'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const photoIds = await photoIdsByListing(trx, ids);
  await jobs.record(trx, listingDeleted, ...ids.map((listingId) => ({ listingId })));
  await jobs.record(trx, photosDropped, ...[...photoIds.values()].map((dropped) => ({ photoIds: dropped })));
  await insertRows(
    trx,
    'gone_listings',
    ids.map((id) => ({ id })),
  )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx.deleteFrom('listings').where('id', '=', anyOf(ids)).execute();
}
