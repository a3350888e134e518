import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import type { DB } from '../../../platform/server/db/schema.generated.ts';
import { deleteOwnListings, findWatchers, isFavourite } from './favourites.queries.ts';

/** What the rest of the product may ask of favourites on the server. */

/** Drops the favourites of an account that are its own since a guest's listings moved to it: nobody saves their own. */
export async function dropOwnFavourites(
  trx: Transaction<DB>,
  _guestKey: string,
  profileId: string,
): Promise<void> {
  await deleteOwnListings(trx, profileId);
}

/** Profile ids of those who have saved a listing. */
export const watchersOf = (db: Database, listingId: string): Promise<string[]> => findWatchers(db, listingId);

/** Whether a member has saved a listing, and has not taken it out again. */
export const keeps = (db: Database, profileId: string, listingId: string): Promise<boolean> =>
  isFavourite(db, profileId, listingId);
