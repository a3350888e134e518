import type { Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { Owner } from '../../../../platform/server/http/actor.ts';
import { DomainError, type ErrorSpec } from '../../../../shared/errors.ts';
import { listingErrors } from '../contract/errors.ts';
import { owns } from './listings.policy.ts';

/**
 * Finds out why a statement that includes the permission check changed nothing. Returns if the listing exists
 * and belongs to the owner: then it was in the wanted state already.
 * @throws DomainError LISTING_NOT_FOUND, LISTING_GONE, or `refusal` for someone else's.
 */
export async function requireOwn(
  db: Database | Transaction<DB>,
  owner: Owner,
  id: string,
  refusal: ErrorSpec = listingErrors.NOT_YOUR_LISTING,
): Promise<void> {
  const listing = await db
    .selectFrom('listings')
    .select(['seller_id', 'guest_key', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (listing === undefined || listing.deleted_at !== null) throw await missingListing(db, id);
  if (!owns(owner, listing)) throw new DomainError(refusal);
}

/** The error for an id without a visible listing: gone, or never existed. */
export async function missingListing(db: Database | Transaction<DB>, id: string): Promise<DomainError> {
  const known = await db
    .selectFrom('gone_listings')
    .select('id')
    .where('id', '=', id)
    .unionAll(db.selectFrom('listings').select('id').where('id', '=', id))
    .executeTakeFirst();
  return new DomainError(known ? listingErrors.LISTING_GONE : listingErrors.LISTING_NOT_FOUND);
}
