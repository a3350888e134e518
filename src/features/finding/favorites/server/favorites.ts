import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { deleteOwnListings } from './favorites.queries.ts';

/** The public API of favorites for other features on the server. */
export { favoritesAmong } from './favorites.queries.ts';
export { notifyWatchers } from './notify-watchers.ts';

/** A favorite counts toward popularity for this long. */
export const RECENT_DAYS = 30;

/** Removes an account's favorites that became its own listings when a guest's listings moved to it. */
export async function dropOwnFavorites(
  trx: Transaction<DB>,
  _guestKey: string,
  profileId: string,
): Promise<void> {
  await deleteOwnListings(trx, profileId);
}

const BATCH_SIZE = 5000;

/** Marks old favorites as no longer recent. Runs on a schedule; a trigger updates the counts. */
export async function ageFavorites(db: Database): Promise<void> {
  await sql`
    update favourites set recent = false
    where (profile_id, listing_id) in (
      select profile_id, listing_id from favourites
      where recent and created_at < now() - make_interval(days => ${RECENT_DAYS}::int)
      order by created_at, profile_id, listing_id limit ${BATCH_SIZE})`.execute(db);
}
