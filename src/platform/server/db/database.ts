import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { DB } from './schema.generated.ts';

export type Database = Kysely<DB>;

/** Statements that get a name, per process; more distinct shapes than this means somebody builds SQL by hand. */
const MAX_NAMED_STATEMENTS = 500;
const statementNames = new Map<string, string>();

const PLANNED_EACH_TIME = '/* planned for its values */';

/**
 * Ends a query whose best plan depends on its values, such as how many rows lie between two prices: a prepared
 * statement may get one plan for all of them.
 */
export const plannedEachTime = sql.raw(PLANNED_EACH_TIME);

/**
 * A prepared statement saves 40 % of a query's cost, so every parameterised statement is named by a hash of its
 * text, but for those that end in `plannedEachTime`.
 */
export function statementName(text: string): string | undefined {
  const known = statementNames.get(text);
  if (known !== undefined) return known;
  if (statementNames.size >= MAX_NAMED_STATEMENTS || text.endsWith(PLANNED_EACH_TIME)) return undefined;
  const name = createHash('sha1').update(text).digest('base64url');
  statementNames.set(text, name);
  return name;
}

type QueryArguments = [text: unknown, values?: unknown, ...rest: unknown[]];

class PreparingClient extends pg.Client {
  // The overloads of pg's `query` all end here; only (text, values) is changed.
  override query(...args: QueryArguments): never {
    const [text, values, ...rest] = args;
    const query = super.query as (...args: unknown[]) => never;
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) {
      return query.apply(this, args);
    }
    const name = statementName(text);
    return query.apply(this, [name ? { name, text, values } : { text, values }, ...rest]);
  }
}

export interface DatabaseConnection {
  pool: pg.Pool;
  db: Database;
  close(): Promise<void>;
}

/** One pool for everything in the process. `onError` hears of connections that the server closed while idle. */
export function connectDatabase(
  connection: pg.ClientConfig,
  onError: (error: Error) => void,
): DatabaseConnection {
  const pool = new pg.Pool({
    ...connection,
    Client: PreparingClient,
    max: 20,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    application_name: 'offhand',
    // One question is answered by one process: what others would add to its speed they take from other people's.
    options: '-c timezone=UTC -c statement_timeout=15000 -c max_parallel_workers_per_gather=0',
  } as pg.PoolConfig);
  pool.on('error', onError);
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return { pool, db, close: () => db.destroy() };
}
