import { sql } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Jobs } from '../../../platform/server/jobs.ts';
import { reviewShown } from '../contract/signals.ts';

const AT_ONCE = 500;

/**
 * Counts the reviews whose time to wait is over, and tells of them; run by a schedule. One transaction each, which
 * locks the sale first as people who write do, so that nobody waits in a circle.
 */
export async function showDue({ db, jobs }: { db: Database; jobs: Pick<Jobs, 'record'> }): Promise<void> {
  const due = await db
    .selectFrom('reviews')
    .select(['id', 'sale_id'])
    .where('counted', '=', false)
    .where('shows_at', '<=', sql<Date>`now()`)
    .orderBy('shows_at')
    .limit(AT_ONCE)
    .execute();
  for (const { id, sale_id } of due) {
    await db.transaction().execute(async (trx) => {
      await trx.selectFrom('sales').select('id').where('id', '=', sale_id).forNoKeyUpdate().execute();
      const { numUpdatedRows } = await trx
        .updateTable('reviews')
        .set({ counted: true })
        .where('id', '=', id)
        .where('counted', '=', false)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 1n) await jobs.record(trx, reviewShown, { reviewId: id });
    });
  }
}
