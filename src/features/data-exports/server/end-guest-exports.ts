import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/server/db/schema.generated.ts';

/** An account makes its own exports, with what it got from its guest; a job removes the guest's files. */
export async function endGuestExports(trx: Transaction<DB>, guestKey: string): Promise<void> {
  await trx
    .updateTable('data_exports')
    .set({ guest_key: null, token_hash: null })
    .where('guest_key', '=', guestKey)
    .execute();
}
