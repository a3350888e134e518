import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/server/db/schema.generated.ts';

/** What other features may ask of listings on the server. */

/** Gives a guest's listings to an account; returns how many. */
export async function moveListings(
  trx: Transaction<DB>,
  guestKey: string,
  profileId: string,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('listings')
    .set({ seller_id: profileId, guest_key: null })
    .where('guest_key', '=', guestKey)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
