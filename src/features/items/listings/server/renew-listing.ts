import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Owner } from '../../../../platform/server/http/actor.ts';
import type { Live } from '../../../../platform/server/realtime/live.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { LISTING_LIMITS } from '../../../../shared/listing-limits.ts';
import { listingErrors } from '../contract/errors.ts';
import { updateOwn } from './listings.queries.ts';
import { publishListings } from './publish-listing.ts';
import { requireOwn } from './require-own.ts';
import { isForSale } from './visible-listings.ts';

/**
 * Brings a listing that is for sale to the top, once a week.
 * @throws DomainError RENEW_TOO_EARLY, also for a sold listing; LISTING_NOT_FOUND, LISTING_GONE, or
 * NOT_YOUR_LISTING.
 */
export async function renewListing(
  { db, live }: { db: Database; live: Live },
  owner: Owner,
  id: string,
): Promise<void> {
  const renewed = await updateOwn(db, id, owner)
    .set({ renewed_at: sql`now()`, updated_at: sql`now()` })
    .where(isForSale())
    .where(
      'listed_at',
      '<=',
      sql<Date>`now() - make_interval(days => ${sql.lit(LISTING_LIMITS.renewAfterDays)})`,
    )
    .executeTakeFirst();
  if (renewed !== undefined) return publishListings(live, [id]);
  await requireOwn(db, owner, id);
  throw new DomainError(listingErrors.RENEW_TOO_EARLY);
}
