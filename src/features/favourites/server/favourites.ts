import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/server/db/schema.generated.ts';
import { deleteOwnListings } from './favourites.queries.ts';

/** What the rest of the product may ask of favourites on the server. */

/** After a guest's listings moved to an account that had saved one of them: nobody keeps an own listing. */
export async function dropOwnFavourites(trx: Transaction<DB>, profileId: string): Promise<void> {
  await deleteOwnListings(trx, profileId);
}
