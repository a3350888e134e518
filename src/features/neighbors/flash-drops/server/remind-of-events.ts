import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import { flashDropDue } from '../contract/signals.ts';

const REMINDERS = [
  {
    when: 'in-an-hour',
    mark: 'hour_notified',
    due: sql`starts_at between now() and now() + interval '1 hour'`,
  },
  { when: 'now', mark: 'start_notified', due: sql`starts_at <= now() and ends_at > now()` },
] as const;

const BATCH_SIZE = 500;

/** Records reminders an hour before events and at their start, once each. Runs on a schedule. */
export async function remindOfEvents({
  db,
  jobs,
}: {
  db: Database;
  jobs: Pick<Jobs, 'record'>;
}): Promise<void> {
  for (const { when, mark, due } of REMINDERS) {
    let found: number;
    do {
      found = await db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ eventId: string; to: string }>`
          update flash_drop_reminders as reminder set ${sql.ref(mark)} = true
          where (flash_drop_id, profile_id) in (
            select flash_drop_id, profile_id from flash_drop_reminders
            join flash_drops on flash_drops.id = flash_drop_id
            where not ${sql.ref(mark)} and cancelled_at is null and ${due}
            limit ${BATCH_SIZE} for update of flash_drop_reminders skip locked)
          returning flash_drop_id as "eventId", profile_id as "to"`.execute(trx);
        await jobs.record(trx, flashDropDue, ...rows.map((row) => ({ ...row, when })));
        return rows.length;
      });
    } while (found === BATCH_SIZE);
  }
}
