import { setTimeout as delay } from 'node:timers/promises';
import type { RawBuilder, Transaction } from 'kysely';
import { fromKysely, type Job, PgBoss, type Queue } from 'pg-boss';
import type { Signal } from '../../shared/signals.ts';
import type { DatabaseConnection } from './db/database.ts';
import type { DB } from './db/schema.generated.ts';
import {
  findRestoredQueues,
  HEARTBEAT_REFRESH_SECONDS,
  HEARTBEAT_SECONDS,
  insertRestoredJobs,
  markQueues,
  removeUnusedQueues,
} from './job-queues.ts';
import type { Log } from './log.ts';
import { startQueuePolling } from './queue-polling.ts';
import {
  allAtOnce,
  deliveriesOf,
  type HandleMany,
  oneByOne,
  together,
  type Work,
} from './signal-delivery.ts';
import { startOutbox, type TakenSignal } from './signal-outbox.ts';
import { indexJobs, startScheduledJob } from './stored-jobs.ts';
import { type Step, traced } from './tracing.ts';

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

/** Seconds between two polls for signals. Those of the same process are delivered immediately. */
const POLLING_SECONDS = 2;
/** Seconds between two polls of a single queue, in case the polls for all queues miss something. */
const QUEUE_POLLING_SECONDS = 60;
const WORKER = {
  pollingIntervalSeconds: QUEUE_POLLING_SECONDS,
  heartbeatRefreshSeconds: HEARTBEAT_REFRESH_SECONDS,
} as const;

/** Milliseconds between two marks of this process on its queues. */
const QUEUE_MARK_INTERVAL_MS = 3_600_000;

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
const PARALLEL_BATCHES = { batchSize: 5, localGroupConcurrency: 1 } as const;

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
  const queuePolling = startQueuePolling({ db, log, polling: runsJobs ? polling : undefined, workers });

  const restoredQueues = await findRestoredQueues(db);
  const queues = new Set<string>();
  async function openQueue(name: string, options: Omit<Queue, 'name'>): Promise<void> {
    queues.add(name);
    await boss.createQueue(name, { heartbeatSeconds: HEARTBEAT_SECONDS, ...options });
  }
  const marking = setInterval(() => {
    markQueues(db, queues).catch((error: unknown) => log.warn({ err: error }, 'queues not marked as used'));
  }, QUEUE_MARK_INTERVAL_MS).unref();

  const outbox = startOutbox({
    db,
    log,
    polling,
    wakeWorker,
    async enqueue(trx, signals) {
      for (const [consumer, consumed] of Map.groupBy(signals, (signal) => signal.consumer)) {
        const jobs = jobsFor(consumed, { delay: delays.get(consumer)?.(), groupOf: groups.get(consumer) });
        await boss.insert(consumer, jobs, { db: fromKysely(trx) });
      }
    },
    onEnqueued(signals) {
      for (const name of new Set(signals.map((signal) => signal.name)))
        for (const wake of wakers.get(name) ?? []) wake();
    },
  });

  async function consume<T extends object>(
    signal: Signal<T>,
    name: string,
    work: Work<T>,
    { delaySeconds = 0, parallel, ...retention }: ConsumerOptions = {},
  ): Promise<void> {
    const delayNow = typeof delaySeconds === 'function' ? delaySeconds : () => delaySeconds;
    delays.set(name, delayNow);
    if (parallel) groups.set(name, parallel.groupOf);
    await openQueue(name, queueOptions(retention));
    if (restoredQueues.delete(name)) await insertRestoredJobs(boss, db, name);
    await boss.subscribe(signal.name, name);
    const handle = (jobs: Job<T>[]) => traced(jobStep(name, jobs.length), () => work(deliveriesOf(jobs)));
    const options = { ...BATCHES, ...WORKER, ...(parallel && PARALLEL_BATCHES) };
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
      const work = oneByOne<T>({ db, log, name: consumer }, ({ payload, delivery }) =>
        handle(payload, delivery),
      );
      return consume(signal, consumer, options?.parallel ? allAtOnce(work) : work, options);
    },
    onMany: (signal, consumer, handle, options) =>
      consume(signal, consumer, together({ db, log, name: consumer }, handle), options),
    runNow: (trx, schedule) => startScheduledJob(boss, trx, schedule),
    record: outbox.record,
    recording: outbox.recording,
    async poll() {
      await outbox.poll();
      await queuePolling.poll();
    },
    takeSignals: () => outbox.poll(),
    async removeUnused() {
      await markQueues(db, queues);
      await removeUnusedQueues(boss, db, log);
    },
    async stop(timeoutMs) {
      clearInterval(marking);
      await queuePolling.stop();
      await outbox.stop();
      // pg-boss would check only every half second whether its workers have finished.
      const finished = Promise.all([...queues].map((name) => boss.offWork(name)));
      await Promise.race([finished, delay(timeoutMs, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
    },
  };
}

/** Returns the options of a consumer's queue. */
const queueOptions = ({
  retryLimit = 10,
  maxRetryDelaySeconds,
  deleteAfterSeconds,
}: Pick<ConsumerOptions, 'retryLimit' | 'maxRetryDelaySeconds' | 'deleteAfterSeconds'>): Omit<
  Queue,
  'name'
> => ({
  retryLimit,
  retryBackoff: true,
  ...(maxRetryDelaySeconds !== undefined && { retryDelayMax: maxRetryDelaySeconds }),
  ...(deleteAfterSeconds !== undefined && { deleteAfterSeconds }),
});

interface QueuedOptions {
  /** Seconds before delivery. */
  delay: number | undefined;
  groupOf: Parallel['groupOf'] | undefined;
}

/** Returns the jobs that deliver signals to one consumer. */
const jobsFor = (signals: readonly TakenSignal[], { delay: seconds = 0, groupOf }: QueuedOptions) =>
  signals.map(({ id, payload, recordedAt }) => {
    const group = groupOf?.(payload as never);
    return {
      id,
      data: payload,
      startAfter: new Date(recordedAt.getTime() + seconds * 1000),
      ...(group !== undefined && { group: { id: group } }),
    };
  });

const jobStep = (queue: string, jobs: number): Step => ({
  name: `job ${queue}`,
  kind: 'job',
  attributes: { 'messaging.destination.name': queue, 'messaging.batch.message_count': jobs },
});
