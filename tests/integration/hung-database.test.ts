import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { createContractCheck } from '../support/contract-check.ts';
import { newConversation, newListing, PASSWORD } from '../support/factories.ts';
import { type SilentProxy, startSilentProxy } from '../support/silent-proxy.ts';
import { buildPages, runSite, type SiteProcess } from '../support/site-process.ts';
import { TestClient } from '../support/test-client.ts';
import { createDatabase, dropDatabase, TEMPLATE } from '../support/test-databases.ts';

const database = `test_${randomUUID().replaceAll('-', '')}`;
let folder = '';
let proxy: SilentProxy;
let site: SiteProcess;
let url = '';

beforeAll(async () => {
  await buildPages();
  folder = await mkdtemp(join(tmpdir(), 'offhand-hung-'));
  const postgres = inject('postgres');
  await createDatabase(postgres, database, TEMPLATE);
  proxy = await startSilentProxy(postgres);
  site = runSite({
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: `postgres://${postgres.user}@127.0.0.1:${proxy.port}/${database}`,
    REQUESTS_PER_MINUTE: '0',
    EMAIL_CONFIRMATION: 'off',
  });
  url = await site.ready;
}, 240_000);
afterAll(async () => {
  site?.child.kill('SIGKILL');
  await site?.ended;
  await proxy?.close();
  await dropDatabase(inject('postgres'), database);
  await rm(folder, { recursive: true, force: true });
});

async function signUp(username: string): Promise<TestClient> {
  const client = new TestClient({ url, origin: url, checkAnswer: await createContractCheck(url) });
  const account = { email: `${username}@example.com`, password: PASSWORD, username };
  expect((await client.post('/api/accounts/sign-up', account)).status).toBe(201);
  return client;
}

/** The maximum time that browsers, proxies and people wait. */
const AT_MOST_MS = 10_000;

it('While the database hangs, every page and call says within ten seconds that it is away for a moment', async () => {
  const [seller, buyer] = await Promise.all(['seller', 'buyer'].map(signUp));
  if (!seller || !buyer) throw new Error('two people are needed');
  const listing = await newListing(seller);
  const chat = await newConversation(buyer, listing);
  const { body } = await seller.get<{ account: { id: string } }>('/api/viewer');
  const profile = body.account.id;
  const pages = [
    '/listings',
    `/listing/${listing.id}`,
    `/listing/${listing.id}/edit`,
    '/dashboard',
    '/messages',
    `/messages/${chat}`,
    '/notifications',
    '/favourites',
    `/profile/${profile}`,
    `/reviews/${profile}`,
    '/create-listing',
    '/settings/notifications',
    '/settings/blocked',
  ];
  const calls = ['/api/viewer', '/api/listings', `/api/listings/${listing.id}`, '/api/conversations'];
  const requests = [
    ...[...pages, ...calls].map((path) => ({ path, client: seller })),
    ...['/', '/listings', `/listing/${listing.id}`, `/profile/${profile}`, '/readyz'].map((path) => ({
      path,
      client: new TestClient({ url, origin: url, checkAnswer: async () => undefined }),
    })),
  ];
  const ask = async ({ path, client }: (typeof requests)[number]) => {
    const begun = performance.now();
    // A new address each time, because pages of visitors are cached for a second.
    const answer = await client.fetch(new Request(`${url}${path}?${randomUUID()}`));
    return { path, status: answer.status, text: await answer.text(), ms: performance.now() - begun };
  };
  const before = await Promise.all(requests.map(ask));
  expect(before.filter(({ status }) => status !== 200).map(({ path, status }) => [path, status])).toEqual([]);

  proxy.silence();
  const hung = await Promise.all(requests.map(ask));
  expect(hung.map(({ path, status }) => [path, status])).toEqual(requests.map(({ path }) => [path, 503]));
  expect(hung.filter(({ ms }) => ms >= AT_MOST_MS)).toEqual([]);
  // Only the page of a listing has the title of DETAIL-16, with a retry button.
  const notFound = hung.filter(({ text }) => text.includes('Not Found'));
  expect(notFound.filter(({ path }) => !path.startsWith('/listing/')).map(({ path }) => path)).toEqual([]);
  expect(notFound.filter(({ text }) => !text.includes('Try Again')).map(({ path }) => path)).toEqual([]);
  const signIn = await buyer.post<{ code: string }>('/api/accounts/sign-in', {
    email: 'buyer@example.com',
    password: PASSWORD,
  });
  expect([signIn.status, signIn.body.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
  expect(hung.find(({ path }) => path === '/readyz')?.text).toBe('The database does not answer.');
  expect((await fetch(`${url}/livez`)).status).toBe(200);

  proxy.resume();
  await vi.waitFor(
    async () => {
      const after = await Promise.all(requests.map(ask));
      expect(after.filter(({ status }) => status !== 200)).toEqual([]);
    },
    { timeout: 20_000, interval: 200 },
  );
  expect(await site.stop()).toBe(0);
}, 120_000);
