import type { Transaction } from 'kysely';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { deleteOwnListings } from './favourites.queries.ts';

/** The public API of favorites for other features on the server. */

export { favouritesAmong } from './favourites.queries.ts';
export { notifyWatchers } from './notify-watchers.ts';
export { RECENT_DAYS } from './age-favourites.ts';

/** Removes an account's favorites that became its own listings when a guest's listings moved to it. */
export async function dropOwnFavourites(
  trx: Transaction<DB>,
  _guestKey: string,
  profileId: string,
): Promise<void> {
  await deleteOwnListings(trx, profileId);
}
