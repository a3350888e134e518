import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
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
import { startS3Server } from '../support/s3-server.ts';
import { COMPILED, ROOT, runSite } from '../support/site-process.ts';
import {
  createDatabase,
  createOwner,
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
let server: { address: PostgresAddress; stop(): Promise<void> };
let seller: Awaited<ReturnType<typeof newMember>>;
let photoPath = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'offhand-backup-'));
  file = join(folder, 'site.backup');
  server = (await installed?.start()) ?? { address: inject('postgres'), stop: async () => undefined };
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
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

test('A site moves to a server of its own as an ordinary role and back, with its files and what was not done yet', async () => {
  const settings = { ...(await newSite(server.address, { role: true })), BACKUP_PASSPHRASE: PASSPHRASE };
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

  const back = await newSite(inject('postgres'));
  const again = join(folder, 'again.backup');
  expect(await run('backup', [again], settings)).toMatchObject({ code: 0 });
  expect(await run('restore', [again], back)).toMatchObject({ code: 0 });
  expect(await countRows(back.DATABASE_URL)).toEqual(await countRows(settings.DATABASE_URL));
}, 180_000);

test('Files move from a folder into a bucket and back', async () => {
  const s3 = await startS3Server({ pageSize: 3 });
  closers.push(s3.close);
  const bucket = { ...(await newSite(inject('postgres'))), ...s3.env };
  expect(await run('restore', [file], bucket)).toMatchObject({ code: 0 });
  const files = await filesIn(site.config.dataDir);
  expect(files.size).toBeGreaterThan(0);
  expect(new Map([...s3.objects].map(([key, { content }]) => [key, content]))).toEqual(files);

  const again = join(folder, 'bucket.backup');
  expect(await run('backup', [again], bucket)).toMatchObject({ code: 0 });
  const back = await newSite(inject('postgres'));
  expect(await run('restore', [again], back)).toMatchObject({ code: 0 });
  expect(await filesIn(back.DATA_DIR)).toEqual(files);
}, 60_000);

test('A database whose restore was killed is neither used nor backed up until it was restored again', async () => {
  const s3 = await startS3Server();
  closers.push(s3.close);
  const settings = { ...(await newSite(inject('postgres'))), ...s3.env };
  const interrupted = start('restore', [file], settings);
  s3.refuses = killAtFirstPhoto(interrupted, 'PUT');
  expect(await interrupted.ended).toMatchObject({ signal: 'SIGKILL' });
  s3.refuses = () => false;

  const again = runSite({ PORT: '0', ...settings }, { entry: join(ROOT, 'tests/support/api-site.ts') });
  expect(await again.ended).toBe(1);
  expect(again.output()).toContain('run npm run restore with the same file again');
  expect(await run('backup', [join(folder, 'half.backup')], settings)).toMatchObject({
    code: 1,
    output: expect.stringContaining('A restore into this database has not finished'),
  });
  expect(await run('restore', [file], settings)).toMatchObject({ code: 0 });
  expect(await countRows(settings.DATABASE_URL)).toEqual(await countRows(settingsOf(site).DATABASE_URL));
  const moved = await startTestApp(settings);
  closers.push(() => moved.close());
  expect((await moved.client().get(photoPath)).status).toBe(200);
}, 60_000);

test('A backup that was killed leaves nothing that looks like one, and can be made again', async () => {
  const s3 = await startS3Server();
  closers.push(s3.close);
  const settings = { ...settingsOf(site), ...s3.env };
  s3.objects.set('any/photo-1200.webp', { content: Buffer.alloc(1000, 7), storedAt: new Date() });
  const path = join(folder, 'killed.backup');
  const interrupted = start('backup', [path], settings);
  s3.refuses = killAtFirstPhoto(interrupted, 'GET');
  expect(await interrupted.ended).toMatchObject({ signal: 'SIGKILL' });
  s3.refuses = () => false;
  const left = (await readdir(folder)).filter((name) => name.startsWith('killed'));
  expect(left).toEqual(['killed.backup.part']);
  expect(await run('restore', [`${path}.part`], await newSite(inject('postgres')))).toMatchObject({
    code: 1,
    output: expect.stringContaining('is damaged, cut off or not a backup'),
  });

  expect(await run('backup', [path], settings)).toMatchObject({ code: 0 });
  expect(await checkBackup(path)).toMatchObject({ path });
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
}, 60_000);

test('A backup that cannot be written says why in one sentence', async () => {
  const path = join(folder, 'none', 'a.backup');
  expect(await run('backup', [path], settingsOf(site))).toEqual({
    code: 1,
    signal: null,
    output: `There is no folder ${join(folder, 'none')}: create it, or name a file in another one.\n`,
  });
  const unreachable = { ...settingsOf(site), DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
  expect(await run('backup', [join(folder, 'b.backup')], unreachable)).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^The database cannot be reached \(ECONNREFUSED\)[^\n]*\n$/),
  });
});

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

test("A restore is refused with the reason if the database isn't empty, or the file is damaged, cut off, newer or encrypted with another passphrase", async () => {
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
    await createOwner(address, name);
    closers.push(() => dropRole(address, name));
  }
  closers.push(() => dropDatabase(address, name));
  const dataDir = await mkdtemp(join(folder, 'data-'));
  const user = role ? name : address.user;
  return { DATABASE_URL: databaseUrl({ ...address, user }, name), DATA_DIR: dataDir };
}

async function dropRole(address: PostgresAddress, name: string): Promise<void> {
  const admin = new pg.Client(databaseUrl(address, 'postgres'));
  await admin.connect();
  await admin.query(`drop role ${name}`);
  await admin.end();
}

const once = (work: () => Promise<void>) => {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
};

/** Runs a command as `npm run` does. */
const run = (...command: Parameters<typeof start>) => start(...command).ended;

interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  output: string;
}

function start(command: 'backup' | 'restore', args: string[], settings: Record<string, string>) {
  const { promise: ended, resolve } = Promise.withResolvers<Ended>();
  const child = execFile(
    process.execPath,
    [join(ROOT, 'scripts', `${command}.ts`), ...args],
    { env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILED, ...settings } },
    (_error, stdout, stderr) =>
      resolve({ code: child.exitCode, signal: child.signalCode, output: stdout + stderr }),
  );
  return { child, ended };
}

/** Kills a command while it stores or reads its first photo. */
const killAtFirstPhoto =
  ({ child }: ReturnType<typeof start>, method: 'PUT' | 'GET') =>
  (requestMethod: string, key: string): boolean =>
    requestMethod === method && key.endsWith('.webp') && child.kill('SIGKILL');

/** Returns the content of a site's uploaded files by key. */
async function filesIn(dataDir: string): Promise<Map<string, Buffer>> {
  const files = join(dataDir, 'files');
  const paths = (await readdir(files, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    await Promise.all(
      paths.map(async (path) => [relative(files, path), await readFile(path)] satisfies [string, Buffer]),
    ),
  );
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
        and relname not in ('signals', 'restored_jobs', 'notifications', 'notification_signals', 'flash_drops') order by relname`);
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
  } finally {
    await client.end();
  }
}
