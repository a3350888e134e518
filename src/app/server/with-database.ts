import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../platform/server/config.ts';
import { connectDatabase, type Database } from '../../platform/server/db/database.ts';
import { findRunningServer } from '../../platform/server/db/embedded/running-server.ts';
import { startEmbeddedPostgres } from '../../platform/server/db/embedded/start-embedded.ts';
import { migrate } from '../../platform/server/db/migrate.ts';
import { StartupError } from '../../platform/server/startup-error.ts';

/**
 * Runs a command with the site's database, whether or not the site is running.
 * @throws StartupError if there is no site yet, or its database can't be reached.
 */
export async function withDatabase<T>(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  if (databaseUrl !== undefined) return connected({ connectionString: databaseUrl }, work);
  if (!existsSync(join(dataDir, 'postgres'))) {
    throw new StartupError(
      `There is no site in the folder ${dataDir}: start it once with npm start, or set DATA_DIR as it is for the site.`,
    );
  }
  const running = await findRunningServer(dataDir);
  if (running !== null) return connected(running, work, dataDir);
  const postgres = await startEmbeddedPostgres({ dataDir });
  try {
    return await connected(postgres.connection, work, dataDir);
  } finally {
    await postgres.stop();
  }
}

async function connected<T>(
  connection: Parameters<typeof connectDatabase>[0],
  work: (db: Database) => Promise<T>,
  dataDir?: string,
): Promise<T> {
  await migrate(connection, { dataDir });
  const { db, close } = connectDatabase(connection, () => undefined);
  try {
    return await work(db);
  } finally {
    await close();
  }
}
