import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { NOTIFICATION_UPDATES } from '../../src/features/talking/notifications/contract/notification-updates.ts';
import { createContractCheck } from '../support/contract-check.ts';
import { LISTING, newConversation, newListing, newMessage, PASSWORD } from '../support/factories.ts';
import { connectLive } from '../support/live-client.ts';
import { type PostgresProcesses, postgresProcesses, SHOWS_PROCESSES } from '../support/postgres-processes.ts';
import { buildPages, runSite, type SiteProcess } from '../support/site-process.ts';
import { TestClient } from '../support/test-client.ts';

const PATIENCE = { timeout: 20_000, interval: 50 };

let folder = '';
let site: SiteProcess;
let url = '';

beforeAll(async () => {
  await buildPages();
  folder = await mkdtemp(join(tmpdir(), 'offhand-lost-'));
  await chmod(folder, 0o755);
  site = runSite({ PORT: '0', DATA_DIR: folder, REQUESTS_PER_MINUTE: '0', EMAIL_CONFIRMATION: 'off' });
  url = await site.ready;
}, 240_000);
afterAll(async () => {
  site?.child.kill('SIGKILL');
  await site?.ended;
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

async function signUp(username: string): Promise<TestClient> {
  const client = new TestClient({ url, origin: url, checkAnswer: await createContractCheck(url) });
  const account = { email: `${username}@example.com`, password: PASSWORD, username };
  expect((await client.post('/api/accounts/sign-up', account)).status).toBe(201);
  return client;
}

const VICTIMS: ((processes: PostgresProcesses) => number[])[] = [
  ({ backends }) => backends.slice(0, 1),
  ({ postmaster }) => [postmaster],
  ({ postmaster, backends, others }) => [postmaster, ...backends, ...others],
];

/** Kills a connection, the server or all its processes in turn, and waits until the site works again. */
async function killPart(round: number): Promise<void> {
  const victims = await vi.waitFor(async () => {
    const pids = VICTIMS[round % VICTIMS.length]?.(await postgresProcesses(folder)) ?? [];
    // After the last round, a new server may still be starting.
    expect(pids.length).toBeGreaterThan(0);
    return pids;
  }, PATIENCE);
  for (const pid of victims) kill(pid);
  await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), PATIENCE);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // It ended together with the previous one.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

it.skipIf(!SHOWS_PROCESSES)(
  'However often the database is killed, people are asked to try again in a moment, and then can',
  async () => {
    const [seller, buyer] = await Promise.all(['seller', 'buyer'].map(signUp));
    if (!seller || !buyer) throw new Error('two people are needed');
    const listing = await newListing(seller);
    const chat = await newConversation(buyer, listing);

    const requests: (() => Promise<Response>)[] = [
      () => fetch(`${url}/listings`),
      () => seller.fetch(new Request(`${url}/dashboard`)),
      () => fetch(`${url}/listing/${listing.id}`),
      () => buyer.fetch(new Request(`${url}/api/conversations`)),
      () => fetch(`${url}/api/listings`),
      () => seller.fetch(post('/api/listings', LISTING)),
      () => buyer.fetch(post(`/api/conversations/${chat}/typing`)),
    ];
    const answers: { path: string; status: number; headers: Headers; text: string }[] = [];
    let killing = true;
    const keepAsking = async (ask: () => Promise<Response>) => {
      while (killing) {
        const answer = await ask();
        const { status, headers } = answer;
        answers.push({ path: new URL(answer.url).pathname, status, headers, text: await answer.text() });
        // Leaves processor time for the database to start.
        await delay(20);
      }
    };
    const asking = Promise.allSettled(requests.map(keepAsking));
    try {
      for (let round = 0; round < 3 * VICTIMS.length; round += 1) await killPart(round);
    } finally {
      killing = false;
    }
    expect((await asking).filter(({ status }) => status === 'rejected')).toEqual([]);

    expect([site.child.exitCode, site.child.signalCode]).toEqual([null, null]);
    expect(await (await fetch(`${url}/metrics`)).text()).toMatch(
      /^offhand_helper_failures_total\{helper="postgres",failure="crashed"\} [1-9]/m,
    );
    const failed = answers.filter(({ status }) => status >= 500);
    expect(failed.filter(({ status }) => status !== 503)).toEqual([]);
    expect(failed.length).toBeGreaterThan(20);
    for (const { path, headers, text } of failed) {
      const isCall = path.startsWith('/api');
      expect(Number(headers.get('Retry-After')), path).toBeGreaterThan(0);
      expect(headers.get('Content-Type'), path).toBe(
        isCall ? 'application/problem+json' : 'text/html; charset=utf-8',
      );
      expect(text.includes('"SERVICE_UNAVAILABLE"') || !isCall, path).toBe(true);
      // Only the page of a listing has the title of DETAIL-16, with a retry button.
      const offersTry = path.startsWith('/listing/') && text.includes('Try Again');
      expect(!text.includes('Not Found') || offersTry, path).toBe(true);
    }

    // Background work and live updates continue too.
    const page = await vi.waitFor(() => connectLive(url, seller), PATIENCE);
    await vi.waitFor(() => newMessage(buyer, chat, 'Is it still there?'), PATIENCE);
    await page.receive(NOTIFICATION_UPDATES.changed);
    page.socket.close();
    expect(await site.stop()).toBe(0);
  },
  240_000,
);

function post(path: string, body: object = {}): Request {
  return new Request(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}
