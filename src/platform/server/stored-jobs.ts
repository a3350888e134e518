import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { fromKysely, type PgBoss } from 'pg-boss';
import { DAY_SECONDS } from '../../shared/time.ts';
import type { Database } from './db/database.ts';
import type { DB } from './db/schema.generated.ts';

const FAILED_RETENTION_SECONDS = 30 * DAY_SECONDS;

/** Makes failed and waiting jobs of a queue due now, or only one of them. Returns how many were not due before. */
export async function retryJobs(trx: Transaction<DB>, queue: string, id?: string): Promise<number> {
  const { rows } = await sql`
    update jobs.job set
      state = 'retry', start_after = now(), completed_on = null,
      retry_limit = greatest(retry_limit, retry_count + 1),
      keep_until = greatest(keep_until, now() + interval '1 day'),
      deletion_seconds = coalesce((select deletion_seconds from jobs.queue where queue.name = job.name),
        deletion_seconds)
    where name = ${queue} and (${id ?? null}::uuid is null or id = ${id ?? null}::uuid)
      and (state = 'failed' or (state in ('created', 'retry') and start_after > clock_timestamp()))
    returning id`.execute(trx);
  return rows.length;
}

/** Deletes a failed job. Returns whether there was one. */
export async function discardJob(trx: Transaction<DB>, queue: string, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from jobs.job where name = ${queue} and id = ${id}::uuid and state = 'failed'`.execute(trx);
  return numAffectedRows === 1n;
}

/** Retains a job that failed for good, so that operators still find it listed. */
export async function retainFailedJob(db: Database, queue: string, id: string): Promise<void> {
  await sql`
    update jobs.job set deletion_seconds = greatest(deletion_seconds, ${FAILED_RETENTION_SECONDS}::int)
    where name = ${queue} and id = ${id}::uuid`.execute(db);
}

/** Starts the work of a schedule, unless it runs or waits already. Returns whether it was started. */
export async function startScheduledJob(
  boss: Pick<PgBoss, 'insert'>,
  trx: Transaction<DB>,
  schedule: string,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext(${`jobs.run-now:${schedule}`}))`.execute(trx);
  const { rows } = await sql<{ id: string }>`
    select id from jobs.job where name = ${schedule} and state in ('created', 'retry', 'active') limit 1`.execute(
    trx,
  );
  const [unfinished] = rows;
  if (unfinished) return (await retryJobs(trx, schedule, unfinished.id)) > 0;
  const id = randomUUID();
  await boss.insert(schedule, [{ id }], { db: fromKysely(trx) });
  await sql`update jobs.schedule set last_job_id = ${id} where name = ${schedule}`.execute(trx);
  return true;
}

/** Indexes that find abandoned jobs, and those that failed, among the finished ones, which are stored for a week. */
const JOB_INDEXES = [
  { name: 'job_active', columns: 'id', where: "state = 'active'" },
  { name: 'job_failing', columns: 'name', where: "state in ('retry', 'failed')" },
] as const;

/** Creates the indexes of jobs that are missing. */
export async function indexJobs(db: Database): Promise<void> {
  for (const { name, columns, where } of JOB_INDEXES) {
    // Checked first, because even a statement that creates nothing waits for all writers of the table.
    const { rows } = await sql`select where to_regclass(${`jobs.${name}`}) is not null`.execute(db);
    if (rows.length > 0) continue;
    await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext('jobs.job_active'))`.execute(trx);
      await sql`
        create index if not exists ${sql.raw(name)} on jobs.job_common (${sql.raw(columns)})
        where ${sql.raw(where)}`.execute(trx);
    });
  }
}
