import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import type { Live } from '../../../../platform/server/realtime/live.ts';
import { FLASH_DROP_TOPIC, FLASH_DROP_UPDATES } from '../contract/flash-drop-updates.ts';
import { flashDropFinished } from '../contract/signals.ts';
import { standingHolders } from './prizes.queries.ts';

interface Services {
  db: Database;
  jobs: Pick<Jobs, 'record'>;
  live: Live;
}

/** Grace period after the end, because signals and removed listings take a moment to be counted. */
const COUNTING_PERIOD = sql.lit('2 minutes');

/**
 * Decides the prizes of ended events exactly once, even if several processes run it. The process that marks an event as
 * finished also awards its prizes, in the same transaction. Runs on a schedule.
 */
export async function finishEvents({ db, jobs, live }: Services): Promise<void> {
  for (;;) {
    const finished = await db.transaction().execute((trx) => finishNext(trx, jobs));
    if (finished === null) return;
    live.publishTo(`${FLASH_DROP_TOPIC}:${finished}`, { type: FLASH_DROP_UPDATES.event, ids: [finished] });
  }
}

async function finishNext(trx: Transaction<DB>, jobs: Services['jobs']): Promise<string | null> {
  // This update waits for transactions that count points, because they lock the event. Later ones find it finished.
  const { rows } = await sql<{ id: string }>`
    update flash_drops set finished_at = now()
    where id = (
      select id from flash_drops
      where finished_at is null and cancelled_at is null and ends_at < now() - ${COUNTING_PERIOD}::interval
      order by ends_at, id limit 1 for no key update)
    returning id`.execute(trx);
  const [event] = rows;
  if (event === undefined) return null;
  await sql`
    insert into flash_drop_prizes (flash_drop_id, prize, profile_id, amount)
    select flash_drop_id, prize, profile_id, amount from (${standingHolders([event.id])}) as holder`.execute(
    trx,
  );
  await jobs.record(trx, flashDropFinished, { eventId: event.id });
  return event.id;
}
