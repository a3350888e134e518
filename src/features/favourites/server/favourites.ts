import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import type { DB } from '../../../platform/server/db/schema.generated.ts';
import { deleteOwnListings, findWatchers, isFavourite } from './favourites.queries.ts';

/** The public API of favorites for other features on the server. */

/** Removes an account's favorites that became its own listings when a guest's listings moved to it. */
export async function dropOwnFavourites(
  trx: Transaction<DB>,
  _guestKey: string,
  profileId: string,
): Promise<void> {
  await deleteOwnListings(trx, profileId);
}

/** Profile ids of the listing's watchers. */
export const watchersOf = (db: Database, listingId: string): Promise<string[]> => findWatchers(db, listingId);

/** Whether a member has a listing among their favorites. */
export const keeps = (db: Database, profileId: string, listingId: string): Promise<boolean> =>
  isFavourite(db, profileId, listingId);
