import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { createContractCheck } from '../support/contract-check.ts';
import { eventually } from '../support/eventually.ts';
import { LISTING, PASSWORD } from '../support/factories.ts';
import { ROOT, runSite, type SiteProcess } from '../support/site-process.ts';
import { TestClient } from '../support/test-client.ts';
import { createDatabase, databaseUrl, dropDatabase } from '../support/test-databases.ts';

const address = inject('postgres');
const DATABASE = `upgraded_${randomUUID().replaceAll('-', '')}`;
let folder = '';
const running: SiteProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'offhand-upgrade-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(() => createDatabase(address, DATABASE));
afterEach(async () => {
  for (const site of running.splice(0)) {
    site.child.kill('SIGKILL');
    await site.ended;
  }
  await dropDatabase(address, DATABASE);
});

/** Starts a process of a release, given by the folder of its sources. */
function start(release = ROOT): SiteProcess {
  const site = runSite(
    { PORT: '0', DATA_DIR: join(folder, 'data'), DATABASE_URL: databaseUrl(address, DATABASE) },
    { entry: join(release, 'tests/support/api-site.ts'), cwd: release },
  );
  running.push(site);
  return site;
}

/** Makes the next release: this one with one more migration. */
async function nextRelease(migration: string): Promise<string> {
  const release = await mkdtemp(join(folder, 'release-'));
  for (const name of ['src', 'tests/support', 'package.json']) {
    await cp(join(ROOT, name), join(release, name), { recursive: true });
  }
  await symlink(join(ROOT, 'node_modules'), join(release, 'node_modules'));
  await writeFile(join(release, 'src/platform/server/db/migrations/9999-next.sql'), migration);
  return release;
}

const EXPAND = 'alter table listings add column next_title text;';
const CONTRACT = '-- Needs: 9999-next.sql\nalter table listings rename column title to heading;';
const status = async (url: string, path: string) => (await fetch(url + path)).status;

async function member(url: string): Promise<TestClient> {
  const client = new TestClient({ url, origin: url, checkAnswer: await createContractCheck(url) });
  const account = { email: 'seller@example.com', password: PASSWORD, username: 'seller' };
  expect((await client.post('/api/accounts/sign-up', account)).status).toBe(201);
  return client;
}

test('Processes are replaced one after another: the old ones go on, and start again, on a schema they can live with', async () => {
  const old = start();
  const oldUrl = await old.ready;
  const seller = await member(oldUrl);
  const newUrl = await start(await nextRelease(EXPAND)).ready;
  expect(await status(newUrl, '/readyz')).toBe(200);
  expect(await status(oldUrl, '/readyz')).toBe(200);
  expect((await seller.post('/api/listings', LISTING)).status).toBe(201);

  expect(await old.stop()).toBe(0);
  const again = await start().ready;
  expect(await (await fetch(`${again}/api/listings`)).json()).toMatchObject({
    listings: [{ title: LISTING.title }],
  });
}, 120_000);

test('An old process that the new schema leaves behind says so at once, and the new version works', async () => {
  const old = start();
  const oldUrl = await old.ready;
  await (await member(oldUrl)).post('/api/listings', LISTING);
  const release = await nextRelease(CONTRACT);
  const next = start(release);
  const newUrl = await next.ready;

  await eventually(async () => expect(await status(oldUrl, '/api/viewer')).toBe(503));
  expect(await (await fetch(`${oldUrl}/api/listings`)).json()).toMatchObject({ code: 'BEING_UPDATED' });
  const page = await fetch(`${oldUrl}/listings`, { headers: { Accept: 'text/html' } });
  expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('is being updated')]);
  await eventually(() => expect(old.output()).toContain('no background work until it is replaced'));
  const ready = await fetch(`${oldUrl}/readyz`);
  expect([ready.status, await ready.text()]).toEqual([
    503,
    'A newer version has changed the database (9999-next.sql). Start that version.',
  ]);
  expect(await status(oldUrl, '/livez')).toBe(200);
  expect(await status(newUrl, '/readyz')).toBe(200);

  expect(await old.stop()).toBe(0);
  const again = start();
  expect(await again.ended).toBe(1);
  expect(again.output()).toContain('The database was migrated by a newer Offhand (9999-next.sql)');
  expect(await status(await start(release).ready, '/readyz')).toBe(200);
}, 120_000);
