import type { Transaction } from 'kysely';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';

/**
 * Ends the exports of a guest that became an account. The account requests its own, which include the guest's
 * data. A job removes the files.
 */
export async function endGuestExports(trx: Transaction<DB>, guestKey: string): Promise<void> {
  await trx
    .updateTable('data_exports')
    .set({ guest_key: null, token_hash: null })
    .where('guest_key', '=', guestKey)
    .execute();
}
