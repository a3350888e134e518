import { sql } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Owner } from '../../../platform/server/http/actor.ts';
import type { Jobs } from '../../../platform/server/jobs.ts';
import { DomainError } from '../../../shared/errors.ts';
import { listingErrors } from '../contract/errors.ts';
import type { ListingStatus } from '../contract/listing.ts';
import { LISTING_LIMITS } from '../contract/listing-limits.ts';
import { listingStatusChanged } from '../contract/signals.ts';
import { updateOwn } from './listings.queries.ts';
import { requireOwn } from './require-own.ts';

/**
 * Marks a listing as sold, or puts it back for sale. What has that status already keeps it.
 * @throws DomainError LISTING_NOT_FOUND, LISTING_GONE, or NOT_YOUR_LISTING.
 */
export async function setStatus(
  db: Database,
  jobs: Pick<Jobs, 'record'>,
  owner: Owner,
  id: string,
  status: ListingStatus,
): Promise<void> {
  const changed = await db.transaction().execute(async (trx) => {
    const row = await updateOwn(trx, id, owner)
      .set({ status, updated_at: sql`now()` })
      .where('status', '!=', status)
      .executeTakeFirst();
    if (row !== undefined) await jobs.record(trx, listingStatusChanged, { listingId: id, status });
    return row;
  });
  if (changed === undefined) await requireOwn(db, owner, id);
}

/**
 * Brings a listing that is for sale to the top, once a week.
 * @throws DomainError RENEW_TOO_EARLY, also for what is sold; LISTING_NOT_FOUND, LISTING_GONE, or NOT_YOUR_LISTING.
 */
export async function renewListing(db: Database, owner: Owner, id: string): Promise<void> {
  const renewed = await updateOwn(db, id, owner)
    .set({ renewed_at: sql`now()`, updated_at: sql`now()` })
    .where('status', '=', 'active')
    .where(
      'listed_at',
      '<=',
      sql<Date>`now() - make_interval(days => ${sql.lit(LISTING_LIMITS.renewAfterDays)})`,
    )
    .executeTakeFirst();
  if (renewed !== undefined) return;
  await requireOwn(db, owner, id);
  throw new DomainError(listingErrors.RENEW_TOO_EARLY);
}
