import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Services } from '../../src/app/composition/services.ts';

const TIMEOUT_MS = 20_000;
const PAUSE_MS = 5;

/** Queues of pg-boss itself, and those of tests, which may have no worker any more. */
const OTHER_QUEUES = sql.raw(String.raw`(name like '\_\_pgboss%' or name like 'test.%')`);

/**
 * Runs the background work of an app until none is left: signals, and jobs with what follows from them. Nothing waits
 * for its time: deliveries skip their delay, and failed ones are retried at once.
 */
export async function settle({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> {
  const giveUpAt = Date.now() + TIMEOUT_MS;
  for (;;) {
    await sql`
      update jobs.job set start_after = now() - interval '1 second'
      where state in ('created', 'retry') and start_after > now() and not ${OTHER_QUEUES}`.execute(db);
    await jobs.poll();
    const { rows } = await sql<{ name: string }>`
      select name from signals
      union all
      select name from jobs.job where state < 'completed' and not ${OTHER_QUEUES}`.execute(db);
    if (rows.length === 0) return;
    if (Date.now() > giveUpAt)
      throw new Error(`background work goes on: ${rows.map(({ name }) => name).join(', ')}`);
    await delay(PAUSE_MS);
  }
}
