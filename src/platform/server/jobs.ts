import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { fromKysely, type JobResult, type Job, PgBoss, type Queue } from 'pg-boss';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Signal } from '../../shared/signals.ts';
import { DAY_SECONDS } from '../../shared/time.ts';
import type { Database, DatabaseConnection } from './db/database.ts';
import type { DB } from './db/schema.generated.ts';
import type { Log } from './log.ts';
import { type Step, traced } from './tracing.ts';
import { startOutbox } from './signal-outbox.ts';

/**
 * Background work in the same database: schedules and signals. A signal is recorded in the transaction that
 * makes it true. After the commit, one of the processes delivers it to each consumer, at least once, so
 * consumers must be idempotent. Signals wait in a table until a process moves them to their consumers'
 * queues.
 */
export interface Jobs {
  /** Runs `work` at the times of a cron expression (UTC), in one of the processes. */
  schedule(name: string, cron: string, work: () => Promise<void>): Promise<void>;
  /**
   * Delivers a signal to a consumer, whose name must not change between releases. `delivery` stays the same
   * when a delivery is retried.
   */
  on<T extends object>(
    signal: Signal<T>,
    consumer: string,
    handle: (payload: T, delivery: string) => Promise<void>,
    options?: ConsumerOptions,
  ): Promise<void>;
  /**
   * Delivers signals in batches, in the order they were recorded. If a batch fails, each signal is delivered
   * again individually, so that one does not delay the others.
   */
  onMany<T extends object>(
    signal: Signal<T>,
    consumer: string,
    handle: HandleMany<T>,
    options?: ConsumerOptions,
  ): Promise<void>;
  /** Records a signal for each payload, in order, in the transaction that makes it true. */
  record<T extends object>(trx: Transaction<DB>, signal: Signal<T>, ...payloads: readonly T[]): Promise<void>;
  /**
   * Records signals as part of one statement: inserts a signal for each row of `source`, with `payload` as
   * JSON of its columns.
   */
  recording<T extends object>(
    signal: Signal<T>,
    payload: RawBuilder<unknown>,
    source: RawBuilder<unknown>,
  ): RawBuilder<unknown>;
  /**
   * Makes failed and waiting jobs of a queue due now, or only one of them. Returns how many were not due before.
   */
  retry(trx: Transaction<DB>, queue: string, id?: string): Promise<number>;
  /** Deletes a failed job. Returns whether there was one. */
  discard(trx: Transaction<DB>, queue: string, id: string): Promise<boolean>;
  /**
   * Starts the work of a schedule in between, unless it runs or waits already. Returns whether it was started.
   */
  runNow(trx: Transaction<DB>, schedule: string): Promise<boolean>;
  /** Delivers what is due now, instead of at the next poll. */
  poll(): Promise<void>;
  /** Moves the signals that another process recorded to their queues now. */
  takeSignals(): Promise<void>;
  /**
   * Removes queues with their schedules and subscriptions that no process of any release has used for a day.
   * Jobs of renamed or removed consumers would otherwise wait forever. Call this once everything is
   * registered.
   */
  removeUnused(): Promise<void>;
  /** Finishes running work, for at most `timeoutMs`, and stops. */
  stop(timeoutMs: number): Promise<void>;
}

/**
 * Thrown by a consumer whose work can't succeed: the delivery fails at once, with the cause, and is not retried. It is
 * stored for 30 days, so that an operator sees it.
 */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
  constructor(cause: unknown) {
    super('not retried', { cause });
  }
}

/** A signal being delivered to a consumer. */
export interface Delivery<T extends object> {
  payload: T;
  /** Identifies the delivery; stays the same on retries. */
  delivery: string;
}

type HandleMany<T extends object> = (deliveries: readonly Delivery<T>[]) => Promise<void>;

/** Handles signals, and reports for each whether it succeeded. */
type Work<T extends object> = (deliveries: readonly Delivery<T>[]) => Promise<JobResult[]>;

/** Seconds between two polls for signals. Those of the same process are delivered immediately. */
const POLLING_SECONDS = 2;
/** Seconds between two polls of a single queue, in case the polls for all queues miss something. */
const QUEUE_POLLING_SECONDS = 60;

/**
 * Seconds without a heartbeat after which a running job counts as abandoned because its process was killed.
 * Three heartbeats, so that a slow moment of the database doesn't run a job twice.
 */
const HEARTBEAT_SECONDS = 15;
const HEARTBEAT_REFRESH_SECONDS = 5;
const WORKER = {
  pollingIntervalSeconds: QUEUE_POLLING_SECONDS,
  heartbeatRefreshSeconds: HEARTBEAT_REFRESH_SECONDS,
} as const;

