import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createContractCheck } from '../support/contract-check.ts';
import { eventually } from '../support/eventually.ts';
import { LISTING, PASSWORD } from '../support/factories.ts';
import { findInstalledPostgres } from '../support/installed-postgres.ts';
import { connectLive } from '../support/live-client.ts';
import { freePort, ROOT, runSite, type SiteProcess } from '../support/site-process.ts';
import { TestClient } from '../support/test-client.ts';
import { createDatabase, createOwner, databaseUrl } from '../support/test-databases.ts';

const installed = await findInstalledPostgres();

let folder = '';
let site: SiteProcess | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'offhand-killed-'));
});
async function killSite(): Promise<void> {
  site?.child.kill('SIGKILL');
  await site?.ended;
}
afterEach(async () => {
  await killSite();
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

test('Every acknowledged message is there after the site was killed in a burst, with the embedded database (MSG-36, MSG-20)', async () => {
  const { acknowledged, stored } = await killInBurst({});
  expect(stored).toEqual(expect.arrayContaining(acknowledged));
}, 120_000);

test('So it is on a PostgreSQL of my own, as a role that owns nothing but its database', async ({ skip }) => {
  if (installed === undefined) {
    skip('PostgreSQL 15 is not installed: apt-get install postgresql.');
    return;
  }
  const { address, stop } = await installed.start();
  try {
    await createDatabase(address, 'town');
    await createOwner(address, 'town');
    const settings = { DATABASE_URL: databaseUrl({ ...address, user: 'town' }, 'town') };
    const { acknowledged, stored } = await killInBurst(settings);
    expect(stored).toEqual(expect.arrayContaining(acknowledged));
  } finally {
    await killSite();
    await stop();
  }
}, 120_000);

/** Kills a site while two people write to each other. Returns the messages that were acknowledged, and those stored. */
async function killInBurst(database: Record<string, string>) {
  const settings = { PORT: String(await freePort()), DATA_DIR: folder, ...database };
  site = runSite(settings, { entry: join(ROOT, 'tests/support/api-site.ts') });
  const url = await site.ready;
  const checkAnswer = await createContractCheck(url);
  const [seller, buyer] = [0, 1].map(() => new TestClient({ url, origin: url, checkAnswer }));
  if (!seller || !buyer) throw new Error('two people are needed');
  for (const [username, client] of Object.entries({ seller, buyer })) {
    await client.post('/api/accounts/sign-up', {
      email: `${username}@example.com`,
      password: PASSWORD,
      username,
    });
  }
  const listing = await seller.post<{ id: string }>('/api/listings', LISTING);
  const chat = await buyer.post<{ id: string }>('/api/conversations', { listingId: listing.body.id });
  const messages = `/api/conversations/${chat.body.id}/messages`;
  const page = await connectLive(url, seller);

  const acknowledged: string[] = [];
  let unsure = '';
  const keepSending = async (client: TestClient) => {
    for (;;) {
      const clientId = randomUUID();
      if (client === buyer) unsure = clientId;
      const { status, body } = await client.post<{ retryAfter: number }>(messages, {
        clientId,
        text: clientId,
      });
      if (status !== 201) throw new Error(`sending answered ${status}: ${JSON.stringify(body)}`);
      acknowledged.push(clientId);
      if (acknowledged.length === 30) site?.child.kill('SIGKILL');
    }
  };
  const senders = await Promise.allSettled([keepSending(buyer), keepSending(seller), keepSending(buyer)]);
  expect(senders.map((sender) => String('reason' in sender && sender.reason))).not.toContainEqual(
    expect.stringContaining('sending answered'),
  );
  await site.ended;
  expect(await page.closed).toBe(1006);

  site = runSite(settings, { entry: join(ROOT, 'tests/support/api-site.ts') });
  await site.ready;
  const stored = async () =>
    (await seller.get<{ messages: { seq: number; clientId: string }[] }>(`${messages}?since=0&limit=100`))
      .body.messages;
  const arrived = await stored();
  expect(arrived.map(({ seq }) => seq)).toEqual(arrived.map((_, index) => index + 1));

  // The unanswered message is sent again and exists once, whether or not it had been stored.
  await eventually(async () => {
    expect((await buyer.post(messages, { clientId: unsure, text: unsure })).status).toBe(201);
  });
  const again = (await stored()).filter(({ clientId }) => clientId === unsure);
  expect(again).toHaveLength(1);
  await site.stop();
  return { acknowledged, stored: arrived.map(({ clientId }) => clientId) };
}
