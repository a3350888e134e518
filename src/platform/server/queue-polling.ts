import { sql } from 'kysely';
import type { Database } from './db/database.ts';
import type { Log } from './log.ts';

interface Options {
  db: Database;
  log: Log;
  /** Seconds between two polls. Undefined: only when asked, in a process that runs no jobs. */
  polling: number | undefined;
  /** Wakes this process's workers by queue. */
  workers: ReadonlyMap<string, () => void>;
}

/** Looks through all queues for due and abandoned jobs, and wakes their workers. */
export function startQueuePolling({ db, log, polling, workers }: Options) {
  async function poll(): Promise<void> {
    for (const { name, abandoned } of await findDueQueues(db, [...workers.keys()])) {
      if (abandoned > 0) log.warn({ queue: name, jobs: abandoned }, 'jobs of a killed process start again');
      workers.get(name)?.();
    }
  }

  let running: Promise<void> | undefined;
  function pollAgain(): void {
    running ??= poll()
      .catch((error: unknown) => log.error({ err: error }, 'queues not looked through, trying again'))
      .finally(() => {
        running = undefined;
      });
  }
  const timer = polling === undefined ? undefined : setInterval(pollAgain, polling * 1000).unref();

  return {
    poll,
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
}

/**
 * Releases abandoned jobs and returns the queues with due ones. One statement for all queues: a poll for each, most of
 * which find nothing, is what an idle process would do most.
 *
 * pg-boss would release them once a minute, after a pause that grows with each retry. An abandoned job starts at
 * once. It still counts as a retry, so a job that kills its process does not do so forever.
 */
async function findDueQueues(db: Database, queues: readonly string[]) {
  const { rows } = await sql<{ name: string; abandoned: number }>`
    with released as (
      update jobs.job set state = 'retry', start_after = now(), heartbeat_on = null
      where (name, id) in (
        select name, id from jobs.job
        where state = 'active' and retry_count < retry_limit
          and heartbeat_on < now() - heartbeat_seconds * interval '1 second'
        for update skip locked)
      returning name),
    abandoned as (select name, count(*)::int as jobs from released group by name)
    select name, coalesce(abandoned.jobs, 0) as abandoned
    from unnest(${queues}::text[]) as worked (name) full join abandoned using (name)
    where abandoned.jobs > 0 or exists (
      select from jobs.job
      where job.name = worked.name and state < 'active' and not blocked and start_after <= now())`.execute(
    db,
  );
  return rows;
}
