import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { dropOlder } from './comparisons.queries.ts';

/** Gives a guest's comparisons to an account, except those it has itself. */
export async function moveComparisons(
  trx: Transaction<DB>,
  guestKey: string,
  profileId: string,
): Promise<void> {
  await sql`
    delete from comparisons as moving where guest_key = ${guestKey} and exists (
      select from comparisons as same
      where same.profile_id = ${profileId} and same.listing_set = moving.listing_set)`.execute(trx);
  await trx
    .updateTable('comparisons')
    .set({ profile_id: profileId, guest_key: null })
    .where('guest_key', '=', guestKey)
    .execute();
  await dropOlder(trx, { kind: 'member', id: profileId });
}
