import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import type { Notifications } from '../../src/features/talking/notifications/contract/notification.ts';
import { checkBackup, restoreBackup } from '../../src/platform/server/backup/restore.ts';
import { openStorage } from '../../src/platform/server/storage/open-storage.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import {
  newConversation,
  newListing,
  newMember,
  newMessage,
  newPhoto,
  PASSWORD,
} from '../support/factories.ts';
import { findInstalledPostgres } from '../support/installed-postgres.ts';
import { ROOT } from '../support/site-process.ts';
import {
  createDatabase,
  databaseUrl,
  dropDatabase,
  type PostgresAddress,
} from '../support/test-databases.ts';

const installed = await findInstalledPostgres();
const PASSPHRASE = 'seven wet bicycles';

let folder = '';
/** The site that is backed up, and the backup. */
let site: TestApp;
let file = '';
let own: { address: PostgresAddress; stop(): Promise<void> };
let seller: Awaited<ReturnType<typeof newMember>>;
let photoPath = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'offhand-backup-'));
  file = join(folder, 'site.backup');
  own = (await installed?.start()) ?? { address: inject('postgres'), stop: async () => undefined };
  site = await startTestApp({ REQUESTS_PER_MINUTE: '0' });
  seller = await newMember(site);
  const buyer = await newMember(site);
  const photo = (await newPhoto(seller)) as { id: string; base: string };
  const listing = await newListing(seller, { title: 'Tab\tand \\ "teapot" 🫖', photos: [{ id: photo.id }] });
  photoPath = `${photo.base}-1200.webp`;
  // The seller is notified a moment later, unless they read it before.
  await newMessage(buyer, await newConversation(buyer, listing), 'Is it blue?');
  const { code, output } = await run('backup', [file], {
    ...settingsOf(site),
    BACKUP_PASSPHRASE: PASSPHRASE,
  });
  expect(output).toContain(`Wrote ${file}`);
  expect(code).toBe(0);
}, 120_000);
afterAll(async () => {
  await site?.close();
  await own?.stop();
  await rm(folder, { recursive: true, force: true });
});

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

test('A site moves to a server of its own as an ordinary role and back, with its files and what was not done yet', async () => {
  const settings = { ...(await newSite(own.address, { role: true })), BACKUP_PASSPHRASE: PASSPHRASE };
  const restored = await run('restore', [file], settings);
  expect(restored.output).toContain('Restored the site as it was at');
  expect(restored.code).toBe(0);
  expect(await readFile(join(settings.DATA_DIR, 'auth-secret'), 'utf8')).toBe(site.config.authSecret);
  expect(await countRows(settings.DATABASE_URL)).toEqual(await countRows(settingsOf(site).DATABASE_URL));

  const moved = await startTestApp(settings);
  const close = once(() => moved.close());
  closers.push(close);
  const client = moved.client();
  const { email } = seller.details;
  expect((await client.post('/api/accounts/sign-in', { email, password: PASSWORD })).status).toBe(204);
  expect((await client.get(photoPath)).status).toBe(200);
  await moved.settle();
  const { body } = await client.get<Notifications>('/api/notifications');
  expect(body.notifications.map(({ title }) => title).join()).toContain('wrote about Tab');
  // Numbers go on, and what refers to one another still does.
  await newListing(client, { title: 'Teapot next door' });
  await close();

  const back = { ...(await newSite(inject('postgres'))) };
  const again = join(folder, 'again.backup');
  expect(await run('backup', [again], settings)).toMatchObject({ code: 0 });
  expect(await run('restore', [again], back)).toMatchObject({ code: 0 });
  expect(await countRows(back.DATABASE_URL)).toEqual(await countRows(settings.DATABASE_URL));
}, 180_000);

