import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Signal } from '../../shared/signals.ts';
import type { Database } from './db/database.ts';
import type { DB } from './db/schema.generated.ts';
import type { Log } from './log.ts';

/** Milliseconds from recording a signal to polling for it, because its transaction commits shortly after. */
const POLL_DELAYS_MS = [30, 300];
const BATCH_SIZE = 200;

/** A signal being delivered to one of its consumers. */
export interface TakenSignal {
  /** A UUID that stays the same on retries and sorts by the time of recording. */
  id: string;
  name: string;
  payload: object;
  recordedAt: Date;
  consumer: string;
}

interface Options {
  db: Database;
  log: Log;
  /** Seconds between two polls for signals of other processes, and for those whose commit took longer. */
  polling: number;
  /** Called instead of polling, in a process that runs no jobs. */
  wakeWorker?: (() => void) | undefined;
  /** Adds signals to the queues of their consumers, in the transaction that removes them from the outbox. */
  enqueue: (trx: Transaction<DB>, signals: readonly TakenSignal[]) => Promise<void>;
  /** Called after signals were added to their queues. */
  onEnqueued: (signals: readonly TakenSignal[]) => void;
}

/**
 * Stores signals from their commit until they are added to the queues: one row per signal, however many
 * consumers there are. This costs a fraction of a queue's row and can be part of one statement.
 */
export function startOutbox({ db, log, polling, wakeWorker, enqueue, onEnqueued }: Options) {
  async function pollOnce(): Promise<void> {
    const { signals, areMore } = await db.transaction().execute(async (trx) => {
      const batch = await takeSignals(trx);
      if (batch.signals.length > 0) await enqueue(trx, batch.signals);
      return batch;
    });
    onEnqueued(signals);
    if (areMore) pollAgain = true;
  }

  let running: Promise<void> | undefined;
  let pollAgain = false;
  function poll(): void {
    if (running !== undefined) {
      pollAgain = true;
      return;
    }
    pollAgain = false;
    running = pollOnce()
      .catch((error: unknown) => log.error({ err: error }, 'signals not moved to their queues, trying again'))
      .finally(() => {
        running = undefined;
        if (pollAgain && !stopped) poll();
      });
  }

  const act = wakeWorker ?? poll;
  const delayedPolls = POLL_DELAYS_MS.map((ms) => delayed(ms, () => !stopped && act()));
  const pollSoon = () => delayedPolls.forEach((pollLater) => pollLater());
  let stopped = false;
  const timer = wakeWorker ? undefined : setInterval(poll, polling * 1000).unref();

  return {
    /** Polls now, and waits until what was recorded before is in its queues. */
    async poll(): Promise<void> {
      // It may have missed what was recorded since it began.
      const earlier = running;
      poll();
      await earlier;
      await running;
    },
    async record(
      trx: Transaction<DB>,
      signal: Signal<object>,
      ...payloads: readonly object[]
    ): Promise<void> {
      if (payloads.length === 0) return;
      await recordSignals(trx, signal, payloads);
      pollSoon();
    },
    /** Part of a statement that records a signal for each row of `source`. */
    recording(
      { name }: Signal<object>,
      payload: RawBuilder<unknown>,
      source: RawBuilder<unknown>,
    ): RawBuilder<unknown> {
      pollSoon();
      return sql`insert into signals (name, payload) select ${name}, ${payload} from ${source}`;
    },
    async stop(): Promise<void> {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** Stores signals, which a process of the site delivers when it next looks. For commands, which run no jobs. */
export async function recordSignals<T extends object>(
  trx: Transaction<DB>,
  { name }: Signal<T>,
  payloads: readonly T[],
): Promise<void> {
  await sql`
    insert into signals (name, payload)
    select ${name}, payload from jsonb_array_elements(${JSON.stringify(payloads)}::jsonb)
      with ordinality as recorded (payload, nr)
    order by nr`.execute(trx);
}

/** Runs `act` `ms` after a call, once for all calls in between. */
function delayed(ms: number, act: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let calledAgain = false;
  return function call() {
    if (timer !== undefined) {
      calledAgain = true;
      return;
    }
    calledAgain = false;
    timer = setTimeout(() => {
      timer = undefined;
      act();
      if (calledAgain) call();
    }, ms).unref();
  };
}

/** Takes the oldest signals that no other process is taking. Returns one entry per signal and consumer. */
async function takeSignals(trx: Transaction<DB>): Promise<{ signals: TakenSignal[]; areMore: boolean }> {
  const { rows } = await sql<Omit<TakenSignal, 'consumer'> & { consumer: string | null }>`
    with taken as (
      delete from signals where id in (
        select id from signals order by id limit ${sql.lit(BATCH_SIZE)} for update skip locked)
      returning *)
    select
      '00000000-0000-7000-8000-' || lpad(to_hex(taken.id), 12, '0') as id,
      taken.name, taken.payload, taken.recorded_at as "recordedAt", subscription.name as consumer
    from taken left join jobs.subscription on subscription.event = taken.name
    order by taken.id`.execute(trx);
  const signals = rows.flatMap(({ consumer, ...signal }) =>
    consumer === null ? [] : { ...signal, consumer },
  );
  return { signals, areMore: rows.length >= BATCH_SIZE };
}
