import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { Config } from '../../platform/server/config.ts';
import { connectDatabase, type Database } from '../../platform/server/db/database.ts';
import { findRunningServer } from '../../platform/server/db/embedded/running-server.ts';
import { startEmbeddedPostgres } from '../../platform/server/db/embedded/start-embedded.ts';
import { migrate } from '../../platform/server/db/migrate.ts';
import { StartupError } from '../../platform/server/startup-error.ts';

type Addresses = Pick<Config, 'databaseUrl' | 'databaseListenUrl' | 'dataDir'>;

/**
 * Runs a command with the site's database, whether or not the site is running.
 * @throws StartupError if there is no site yet, or its database can't be reached.
 */
export async function withDatabase<T>(config: Addresses, work: (db: Database) => Promise<T>): Promise<T> {
  return withConnection(config, async (connection) => {
    await migrate(connection, config.databaseUrl === undefined ? { dataDir: config.dataDir } : {});
    const { db, close } = connectDatabase(connection, () => undefined);
    try {
      return await work(db);
    } finally {
      await close();
    }
  });
}

/**
 * Runs a command with a connection to the site's database as it is, whether or not the site is running.
 * @throws StartupError if there is no site yet.
 */
export async function withConnection<T>(
  { databaseUrl, databaseListenUrl, dataDir }: Addresses,
  work: (connection: pg.ClientConfig) => Promise<T>,
  /** Whether to create the embedded database if it is missing. */
  { create = false } = {},
): Promise<T> {
  // Past a pooler, because backups change settings of their connection.
  const connectionString = databaseListenUrl ?? databaseUrl;
  if (connectionString !== undefined) return work({ connectionString });
  if (!create && !existsSync(join(dataDir, 'postgres'))) {
    throw new StartupError(
      `There is no site in the folder ${dataDir}: start it once with npm start, or set DATA_DIR as it is for the site.`,
    );
  }
  const running = await findRunningServer(dataDir);
  if (running !== null) return work(running);
  const postgres = await startEmbeddedPostgres({ dataDir });
  try {
    return await work(postgres.connection);
  } finally {
    await postgres.stop();
  }
}
