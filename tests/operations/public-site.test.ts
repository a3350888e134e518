import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { DEMO_PASSWORD } from '../../src/demo/content/demo-ids.ts';
import type { ListingSearch } from '../../src/features/finding/search/contract/search.ts';
import { PASSWORD } from '../support/factories.ts';
import { type RunningSite, startSite } from '../support/running-site.ts';
import { COMPILED, freePort, ROOT } from '../support/site-process.ts';
import { createDatabase, databaseUrl, dropDatabase, TEMPLATE } from '../support/test-databases.ts';

let database = '';
let folder = '';
let site: RunningSite | undefined;

beforeEach(async () => {
  database = `public_${randomUUID().replaceAll('-', '')}`;
  folder = await mkdtemp(join(tmpdir(), 'offhand-public-'));
  await createDatabase(inject('postgres'), database, TEMPLATE);
});
afterEach(async () => {
  await kill();
  await dropDatabase(inject('postgres'), database);
  await rm(folder, { recursive: true, force: true });
});

const settings = () => ({
  DATA_DIR: folder,
  DATABASE_URL: databaseUrl(inject('postgres'), database),
  PUBLIC_URL: 'http://offhand.test',
  // A helper that rates the demo's photos would go on for a while after its site was killed.
  NUDITY_CHECK: '0',
});

async function start(extra: Record<string, string> = {}): Promise<RunningSite> {
  const entry = join(ROOT, 'tests/support/api-site.ts');
  site = await startSite(await freePort(), { ...settings(), EMAIL_CONFIRMATION: '', ...extra }, entry);
  return site;
}

async function kill(): Promise<void> {
  site?.child.kill('SIGKILL');
  await site?.ended;
}

/** Runs a command for operators. Returns what it prints. */
async function operate(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(ROOT, 'scripts/operator.ts'), ...args],
    { env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILED, ...settings() } },
  );
  return stdout;
}

const logIn = async ({ client }: RunningSite, email: string, password: string) =>
  (await client().post('/api/accounts/sign-in', { email, password })).status;
const listings = async ({ client }: RunningSite) =>
  (await client().get<ListingSearch>('/api/listings')).body.listings;

test('A demo that others can open has log-ins of its own, until a command removes it', async () => {
  const first = await start({ DEMO: 'public' });
  const printed =
    /^Demo logins: .*nora@example\.com.*, password (\S{16})$/m.exec(first.output())?.[1] ?? first.output();
  expect(await logIn(first, 'nora@example.com', DEMO_PASSWORD)).toBe(401);
  expect(await logIn(first, 'nora@example.com', printed)).toBe(204);
  await kill();
  const again = await start({ DEMO: 'public' });
  expect(again.output()).toContain(printed);
  expect(await listings(again)).not.toEqual([]);

  expect(await operate('remove-demo')).toContain('The demo is hidden.');
  expect(await listings(again)).toEqual([]);
  await kill();
  expect(await listings(await start())).toEqual([]);
}, 240_000);

test('Without a mail server, people sign up with a link that a command makes, and another command makes an operator, while the site runs', async () => {
  const { client } = await start();
  const stranger = { username: 'stranger', email: 'stranger@example.com', password: PASSWORD };
  expect(await client().post('/api/accounts/sign-up', stranger)).toMatchObject({
    status: 403,
    body: { code: 'INVITATION_NEEDED' },
  });
  const link = new URL((await operate('invite')).trim());
  expect(link.href).toContain('http://offhand.test/auth?tab=sign-up&invite=');
  const invite = link.searchParams.get('invite') ?? '';
  const founder = { ...stranger, username: 'founder', email: 'founder@example.com', invite };
  expect((await client().post('/api/accounts/sign-up', founder)).status).toBe(201);
  const friend = { ...founder, username: 'friend', email: 'friend@example.com' };
  expect((await client().post('/api/accounts/sign-up', friend)).status).toBe(403);

  expect(await operate('grant', founder.email)).toContain('founder@example.com is an operator now.');
  const operator = client();
  const { email, password } = founder;
  expect((await operator.post('/api/accounts/sign-in', { email, password })).status).toBe(204);
  expect((await operator.get('/api/settings')).status).toBe(200);
}, 240_000);
