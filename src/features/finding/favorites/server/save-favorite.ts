import type { Database } from '../../../../platform/server/db/database.ts';
import type { Member } from '../../../../platform/server/http/actor.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { listingErrors } from '../../../items/listings/contract/errors.ts';
import { ownerOfListing } from '../../../items/listings/server/listings.ts';
import { blockStateBetween } from '../../../trust/blocks/server/blocks.ts';
import { favoriteErrors } from '../contract/errors.ts';
import { favoriteSaved } from '../contract/signals.ts';
import { insertFavorite } from './favorites.queries.ts';

interface Services {
  db: Database;
  jobs: Pick<Jobs, 'record'>;
}

/**
 * Saves a listing for a member; saving it again changes nothing.
 * @throws DomainError LISTING_NOT_FOUND, or OWN_LISTING.
 */
export async function saveFavorite({ db, jobs }: Services, member: Member, listingId: string): Promise<void> {
  const seller = await ownerOfListing(db, listingId);
  if (seller === undefined || (await blockStateBetween(db, member, seller)) !== 'none') {
    throw new DomainError(listingErrors.LISTING_NOT_FOUND);
  }
  if (seller.kind === 'member' && seller.id === member.id) throw new DomainError(favoriteErrors.OWN_LISTING);
  await db.transaction().execute(async (trx) => {
    const isNew = await insertFavorite(trx, member.id, listingId);
    if (isNew) await jobs.record(trx, favoriteSaved, { profileId: member.id, listingId });
  });
}
