import {
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import { Histogram, type Metric } from 'prom-client';
import { commonErrors, DomainError } from '../../../shared/errors.ts';
import type { Log } from '../log.ts';
import { traceStatement } from '../tracing.ts';
import { answerLimitOf, DEFAULT_POOL_SIZE, QUERY_LIMITS } from './query-limits.ts';
import { type AskReplica, replicaClient } from './replica-reads.ts';
import type { DB } from './schema.generated.ts';
import { statementName } from './statement-names.ts';

export type Database = Kysely<DB>;

type QueryArguments = [text: unknown, values?: unknown, ...rest: unknown[]];

class DatabaseClient extends pg.Client {
  protected readonly preparesStatements: boolean = true;

  // All overloads of pg's `query` end here; only (text, values) is changed.
  override query(...args: QueryArguments): never {
    const [text, values, ...rest] = args;
    const query = super.query as (...args: unknown[]) => never;
    if (typeof text !== 'string') return query.apply(this, args);
    const run = (...traced: unknown[]) => query.apply(this, traced);
    if (!Array.isArray(values)) return traceStatement(text, args, run) as never;
    const name = this.preparesStatements && values.length > 0 ? statementName(text) : undefined;
    const config = { text, values, query_timeout: answerLimitOf(text) };
    return traceStatement(text, [name ? { name, ...config } : config, ...rest], run) as never;
  }
}

/** Connects to a pooler, which may run each transaction on another connection to PostgreSQL (decision 0123). */
class PooledClient extends DatabaseClient {
  protected override readonly preparesStatements = false;

  /** Asks for the time zone by a parameter that PgBouncer passes on, because it refuses `options`. */
  getStartupConf(): Record<string, string> {
    const { getStartupConf } = pg.Client.prototype as unknown as PooledClient;
    return { ...getStartupConf.call(this), TimeZone: 'UTC' };
  }
}

export interface DatabaseConnection {
  pool: pg.Pool;
  db: Database;
  /** For the metrics page. */
  waitSeconds: Metric;
  close(): Promise<void>;
}

export interface ConnectOptions {
  /** The most connections to open. */
  poolSize?: number;
  /** Whether `connection` leads to a pooler in transaction mode. */
  isPooler?: boolean;
  /** Asks the replica, if there is one. */
  askReplica?: AskReplica | undefined;
}

/** Opens a pool whose connections have the product's limits. `onError` as for `connectDatabase`. */
export function openPool(
  connection: pg.ClientConfig,
  onError: (error: Error) => void,
  { poolSize = DEFAULT_POOL_SIZE, isPooler = false }: Pick<ConnectOptions, 'poolSize' | 'isPooler'>,
): pg.Pool {
  const pool = new pg.Pool({
    Client: isPooler ? PooledClient : DatabaseClient,
    max: poolSize,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: QUERY_LIMITS.connectMs,
    query_timeout: QUERY_LIMITS.answerMs,
    // Connections cache their prepared statements. Replacing connections drops unused ones.
    maxLifetimeSeconds: 3600,
    application_name: 'offhand',
    // Disables parallel workers: what one query gains, other requests lose. The README says how a pooler sets these.
    options: isPooler
      ? undefined
      : `-c timezone=UTC -c statement_timeout=${QUERY_LIMITS.serverMs} -c max_parallel_workers_per_gather=0`,
    ...connection,
  } as pg.PoolConfig);
  pool.on('error', onError);
  // The pool listens to idle connections only. The query of a busy one fails too, but without a listener the
  // event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * Creates the process's connection pool. `onError` gets errors of idle connections that the server
 * closed.
 * @throws DomainError SERVICE_UNAVAILABLE from each query of `db` that times out.
 */
export function connectDatabase(
  connection: pg.ClientConfig,
  onError: (error: Error) => void,
  { askReplica, ...options }: ConnectOptions = {},
): DatabaseConnection {
  const pool = openPool(connection, onError, options);
  const waitSeconds = new Histogram({
    name: 'offhand_database_wait_seconds',
    help: 'Time until a request or job got a connection of the pool',
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 3],
    // Registered by the metrics page, which has its own registry.
    registers: [],
  });
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: withClearFailures(pool, waitSeconds, askReplica) }),
  });
  return { pool, db, waitSeconds, close: () => db.destroy() };
}

/**
 * Wraps a pool so that queries fail with SERVICE_UNAVAILABLE if the database is lost or hangs, and measures how long
 * they wait for a connection. Reads of requests go to the replica where there is one.
 */
function withClearFailures(
  pool: pg.Pool,
  waitSeconds: Histogram,
  askReplica: AskReplica | undefined,
): PostgresPool {
  async function connect(): Promise<PostgresPoolClient> {
    const end = waitSeconds.startTimer();
    const client = await pool
      .connect()
      .catch((cause: unknown) => {
        throw unavailable(cause);
      })
      .finally(end);
    return wrapClient(client);
  }
  return {
    options: pool.options,
    connect: async () => (askReplica && replicaClient(askReplica, connect)) ?? connect(),
    end: () => pool.end(),
  };
}

/** Discards a failed connection, so that the rollback that follows doesn't wait as long again. */
function wrapClient(client: pg.PoolClient): PostgresPoolClient {
  let failure: Error | undefined;
  async function query(text: string, values: readonly unknown[]): Promise<unknown> {
    if (failure) throw failure;
    try {
      return await client.query(text, values as unknown[]);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      failure = unavailable(error);
      throw failure;
    }
  }
  return {
    query: query as PostgresPoolClient['query'],
    release: (destroy = false) => client.release(destroy || failure !== undefined),
  };
}

/** Warns if a pooler lets statements run without limit: a hung one would occupy its connection. */
export async function warnOfUnlimitedPooler(pool: pg.Pool, log: Pick<Log, 'warn'>): Promise<void> {
  const { rows } = await pool.query<{ statement_timeout: string }>('show statement_timeout');
  if (rows[0]?.statement_timeout === '0') {
    log.warn('the pooler at DATABASE_URL sets no statement_timeout: see README, "Run several processes"');
  }
}

/** Runs work in the caller's transaction, or in its own. */
export const inTransaction = <T>(
  db: Database | Transaction<DB>,
  work: (trx: Transaction<DB>) => Promise<T>,
): Promise<T> => (db.isTransaction ? work(db as Transaction<DB>) : db.transaction().execute(work));

/** The embedded database restarts in about a second. */
const RETRY_AFTER_SECONDS = 5;

/**
 * PostgreSQL errors that are not caused by the statement: connection lost (08), out of memory, disk or
 * connections (53), canceled after a timeout (57014), shutting down or starting (57P).
 */
const UNAVAILABLE = /^(?:08...|53...|57014|57P0[1-5])$/;
/** Error messages of `pg` itself. */
const NO_ANSWER = /^Connection terminated|^Query read timeout$|^timeout e|not queryable$/;

/** Whether a statement failed because the database did not respond, for an error of `pg`. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return UNAVAILABLE.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  // A system error of the connection, such as ECONNRESET, names its system call.
  return 'syscall' in error || NO_ANSWER.test(error.message);
}

export const unavailable = (cause: unknown): DomainError =>
  new DomainError(commonErrors.SERVICE_UNAVAILABLE, { cause, retryAfter: RETRY_AFTER_SECONDS });

/** Whether a query of `db` failed because PostgreSQL canceled its statement after the time limit. */
export const hitTimeLimit = (error: unknown): boolean =>
  error instanceof DomainError && error.cause instanceof pg.DatabaseError && error.cause.code === '57014';
