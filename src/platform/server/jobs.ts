import { fromKysely, type JobResult, PgBoss } from 'pg-boss';
import type pg from 'pg';
import { sql, type Transaction } from 'kysely';
import type { Signal } from '../../shared/signals.ts';
import type { DB } from './db/schema.generated.ts';
import type { Log } from './log.ts';

/**
 * Background work in the same database: schedules, and signals, which are recorded in the transaction they belong
 * to, delivered after commit to each consumer at least once (so consumers are idempotent), by one process of many.
 */
export interface Jobs {
  /** Runs `work` at the times of a cron expression (UTC), in one process of many. */
  schedule(name: string, cron: string, work: () => Promise<void>): Promise<void>;
  /**
   * Delivers a signal to a consumer, which is known by a name that stays the same over releases. `delivery` is the same
   * at every try to deliver one.
   */
  on<T extends object>(
    signal: Signal<T>,
    consumer: string,
    handle: (payload: T, delivery: string) => Promise<void>,
    options?: ConsumerOptions,
  ): Promise<void>;
  /** Records a signal in the transaction of what it tells of. */
  record<T extends object>(trx: Transaction<DB>, signal: Signal<T>, payload: T): Promise<void>;
  /** Finishes running work, at most for `timeoutMs`, and stops. */
  stop(timeoutMs: number): Promise<void>;
}

/** Seconds between two looks for signals; those recorded in the same process are looked for at once. */
const POLLING = 2;

/** Several at once, and the next ones at once where there are more: one at each look is no match for a busy hour. */
const BATCHES = {
  batchSize: 20,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
} as const;

interface ConsumerOptions {
  /** Seconds before it is told, for what may be over by then. */
  delaySeconds?: number;
}

export async function startJobs(pool: pg.Pool, log: Log, polling = POLLING): Promise<Jobs> {
  const boss = new PgBoss({
    // Passed on as it is: several statements at once give several results, and pg-boss knows.
    db: { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) },
    schema: 'jobs',
    // Schedules are to the minute: asking the clock of the database each ten minutes is enough.
    clockMonitorIntervalSeconds: 600,
  });
  boss.on('error', (error) => log.error({ err: error }, 'background work failed'));
  await boss.start();

  /** Workers of this process by signal, woken as soon as a signal was recorded here. */
  const workers = new Map<string, string[]>();
  /** Seconds that consumers want to wait. */
  const delays = new Map<string, number>();

  return {
    async schedule(name, cron, work) {
      await boss.createQueue(name, { retryLimit: 2 });
      await boss.work(name, { pollingIntervalSeconds: 30 }, work);
      await boss.schedule(name, cron);
    },
    async on(signal, consumer, handle, { delaySeconds = 0 } = {}) {
      delays.set(consumer, delaySeconds);
      await boss.createQueue(consumer, { retryLimit: 10, retryBackoff: true });
      await boss.subscribe(signal.name, consumer);
      const options = { ...BATCHES, pollingIntervalSeconds: polling };
      const worker = await boss.work(consumer, options, async (jobs) => {
        const results: JobResult[] = [];
        // As they happened; they are not fetched in any order.
        for (const { id, data } of jobs.toSorted((a, b) => +a.createdOn - +b.createdOn)) {
          try {
            await handle(data as never, id);
            results.push({ id, status: 'completed' });
          } catch (error) {
            log.warn({ err: error, consumer }, 'signal not dealt with yet');
            results.push({ id, status: 'failed', output: error });
          }
        }
        return results;
      });
      workers.set(signal.name, [...(workers.get(signal.name) ?? []), worker]);
    },
    async record(trx, signal, payload) {
      // Not boss.publish: it looks for consumers on a connection of its own, and a pool whose connections are all in
      // transactions that wait for another one never gives it.
      const consumers = await sql<{ name: string }>`
        select name from jobs.subscription where event = ${signal.name}`.execute(trx);
      for (const { name } of consumers.rows) {
        await boss.send(name, payload, { db: fromKysely(trx), startAfter: delays.get(name) ?? 0 });
      }
      // The commit is a moment away; a worker that looks too early looks again at its next interval.
      setTimeout(() => workers.get(signal.name)?.forEach((id) => boss.notifyWorker(id)), 50).unref();
    },
    async stop(timeoutMs) {
      await boss.stop({ graceful: true, timeout: timeoutMs });
    },
  };
}
