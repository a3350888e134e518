import { sql } from 'kysely';
import { fromKysely, type PgBoss } from 'pg-boss';
import type { Database } from './db/database.ts';
import type { Log } from './log.ts';

/** A queue without a mark for this long is used by no process of any release. */
const UNUSED_AFTER = sql.lit('1 day');

/**
 * Seconds without a heartbeat after which a running job counts as abandoned because its process was killed.
 * Three heartbeats, so that a slow moment of the database doesn't run a job twice.
 */
export const HEARTBEAT_SECONDS = 15;
export const HEARTBEAT_REFRESH_SECONDS = 5;

/**
 * Marks queues as used, so that processes of other releases don't remove them. Queues of older releases,
 * and the one by which pg-boss starts schedules, get a heartbeat.
 */
export async function markQueues(db: Database, queues: Iterable<string>): Promise<void> {
  await sql`
    update jobs.queue set updated_on = now(), heartbeat_seconds = ${HEARTBEAT_SECONDS}
    where name = any(${[...queues]}::text[]) or name like '\\_\\_pgboss%'`.execute(db);
}

/**
 * Removes queues without a mark, with their schedules and subscriptions, and jobs of a backup that no queue has
 * taken since.
 */
export async function removeUnusedQueues(
  boss: Pick<PgBoss, 'deleteQueue'>,
  db: Database,
  log: Log,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from jobs.queue
    where updated_on < now() - ${UNUSED_AFTER}::interval and name not like '\\_\\_pgboss%'`.execute(db);
  for (const { name } of rows) {
    await boss.deleteQueue(name);
    log.info({ queue: name }, 'removed a queue that nothing uses anymore');
  }
  await sql`delete from restored_jobs where restored_at < now() - ${UNUSED_AFTER}::interval`.execute(db);
}

/** Returns the queues whose jobs a backup brought. */
export async function findRestoredQueues(db: Database): Promise<Set<string>> {
  const { rows } = await sql<{ queue: string }>`select distinct queue from restored_jobs`.execute(db);
  return new Set(rows.map(({ queue }) => queue));
}

/** Moves the jobs that a backup brought to their queue. */
export async function insertRestoredJobs(
  boss: Pick<PgBoss, 'insert'>,
  db: Database,
  queue: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string; data: object; startAfter: Date }>`
      delete from restored_jobs where queue = ${queue} returning id, data, start_after as "startAfter"`.execute(
      trx,
    );
    if (rows.length > 0) await boss.insert(queue, rows, { db: fromKysely(trx) });
  });
}
