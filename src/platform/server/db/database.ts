import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB } from './schema.generated.ts';
import { statementName } from './statement-names.ts';

export type Database = Kysely<DB>;

type QueryArguments = [text: unknown, values?: unknown, ...rest: unknown[]];

class PreparingClient extends pg.Client {
  // All overloads of pg's `query` end here; only (text, values) is changed.
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

/**
 * The one connection pool of the process. `onError` gets the errors of connections that the server closed while idle.
 */
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
    // Connections keep their prepared statements; replacing them drops those no longer in use.
    maxLifetimeSeconds: 3600,
    application_name: 'offhand',
    // Disables parallel workers: what they add to one query's speed they take from other requests.
    options: '-c timezone=UTC -c statement_timeout=15000 -c max_parallel_workers_per_gather=0',
  } as pg.PoolConfig);
  pool.on('error', onError);
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return { pool, db, close: () => db.destroy() };
}
