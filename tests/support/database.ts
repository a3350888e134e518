import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { startOffhand } from '../../src/app/server/start.ts';
import { loadConfig } from '../../src/platform/server/config.ts';
import { startEmbeddedPostgres } from '../../src/platform/server/db/embedded/start-embedded.ts';
import { makeFastFolder } from './fast-folder.ts';
import {
  countConnections,
  createDatabase,
  databaseUrl,
  type PostgresAddress,
  TEMPLATE,
} from './test-databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: PostgresAddress;
    /** For the data folders of apps. Removed after the run. */
    folder: string;
  }
}

/**
 * No durability, because nothing has to survive a crash. Files that run concurrently need connections for one
 * or more sites each.
 */
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: 300 };

/**
 * One PostgreSQL for the whole run, with a template that is migrated once and copied quickly for each test
 * file.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const dataDir = await makeFastFolder('offhand-tests-');
  const postgres = await startEmbeddedPostgres({ dataDir, settings: SETTINGS });
  const { host, port, user } = postgres.connection;
  const address = { host, port, user };
  await createDatabase(address, TEMPLATE);
  // A complete start, so that the template contains the tables of jobs too.
  const offhand = await startOffhand(
    loadConfig({
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: join(dataDir, 'first start'),
      DATABASE_URL: databaseUrl(address, TEMPLATE),
      DEMO: '0',
      LOG_LEVEL: 'error',
    }),
    { pages: async (c) => c.text('Not found', 404) },
  );
  // Each app has its own. Those of other settings would make jobs that nobody does.
  await sql`delete from jobs.schedule`.execute(offhand.services.db);
  await offhand.stop();
  provide('postgres', address);
  provide('folder', dataDir);
  return async () => {
    await waitForApps(address);
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** Waits until no app uses a database: those that files share end with their workers, which are ending now. */
async function waitForApps(address: PostgresAddress): Promise<void> {
  const giveUpAt = Date.now() + 5_000;
  while (Date.now() < giveUpAt && (await countConnections(address, 'offhand')) > 0) await delay(20);
}
