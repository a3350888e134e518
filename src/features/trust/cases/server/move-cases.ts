import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';

const OF_GUESTS: readonly RawBuilder<unknown>[] = [sql.table('cases'), sql.table('decisions')];

/** Moves the cases and decisions about a guest to the account that the guest becomes. */
export async function moveCases(trx: Transaction<DB>, guestKey: string, profileId: string): Promise<void> {
  for (const table of OF_GUESTS) {
    await sql`
      update ${table} set about_id = ${profileId}, about_guest = null where about_guest = ${guestKey}`.execute(
      trx,
    );
  }
}
