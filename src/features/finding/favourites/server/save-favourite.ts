import type { Database } from '../../../../platform/server/db/database.ts';
import type { Member } from '../../../../platform/server/http/actor.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { blockStateBetween } from '../../../trust/blocks/server/blocks.ts';
import { listingErrors } from '../../../items/listings/contract/errors.ts';
import { ownerOfListing } from '../../../items/listings/server/listings.ts';
import { favouriteErrors } from '../contract/errors.ts';
import { favouriteSaved } from '../contract/signals.ts';
import { insertFavourite } from './favourites.queries.ts';

interface Services {
  db: Database;
  jobs: Pick<Jobs, 'record'>;
}

/**
 * Saves a listing for a member; saving it again changes nothing.
 * @throws DomainError LISTING_NOT_FOUND, or OWN_LISTING.
 */
export async function saveFavourite(
  { db, jobs }: Services,
  member: Member,
  listingId: string,
): Promise<void> {
  const seller = await ownerOfListing(db, listingId);
  if (seller === undefined || (await blockStateBetween(db, member, seller)) !== 'none') {
    throw new DomainError(listingErrors.LISTING_NOT_FOUND);
  }
  if (seller.kind === 'member' && seller.id === member.id) throw new DomainError(favouriteErrors.OWN_LISTING);
  await db.transaction().execute(async (trx) => {
    const isNew = await insertFavourite(trx, member.id, listingId);
    if (isNew) await jobs.record(trx, favouriteSaved, { profileId: member.id, listingId });
  });
}
