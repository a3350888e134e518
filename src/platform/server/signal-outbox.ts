import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Signal } from '../../shared/signals.ts';
import type { Database } from './db/database.ts';
import type { DB } from './db/schema.generated.ts';
import type { Log } from './log.ts';

/** Milliseconds from recording a signal to looking for it: its commit is a moment away, at times a longer one. */
const LOOKS_AFTER = [30, 300];
const AT_ONCE = 200;

/** A signal on its way to one of its consumers. */
export interface TakenSignal {
  /** A UUID that is the same at every try; these sort as the signals happened. */
  id: string;
  name: string;
  payload: object;
  recordedAt: Date;
  consumer: string;
}

interface Options {
  db: Database;
  log: Log;
  /** Seconds between two looks for signals of other processes, and for those whose commit took longer. */
  polling: number;
  /** Puts them in the queues of their consumers, in the transaction that takes them away here. */
  handOn: (trx: Transaction<DB>, signals: readonly TakenSignal[]) => Promise<void>;
  /** Runs after they were handed on. */
  onHandedOn: (signals: readonly TakenSignal[]) => void;
}

/**
 * Where signals wait from the commit of what they tell of until they are handed on to the queues: a row each, however
 * many consumers there are, which is a fraction of what a queue's row costs, and can be part of one statement.
 */
export function startOutbox({ db, log, polling, handOn, onHandedOn }: Options) {
  async function lookOnce(): Promise<void> {
    const { signals, areMore } = await db.transaction().execute(async (trx) => {
      const taken = await takeSignals(trx);
      if (taken.signals.length > 0) await handOn(trx, taken.signals);
      return taken;
    });
    onHandedOn(signals);
    if (areMore) again = true;
  }

  let looking: Promise<void> | undefined;
  let again = false;
  function look(): void {
    if (looking !== undefined) {
      again = true;
      return;
    }
    again = false;
    looking = lookOnce()
      .catch((error: unknown) => log.error({ err: error }, 'signals not handed on yet'))
      .finally(() => {
        looking = undefined;
        if (again && !stopped) look();
      });
  }

  const looks = LOOKS_AFTER.map((ms) => later(ms, () => !stopped && look()));
  const lookSoon = () => looks.forEach((lookLater) => lookLater());
  let stopped = false;
  const poll = setInterval(look, polling * 1000).unref();

  return {
    async record(
      trx: Transaction<DB>,
      { name }: Signal<object>,
      ...payloads: readonly object[]
    ): Promise<void> {
      if (payloads.length === 0) return;
      await sql`
        insert into signals (name, payload)
        select ${name}, payload from jsonb_array_elements(${JSON.stringify(payloads)}::jsonb)
          with ordinality as recorded (payload, nr)
        order by nr`.execute(trx);
      lookSoon();
    },
    /** Part of a statement that records a signal for each row of `source`. */
    recording(
      { name }: Signal<object>,
      payload: RawBuilder<unknown>,
      source: RawBuilder<unknown>,
    ): RawBuilder<unknown> {
      lookSoon();
      return sql`insert into signals (name, payload) select ${name}, ${payload} from ${source}`;
    },
    async stop(): Promise<void> {
      stopped = true;
      clearInterval(poll);
      await looking;
    },
  };
}

/** Runs `act` some time after each call, once for those that come meanwhile. */
function later(ms: number, act: () => void): () => void {
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

/** Takes signals away, oldest first, but those another process is taking; one entry for each consumer of each. */
async function takeSignals(trx: Transaction<DB>): Promise<{ signals: TakenSignal[]; areMore: boolean }> {
  const { rows } = await sql<Omit<TakenSignal, 'consumer'> & { consumer: string | null }>`
    with taken as (
      delete from signals where id in (
        select id from signals order by id limit ${sql.lit(AT_ONCE)} for update skip locked)
      returning *)
    select
      '00000000-0000-7000-8000-' || lpad(to_hex(taken.id), 12, '0') as id,
      taken.name, taken.payload, taken.recorded_at as "recordedAt", subscription.name as consumer
    from taken left join jobs.subscription on subscription.event = taken.name
    order by taken.id`.execute(trx);
  const signals = rows.flatMap(({ consumer, ...signal }) =>
    consumer === null ? [] : { ...signal, consumer },
  );
  return { signals, areMore: rows.length >= AT_ONCE };
}
