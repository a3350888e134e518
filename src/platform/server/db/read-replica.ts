import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { Counter, Gauge, type Metric } from 'prom-client';
import type { Log } from '../log.ts';
import { openPool } from './database.ts';
import type { AskReplica } from './replica-reads.ts';

/** A replica that answers reads of requests while it is close behind the primary (decision 0131). */
export interface ReadReplica {
  ask: AskReplica;
  /** Whether it has everything up to a position of the primary; always, if there is none to wait for. */
  has(position: bigint | null): boolean;
  /** Returns the position of the primary now: everything that was committed is before it. */
  position(): Promise<bigint>;
  /** Resolves when it has everything that was committed before the call, or when no process reads from it. */
  caughtUp(): Promise<void>;
  metrics: readonly Metric[];
  close(): Promise<void>;
}

interface Options {
  connection: pg.ClientConfig;
  /** The pool of the primary. */
  primary: pg.Pool;
  poolSize: number;
  isPooler: boolean;
  log: Log;
}

/** How often each process compares the replica with the primary. */
const CHECK_INTERVAL_MS = 1_000;
/** Reads go to the primary while the replica is further behind than this. */
const MAX_LAG_MS = 5_000;
/** How often to look whether the replica has what an update is about. */
const CATCH_UP_INTERVAL_MS = 15;
/** Less than of the primary, which is asked next, so that a person waits ten seconds at most. */
const CONNECT_MS = 500;
const ANSWER_MS = 3_000;
/** How many statements that the replica refused are remembered. */
const MAX_REFUSED = 1_000;

const READ_ONLY = '25006';
/** Errors of the connection or the server, not of the statement. */
const SERVER_FAULT = /^(?:08|53|57P)/;

type State = 'used' | 'behind' | 'away';

/** Positions are compared as numbers: 'A/1F' is 0xA0000001F. */
function readPosition(lsn: string): bigint {
  const [high = '0', low = '0'] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

export async function startReadReplica(options: Options): Promise<ReadReplica> {
  const { connection, primary, poolSize, isPooler, log } = options;
  const limits = { connectionTimeoutMillis: CONNECT_MS, query_timeout: ANSWER_MS };
  const open = (size: number) =>
    openPool({ ...connection, ...limits }, () => undefined, { poolSize: size, isPooler });
  const pool = open(poolSize);
  // Of its own, so that a busy pool doesn't look like a lost replica.
  const watching = open(1);
  const refused = new Set<string>();
  const { metrics, reads, lag, used } = createReplicaMetrics();

  let state: State | undefined;
  let replayed = 0n;
  /** Positions of the primary, oldest first. */
  let known: { at: number; position: bigint }[] = [];

  function setState(next: State, error?: unknown): void {
    used.set(Number(next === 'used'));
    if (state === next) return;
    if (next === 'used') log.info('reads go to the replica');
    else if (next === 'behind') log.warn('the replica is behind: reads go to the primary');
    else log.warn({ err: error }, 'the replica does not answer: reads go to the primary');
    state = next;
  }

  async function position(): Promise<bigint> {
    const { rows } = await primary.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn');
    return readPosition(rows[0]?.lsn ?? '');
  }

  async function readReplayed(): Promise<void> {
    const { rows } = await watching.query<{ lsn: string | null }>(
      'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as lsn',
    );
    const lsn = rows[0]?.lsn ?? null;
    if (lsn === null) throw new Error('DATABASE_READ_URL does not lead to a streaming replica');
    replayed = readPosition(lsn);
  }

  async function check(): Promise<void> {
    const at = performance.now();
    const now = await position().catch(() => null);
    if (now !== null) known.push({ at, position: now });
    try {
      await readReplayed();
    } catch (error) {
      setState('away', error);
      return;
    }
    const newest = known.findLast((sample) => sample.position <= replayed);
    const behind = newest === undefined ? Infinity : performance.now() - newest.at;
    lag.set(Math.max(0, behind) / 1000);
    setState(behind <= MAX_LAG_MS ? 'used' : 'behind');
    // What is too old says nothing anymore, but the replica may be at the newest of those.
    known = known.filter((sample) => sample === newest || performance.now() - sample.at <= MAX_LAG_MS);
  }

  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  async function watch(): Promise<void> {
    await check();
    if (!isClosed) timer = setTimeout(() => void watch(), CHECK_INTERVAL_MS);
  }
  await watch();

  return {
    async ask(text, values) {
      if (state !== 'used' || refused.has(text)) {
        reads.inc({ from: 'primary' });
        return null;
      }
      try {
        const answer = await pool.query(text, [...values]);
        reads.inc({ from: 'replica' });
        return answer;
      } catch (error) {
        // Whatever the reason, the primary decides: it may differ by a migration, or not cancel a long read.
        const code = error instanceof pg.DatabaseError ? error.code : undefined;
        if (code === READ_ONLY) {
          if (refused.size >= MAX_REFUSED) refused.clear();
          refused.add(text);
        } else if (code === undefined || SERVER_FAULT.test(code)) setState('away', error);
        reads.inc({ from: 'primary' });
        return null;
      }
    },
    has: (wanted) => state === 'used' && (wanted === null || wanted <= replayed),
    position,
    async caughtUp() {
      if (state !== 'used') return;
      const wanted = await position();
      const start = performance.now();
      while (wanted > replayed && state === 'used' && performance.now() - start < MAX_LAG_MS) {
        await readReplayed().catch((error: unknown) => setState('away', error));
        if (wanted > replayed && state === 'used') await delay(CATCH_UP_INTERVAL_MS);
      }
      // Until the other processes have noticed too.
      if (wanted > replayed) await delay(CHECK_INTERVAL_MS);
    },
    metrics,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await Promise.all([pool.end(), watching.end()]);
    },
  };
}

/** Creates the figures of a replica, which a process has where `DATABASE_READ_URL` is set. */
export function createReplicaMetrics() {
  const reads = new Counter({
    name: 'offhand_replica_reads_total',
    help: 'Statements that the replica may answer, by the database that did',
    labelNames: ['from'],
    // Registered by the metrics page, which has its own registry.
    registers: [],
  });
  const lag = new Gauge({
    name: 'offhand_replica_lag_seconds',
    help: 'How old the data of the replica is at most',
    registers: [],
  });
  const used = new Gauge({
    name: 'offhand_replica_used',
    help: '1 while reads go to the replica',
    registers: [],
  });
  return { reads, lag, used, metrics: [reads, lag, used] };
}