test('A restore that failed can be run again, and leaves no rows', async () => {
  const settings = await newSite(inject('postgres'));
  const connection = { connectionString: settings.DATABASE_URL };
  const backup = await checkBackup(file);
  const storage = { put: () => Promise.reject(new Error('disk full')) };
  await expect(restoreBackup(backup, { connection, storage })).rejects.toThrow('disk full');
  expect(await countRows(settings.DATABASE_URL)).toMatchObject({ users: 0, listings: 0 });
  const files = await openStorage({ ...site.config, dataDir: settings.DATA_DIR });
  await restoreBackup(backup, { connection, storage: files });
  await expect(restoreBackup(backup, { connection, storage: files })).rejects.toThrow(
    'The database is not empty.',
  );
  expect(await countRows(settings.DATABASE_URL)).toEqual(await countRows(settingsOf(site).DATABASE_URL));
}, 60_000);

test('What is not empty, damaged, cut off, newer or sealed with other words is refused with the reason', async () => {
  const settings = await newSite(inject('postgres'));
  const refused = async (path: string, extra: Record<string, string> = {}) => {
    const { code, output } = await run('restore', [path], { ...settings, ...extra });
    expect(code, output).toBe(1);
    return output;
  };
  expect(await refused(join(folder, 'none'))).toContain(`There is no file ${join(folder, 'none')}.`);
  expect(await refused(file, { BACKUP_PASSPHRASE: 'another' })).toContain(
    'BACKUP_PASSPHRASE is not the one of this backup.',
  );
  expect(await refused(file, settingsOf(site))).toContain('Offhand runs with this database: stop it first.');

  const bytes = await readFile(file);
  const damaged = join(folder, 'damaged.backup');
  for (const change of [
    () => truncate(damaged, Math.floor(bytes.length * 0.7)),
    () => writeFile(damaged, 'not a backup'),
    () => writeFile(damaged, bytes.with(Math.floor(bytes.length / 2), (bytes[bytes.length >> 1] ?? 0) ^ 1)),
  ]) {
    await writeFile(damaged, bytes);
    await change();
    expect(await refused(damaged)).toContain('is damaged, cut off or not a backup');
  }
  expect(await run('backup', [file], settingsOf(site))).toMatchObject({
    code: 1,
    output: expect.stringContaining('There is a file'),
  });
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
}, 60_000);

const settingsOf = ({ config }: TestApp) => ({
  DATABASE_URL: config.databaseUrl ?? '',
  DATA_DIR: config.dataDir,
});

/** Creates an empty database and an empty folder, the database for an ordinary role if asked. */
async function newSite(address: PostgresAddress, { role = false } = {}) {
  const name = `restored_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(address, name);
  if (role) {
    const admin = new pg.Client(databaseUrl(address, name));
    await admin.connect();
    await admin.query(`create role town login; alter database ${name} owner to town`);
    await admin.end();
    closers.push(() => dropRole(address));
  }
  closers.push(() => dropDatabase(address, name));
  const dataDir = await mkdtemp(join(folder, 'data-'));
  const user = role ? 'town' : address.user;
  return { DATABASE_URL: databaseUrl({ ...address, user }, name), DATA_DIR: dataDir };
}

async function dropRole(address: PostgresAddress): Promise<void> {
  const admin = new pg.Client(databaseUrl(address, 'postgres'));
  await admin.connect();
  await admin.query('drop role town');
  await admin.end();
}

const once = (work: () => Promise<void>) => {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
};

/** Runs a command as `npm run` does. */
async function run(command: 'backup' | 'restore', args: string[], settings: Record<string, string>) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [join(ROOT, 'scripts', `${command}.ts`), ...args],
      { env: { PATH: process.env.PATH, ...settings } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
}

/** Counts the rows of the site's tables, without those that background work adds meanwhile. */
async function countRows(url: string): Promise<Record<string, number>> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; count: number }>(`
      select relname as name, (xpath('/row/count/text()', query_to_xml(
        format('select count(*) from %I', relname), false, true, '')))[1]::text::int as count
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'
        and relname not in ('signals', 'restored_jobs', 'notifications', 'notification_signals') order by relname`);
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
  } finally {
    await client.end();
  }
}
