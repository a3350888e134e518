import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { hideContentOfSuspended } from './move-cases.ts';

/**
 * Completes what the server command does to an account. After a suspension, listings and reviews are hidden. Reinstating
 * ends what decisions of cases say about the account, and shows everything again.
 */
export async function restrictByCommand(
  db: Database,
  email: string,
  change: 'suspend' | 'reinstate',
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const account = await trx
      .selectFrom('users')
      .select('id')
      .where('email', '=', sql<string>`lower(btrim(${email}))`)
      .executeTakeFirst();
    if (account === undefined) return;
    if (change === 'reinstate') {
      await trx
        .updateTable('decisions')
        .set({ person_ended_at: sql`now()` })
        .where('about_id', '=', account.id)
        .where('person_ended_at', 'is', null)
        .where('undone_at', 'is', null)
        .execute();
      await trx
        .updateTable('users')
        .set({
          suspended_at: null,
          suspended_until: null,
          limited_at: null,
          limited_until: null,
          closed_at: null,
        })
        .where('id', '=', account.id)
        .execute();
    }
    await hideContentOfSuspended(trx, account.id);
  });
}
