import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import type { Points } from '../../src/features/neighbors/flash-drops/contract/points.ts';
import type { StartedCheckout } from '../../src/features/paying/billing/contract/checkout.ts';
import type { Credits } from '../../src/features/paying/credits/contract/credits.ts';
import type { Notifications } from '../../src/features/talking/notifications/contract/notification.ts';
import { connectDatabase, type DatabaseConnection } from '../../src/platform/server/db/database.ts';
import type { DB } from '../../src/platform/server/db/schema.generated.ts';
import { createContractCheck } from '../support/contract-check.ts';
import { eventually } from '../support/eventually.ts';
import { newConversation, newListing, newMessage, signUpMember } from '../support/factories.ts';
import { newFlashDrop, stopSchedules } from '../support/flash-drops.ts';
import { freePort, ROOT, runSite, type SiteProcess } from '../support/site-process.ts';
import { TestClient } from '../support/test-client.ts';
import { createDatabase, databaseUrl, dropDatabase, TEMPLATE } from '../support/test-databases.ts';

const ORIGIN = 'http://offhand.test';
/** The time that the product promises. */
const TAKEN_UP = { timeout: 30_000, interval: 100 };
/** The killed jobs, which write to the locked tables. */
const JOBS = ['credits.purchase', 'flash-drops.replies', 'notifications.message'];
const TABLES = sql`credit_entries, flash_drop_points, notifications`;

const database = `test_${randomUUID().replaceAll('-', '')}`;
const sites: SiteProcess[] = [];
let folder = '';
let connection: DatabaseConnection;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'offhand-killed-'));
  await createDatabase(inject('postgres'), database, TEMPLATE);
  connection = connectDatabase(
    { connectionString: databaseUrl(inject('postgres'), database) },
    () => undefined,
  );
});
afterAll(async () => {
  for (const site of sites) site.child.kill('SIGKILL');
  await Promise.all(sites.map(({ ended }) => ended));
  await connection?.close();
  await dropDatabase(inject('postgres'), database);
  await rm(folder, { recursive: true, force: true });
});

async function startSite() {
  const port = await freePort();
  const settings = {
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl(inject('postgres'), database),
    PUBLIC_URL: ORIGIN,
    EMAIL_CONFIRMATION: 'off',
    TEST_CHECKOUT: '1',
    // Each client has its own address, as behind a proxy.
    TRUSTED_PROXIES: '1',
  };
  const site = runSite(settings, { entry: join(ROOT, 'tests/support/api-site.ts') });
  sites.push(site);
  await site.ready;
  const url = `http://127.0.0.1:${port}`;
  const checkAnswer = await createContractCheck(url);
  return { site, client: () => new TestClient({ url, origin: ORIGIN, checkAnswer }) };
}

it('A payment, a message and points reach people within 30 seconds of the kill of the process at work on them', async () => {
  const { db } = connection;
  const killed = await startSite();
  await stopSchedules(connection);
  const [seller, buyer] = await Promise.all([signUpMember(killed), signUpMember(killed)]);
  const event = await newFlashDrop(connection);
  await seller.post(`/api/flash-drops/${event}/participation`);
  const chat = await newConversation(buyer, await newListing(seller));

  // No one can write to these tables until the process is dead, so its jobs are in progress.
  const unlock = await lockTables(db);
  const bought = await buyer.post<StartedCheckout>('/api/credit-purchases', { packId: '50_credits' });
  expect(bought.status).toBe(201);
  expect(
    (await buyer.post(`/api/test-checkouts/${bought.body.checkoutId}`, { outcome: 'works' })).status,
  ).toBe(202);
  await newMessage(buyer, chat, 'Is it still there?');
  await newMessage(seller, chat, 'It is.');
  await eventually(async () => expect(await jobsIn(db, 'active')).toEqual(JOBS));
  const other = await startSite();
  killed.site.child.kill('SIGKILL');
  await killed.site.ended;
  await endWaiting(db);
  await unlock();

  // Sessions are in the database, so the same people continue with the other process.
  const continueAs = ({ cookies }: TestClient) => {
    const client = other.client();
    for (const [name, value] of cookies) client.cookies.set(name, value);
    return client;
  };
  const [sellerThere, buyerThere] = [continueAs(seller), continueAs(buyer)];
  await vi.waitFor(async () => {
    expect((await buyerThere.get<Credits>('/api/credits')).body.purchased).toBe(50);
    expect((await sellerThere.get<Points>(`/api/flash-drops/${event}/points`)).body.points).toBe(5);
    const { notifications } = (await sellerThere.get<Notifications>('/api/notifications')).body;
    expect(notifications.map(({ type }) => type)).toContain('message');
  }, TAKEN_UP);
  // The visible result is committed just before the job is marked as completed.
  await eventually(async () => expect(await jobsIn(db, 'active')).toEqual([]));
}, 120_000);

/** Returns the names of this test's jobs in a state. */
async function jobsIn(db: Kysely<DB>, state: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from jobs.job where name = any(${JOBS}) and state::text = ${state} order by name`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/** Locks the tables of the jobs until the returned function is called. */
function lockTables(db: Kysely<DB>): Promise<() => Promise<void>> {
  return new Promise((resolve, reject) => {
    const holding = db.transaction().execute(async (trx) => {
      await sql`lock table ${TABLES} in share mode`.execute(trx);
      await new Promise<void>((unlock) =>
        resolve(async () => {
          unlock();
          await holding;
        }),
      );
    });
    holding.catch(reject);
  });
}

/** Ends connections waiting for a lock. Otherwise they would still write after their process has died. */
const endWaiting = (db: Kysely<DB>) =>
  sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
