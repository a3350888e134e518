import type { Database } from '../../../platform/server/db/database.ts';
import type { Owner } from '../../../platform/server/http/actor.ts';
import type { Jobs } from '../../../platform/server/jobs.ts';
import { DomainError } from '../../../shared/errors.ts';
import { photoIdsOf } from '../../photos/server/photos.ts';
import { listingErrors } from '../contract/errors.ts';
import { listingDeleted } from '../contract/signals.ts';
import { deleteOwn } from './listings.queries.ts';

/**
 * Deletes a listing for good; its photos follow once this is committed.
 * @throws DomainError LISTING_NOT_FOUND, or DELETE_REFUSED for somebody else's.
 */
export async function deleteListing(db: Database, jobs: Jobs, owner: Owner, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const photoIds = await photoIdsOf(trx, id);
    const deleted = await deleteOwn(trx, id, owner);
    if (deleted !== undefined) return jobs.record(trx, listingDeleted, { listingId: id, photoIds });
    const exists = await trx.selectFrom('listings').select('id').where('id', '=', id).executeTakeFirst();
    throw new DomainError(exists ? listingErrors.DELETE_REFUSED : listingErrors.LISTING_NOT_FOUND);
  });
}
