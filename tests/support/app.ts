import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import type { Services } from '../../src/app/composition/services.ts';
import { type StartOptions, startOffhand } from '../../src/app/server/start.ts';
import { type Config, loadConfig } from '../../src/platform/server/config.ts';
import type { Database } from '../../src/platform/server/db/database.ts';
import { createContractCheck } from './contract-check.ts';
import { eventually } from './eventually.ts';
import { startMailServer } from './mail-server.ts';
import type { ReceivedMail } from './parse-mail.ts';
import { rememberState } from './remember-state.ts';
import { settle } from './settle.ts';
import { TestClient } from './test-client.ts';
import { createDatabase, databaseUrl, dropDatabase, TEMPLATE } from './test-databases.ts';

export interface TestApp {
  /** The address it listens on. People's address is config.publicUrl. */
  url: string;
  config: Config;
  services: Services;
  db: Database;
  /** Runs the background work until none is left, without its delays. */
  settle(): Promise<void>;
  /** Every email sent so far. */
  mails: ReceivedMail[];
  /** Waits for the newest email to an address with these words in its subject. */
  mailTo(address: string, subject?: string): Promise<ReceivedMail>;
  /** Creates a client like a new browser, with its own cookies and network address. */
  client(): TestClient;
  close(): Promise<void>;
}

type Options = Pick<StartOptions, 'pushAnywhere'>;

interface CommonApp {
  app: TestApp;
  /** Restores the rows and files of the start. */
  restore: () => Promise<void>;
}

/** The app with the tests' defaults, which the files of this worker use one after another. */
let commonApp: Promise<CommonApp> | undefined;
let isCommonAppTaken = false;

/**
 * Returns an app with an empty database. Call close() after the file's tests. With the tests' defaults it is the app
 * of the file before, emptied; what a process remembers is still there, so a file that reads what is cached for all
 * starts a separate one.
 * @param settings Environment settings that differ from the tests' defaults.
 */
export async function startTestApp(
  settings: Record<string, string> = {},
  options: Options = {},
): Promise<TestApp> {
  const isCommon = Object.keys({ ...settings, ...options }).length === 0;
  if (!isCommon || isCommonAppTaken) return startSeparateApp(settings, options);
  isCommonAppTaken = true;
  const { app, restore } = await (commonApp ??= startCommonApp());
  return {
    ...app,
    async close() {
      await app.settle();
      await app.services.searchCounts.flush();
      await restore();
      app.mails.length = 0;
      isCommonAppTaken = false;
    },
  };
}

async function startCommonApp(): Promise<CommonApp> {
  const app = await startSeparateApp();
  return { app, restore: await rememberState(app.db, app.config.dataDir) };
}

/**
 * Starts the product like the server does, without pages, with its own database and a free port. Call close()
 * after the file's tests.
 * @param settings Environment settings that differ from the tests' defaults.
 */
export async function startSeparateApp(
  settings: Record<string, string> = {},
  options: Options = {},
): Promise<TestApp> {
  const postgres = inject('postgres');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(postgres, database, TEMPLATE);
  const dataDir = await mkdtemp(join(inject('folder'), 'app-'));
  const mail = await startMailServer();
  const config = loadConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://offhand.test',
    TEST_CHECKOUT: '1',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl(postgres, database),
    DEMO: '0',
    SMTP_URL: mail.url,
    EMAIL_CONFIRMATION: 'off',
    LOG_LEVEL: 'error',
    // Each client has its own address, as behind a proxy.
    TRUSTED_PROXIES: '1',
    REQUESTS_PER_MINUTE: '0',
    // Tests of it run it themselves.
    NUDITY_CHECK: '0',
    ...settings,
  });
  const offhand = await startOffhand(config, {
    ...options,
    polling: 0.2,
    pages: async (c) => c.text('Not found', 404),
  });
  const url = `http://127.0.0.1:${offhand.port}`;
  const checkAnswer = await createContractCheck(url);
  return {
    url,
    config,
    services: offhand.services,
    db: offhand.services.db,
    settle: () => settle(offhand.services),
    mails: mail.received,
    mailTo: (address, subject = '') =>
      eventually(() => {
        const newest = mail.received.findLast(
          (receivedMail) => receivedMail.to === address && receivedMail.subject.includes(subject),
        );
        expect(newest, `a mail to ${address}`).toBeDefined();
        return newest as ReceivedMail;
      }),
    client: () => new TestClient({ url, origin: config.publicUrl, checkAnswer }),
    async close() {
      await offhand.stop();
      await mail.close();
      await dropDatabase(postgres, database);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