const KEEP_FAILED_SECONDS = 30 * DAY_SECONDS;

/** Milliseconds between two marks of this process on its queues. */
const QUEUE_MARK_INTERVAL_MS = 3_600_000;
/** A queue without a mark for this long is used by no process of any release. */
const UNUSED_AFTER = sql.lit('1 day');

/**
 * Fetches several jobs at once, and the next batch immediately if there are more. One per poll is too slow
 * for a busy hour.
 */
const BATCHES = {
  batchSize: 20,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;
/** Small, because the last delivery of a batch ends it. */
const PARALLEL_BATCH_SIZE = 5;

export interface ConsumerOptions {
  /** Seconds before delivery, for notifications that may be unnecessary by then. */
  delaySeconds?: number | (() => number);
  /** How often a failed delivery is retried; 10 times by default. */
  retryLimit?: number;
  /** The maximum delay between retries. Delays double, starting with one second. */
  maxRetryDelaySeconds?: number;
  /** How long a finished delivery is stored; a week by default. */
  deleteAfterSeconds?: number;
  /** Delivers several at once, for work that waits for others. By default one after another. */
  parallel?: Parallel;
}

interface Parallel {
  /** How many batches a process works on at once. */
  batches: number;
  /** Returns the group of a payload, of which a process works on one at a time. Those without one are not limited. */
  groupOf: (payload: never) => string | undefined;
}

interface StartOptions {
  /** Seconds between two polls. */
  polling?: number | undefined;
  /** For a process that runs no jobs: called after it recorded a signal, so that another one delivers it. */
  wakeWorker?: (() => void) | undefined;
}

export async function startJobs(
  { pool, db }: Pick<DatabaseConnection, 'pool' | 'db'>,
  log: Log,
  { polling = POLLING_SECONDS, wakeWorker }: StartOptions = {},
): Promise<Jobs> {
  const runsJobs = wakeWorker === undefined;
  const boss = new PgBoss({
    // Passed on unchanged: several statements at once return several results, which pg-boss expects.
    db: { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) },
    schema: 'jobs',
    // Schedules are precise to the minute, so comparing with the database's clock every ten minutes is
    // enough.
    clockMonitorIntervalSeconds: 600,
    // Jobs of a schedule start at most this many seconds after their minute begins (30 by default).
    cronMonitorIntervalSeconds: 15,
    schedule: runsJobs,
    supervise: runsJobs,
  });
  boss.on('error', (error) => log.error({ err: error }, 'background work failed'));
  await boss.start();
  await indexJobs(db);

  /**
   * Wakes this process's workers by signal after moving such a signal to their queues; for consumers with a
   * delay, when it is over.
   */
  const wakers = new Map<string, (() => void)[]>();
  /** Delay of each consumer, in seconds. */
  const delays = new Map<string, () => number>();
  const groups = new Map<string, Parallel['groupOf']>();

  /** Wakes this process's workers by queue. */
  const workers = new Map<string, () => void>();
  /**
   * Releases abandoned jobs and wakes the workers of due ones. One statement for all queues: a poll for each, most of
   * which find nothing, is what an idle process would do most.
   *
   * pg-boss would release them once a minute, after a pause that grows with each retry. An abandoned job starts at
   * once. It still counts as a retry, so a job that kills its process does not do so forever.
   */
  async function wakeDueWorkers(): Promise<void> {
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
      from unnest(${[...workers.keys()]}::text[]) as worked (name) full join abandoned using (name)
      where abandoned.jobs > 0 or exists (
        select from jobs.job
        where job.name = worked.name and state < 'active' and not blocked and start_after <= now())`.execute(
      db,
    );
    for (const { name, abandoned } of rows) {
      if (abandoned > 0) log.warn({ queue: name, jobs: abandoned }, 'jobs of a killed process start again');
      workers.get(name)?.();
    }
  }
  let isPolling: Promise<void> | undefined;
  const looks = setInterval(() => {
    if (!runsJobs) return;
    isPolling ??= wakeDueWorkers()
      .catch((error: unknown) => log.error({ err: error }, 'queues not looked through, trying again'))
      .finally(() => {
        isPolling = undefined;
      });
  }, polling * 1000).unref();

  const { rows: restored } = await sql<{ queue: string }>`select distinct queue from restored_jobs`.execute(
    db,
  );
  /** Queues whose jobs a backup brought. */
  const restoredQueues = new Set(restored.map(({ queue }) => queue));
  async function insertRestored(queue: string): Promise<void> {
    if (!restoredQueues.delete(queue)) return;
    await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ id: string; data: object; startAfter: Date }>`
        delete from restored_jobs where queue = ${queue} returning id, data, start_after as "startAfter"`.execute(
        trx,
      );
      if (rows.length > 0) await boss.insert(queue, rows, { db: fromKysely(trx) });
    });
  }

  const queues = new Set<string>();
  async function openQueue(name: string, options: Omit<Queue, 'name'>): Promise<void> {
    queues.add(name);
    await boss.createQueue(name, { heartbeatSeconds: HEARTBEAT_SECONDS, ...options });
  }
  /**
   * Marks queues as used, so that processes of other releases don't remove them. Queues of older releases,
   * and the one by which pg-boss starts schedules, get a heartbeat.
   */
  const markQueues = () =>
    sql`
      update jobs.queue set updated_on = now(), heartbeat_seconds = ${HEARTBEAT_SECONDS}
      where name = any(${[...queues]}::text[]) or name like '\\_\\_pgboss%'`.execute(db);
  const marking = setInterval(() => {
    markQueues().catch((error: unknown) => log.warn({ err: error }, 'queues not marked as used'));
  }, QUEUE_MARK_INTERVAL_MS).unref();

  const outbox = startOutbox({
    db,
    log,
    polling,
    wakeWorker,
    async enqueue(trx, signals) {
      for (const [consumer, notified] of Map.groupBy(signals, (signal) => signal.consumer)) {
        const delayMs = (delays.get(consumer)?.() ?? 0) * 1000;
        const jobs = notified.map(({ id, payload, recordedAt }) => {
          const group = groups.get(consumer)?.(payload as never);
          return {
            id,
            data: payload,
            startAfter: new Date(recordedAt.getTime() + delayMs),
            ...(group !== undefined && { group: { id: group } }),
          };
        });
        await boss.insert(consumer, jobs, { db: fromKysely(trx) });
      }
    },
    onEnqueued(signals) {
      for (const name of new Set(signals.map((signal) => signal.name)))
        for (const wake of wakers.get(name) ?? []) wake();
    },
  });

  /** Retains a job that failed for good, so that operators still find it listed. */
  const retainFailed = (queue: string, id: string) =>
    sql`
      update jobs.job set deletion_seconds = greatest(deletion_seconds, ${KEEP_FAILED_SECONDS}::int)
      where name = ${queue} and id = ${id}::uuid`.execute(db);

  const oneByOne =
    <T extends object>(consumer: string, handle: (one: Delivery<T>) => Promise<void>): Work<T> =>
    async (deliveries) => {
      const results: JobResult[] = [];
      for (const one of deliveries) {
        try {
          await handle(one);
          results.push({ id: one.delivery, status: 'completed' });
        } catch (error) {
          if (error instanceof PermanentFailure) {
            await retainFailed(consumer, one.delivery);
            // Ends in the state of a job without retries left.
            results.push({ id: one.delivery, status: 'deadletter', output: error.cause });
            continue;
          }
          log.warn({ err: error, consumer }, 'signal not handled, it will be delivered again');
          results.push({ id: one.delivery, status: 'failed', output: error });
        }
      }
      return results;
    };

  const together =
    <T extends object>(consumer: string, handle: HandleMany<T>): Work<T> =>
    async (deliveries) => {
      try {
        await handle(deliveries);
        return deliveries.map(({ delivery }) => ({ id: delivery, status: 'completed' }));
      } catch {
        return oneByOne<T>(consumer, (one) => handle([one]))(deliveries);
      }
    };

  async function consume<T extends object>(
    signal: Signal<T>,
    name: string,
    work: Work<T>,
    {
      delaySeconds = 0,
      retryLimit = 10,
      maxRetryDelaySeconds,
      deleteAfterSeconds,
      parallel,
    }: ConsumerOptions = {},
  ): Promise<void> {
    const delayNow = typeof delaySeconds === 'function' ? delaySeconds : () => delaySeconds;
    delays.set(name, delayNow);
    if (parallel) groups.set(name, parallel.groupOf);
    await openQueue(name, {
      retryLimit,
      retryBackoff: true,
      ...(maxRetryDelaySeconds !== undefined && { retryDelayMax: maxRetryDelaySeconds }),
      ...(deleteAfterSeconds !== undefined && { deleteAfterSeconds }),
    });
    await insertRestored(name);
    await boss.subscribe(signal.name, name);
    const handle = (jobs: Job<T>[]) => {
      // Sorted by time, because they are fetched in no particular order.
      const inOrder = jobs.toSorted((a, b) => (a.id < b.id ? -1 : 1));
      const deliveries = inOrder.map(({ id, data }) => ({ payload: data, delivery: id }));
      return traced(jobStep(name, deliveries.length), () => work(deliveries));
    };
    const options = {
      ...BATCHES,
      ...WORKER,
      ...(parallel && { batchSize: PARALLEL_BATCH_SIZE, localGroupConcurrency: 1 }),
    };
    const ids: string[] = [];
    // Started one by one, because pg-boss wakes only the first of those that it starts together.
    while (ids.length < (parallel?.batches ?? 1)) ids.push(await boss.work(name, options, handle));
    const wake = () => ids.forEach((id) => boss.notifyWorker(id));
    workers.set(name, wake);
    const wakeInTime = delaySeconds === 0 ? wake : () => setTimeout(wake, delayNow() * 1000).unref();
    wakers.set(signal.name, [...(wakers.get(signal.name) ?? []), wakeInTime]);
  }

  return {
    async schedule(name, cron, work) {
      await openQueue(name, { retryLimit: 2 });
      const worker = await boss.work(name, WORKER, () => traced(jobStep(name, 1), work));
      workers.set(name, () => boss.notifyWorker(worker));
      await boss.schedule(name, cron);
    },
    on<T extends object>(
      signal: Signal<T>,
      consumer: string,
      handle: (payload: T, delivery: string) => Promise<void>,
      options?: ConsumerOptions,
    ) {
      const work = oneByOne<T>(consumer, ({ payload, delivery }) => handle(payload, delivery));
      const atOnce: Work<T> = async (deliveries) =>
        (await Promise.all(deliveries.map((one) => work([one])))).flat();
      return consume(signal, consumer, options?.parallel ? atOnce : work, options);
    },
    onMany: (signal, consumer, handle, options) =>
      consume(signal, consumer, together(consumer, handle), options),
    retry: retryJobs,
    async discard(trx, queue, id) {
      const { numAffectedRows } = await sql`
        delete from jobs.job where name = ${queue} and id = ${id}::uuid and state = 'failed'`.execute(trx);
      return numAffectedRows === 1n;
    },
    async runNow(trx, name) {
      await sql`select pg_advisory_xact_lock(hashtext(${`jobs.run-now:${name}`}))`.execute(trx);
      const { rows } = await sql<{ id: string }>`
        select id from jobs.job where name = ${name} and state in ('created', 'retry', 'active') limit 1`.execute(
        trx,
      );
      const [unfinished] = rows;
      if (unfinished) return (await retryJobs(trx, name, unfinished.id)) > 0;
      const id = randomUUID();
      await boss.insert(name, [{ id }], { db: fromKysely(trx) });
      await sql`update jobs.schedule set last_job_id = ${id} where name = ${name}`.execute(trx);
      return true;
    },
    record: outbox.record,
    recording: outbox.recording,
    async poll() {
      await outbox.poll();
      await wakeDueWorkers();
    },
    takeSignals: () => outbox.poll(),
    async removeUnused() {
      await markQueues();
      const { rows } = await sql<{ name: string }>`
        select name from jobs.queue
        where updated_on < now() - ${UNUSED_AFTER}::interval and name not like '\\_\\_pgboss%'`.execute(db);
      for (const { name } of rows) {
        await boss.deleteQueue(name);
        log.info({ queue: name }, 'removed a queue that nothing uses any more');
      }
      await sql`delete from restored_jobs where restored_at < now() - ${UNUSED_AFTER}::interval`.execute(db);
    },
    async stop(timeoutMs) {
      clearInterval(marking);
      clearInterval(looks);
      await isPolling;
      await outbox.stop();
      // pg-boss would check only every half second whether its workers have finished.
      const finished = Promise.all([...queues].map((name) => boss.offWork(name)));
      await Promise.race([finished, delay(timeoutMs, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
    },
  };
}

const jobStep = (queue: string, jobs: number): Step => ({
  name: `job ${queue}`,
  kind: 'job',
  attributes: { 'messaging.destination.name': queue, 'messaging.batch.message_count': jobs },
});

/** Indexes that find abandoned jobs, and those that failed, among the finished ones, which are stored for a week. */
const JOB_INDEXES = [
  { name: 'job_active', columns: 'id', where: "state = 'active'" },
  { name: 'job_failing', columns: 'name', where: "state in ('retry', 'failed')" },
] as const;

async function indexJobs(db: Database): Promise<void> {
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

async function retryJobs(trx: Transaction<DB>, queue: string, id?: string): Promise<number> {
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
