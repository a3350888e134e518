import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import type { ListingSearch } from '../../src/features/finding/search/contract/search.ts';
import { LISTING_UPDATES, listingTopic } from '../../src/features/items/listings/contract/listing-updates.ts';
import { LIVE_UPDATES, LIVE_VISITOR_PATH } from '../../src/shared/live.ts';
import { eventually } from '../support/eventually.ts';
import { newConversation, newListing, newMessage, signUpMember } from '../support/factories.ts';
import { findInstalledPostgres } from '../support/installed-postgres.ts';
import { connectLive } from '../support/live-client.ts';
import { type RunningSite, startSite } from '../support/running-site.ts';
import { freePort, ROOT } from '../support/site-process.ts';
import type { TestClient } from '../support/test-client.ts';
import { createDatabase, databaseUrl } from '../support/test-databases.ts';

const postgres = await findInstalledPostgres();

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  // The server ends in this test.
  client.on('error', () => undefined);
  await client.connect();
  closers.push(() => client.end().catch(() => undefined));
  return client;
}

async function titlesFor(person: TestClient): Promise<string[]> {
  const { status, body } = await person.get<ListingSearch>('/api/listings?sort=newest');
  expect(status).toBe(200);
  return body.listings.map(({ title }) => title);
}

async function figure({ url }: RunningSite, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
}

const isUsed = (site: RunningSite, used: 0 | 1) =>
  eventually(async () => expect(await figure(site, 'offhand_replica_used')).toBe(used));

test('With a replica, people see their own changes at once in every process, and nothing fails while it is behind or gone', async ({
  skip,
}) => {
  if (postgres === undefined) {
    skip('PostgreSQL 15 is not installed: apt-get install postgresql.');
    return;
  }
  const { address, stop, startReplica } = await postgres.start();
  closers.push(stop);
  await createDatabase(address, 'offhand');
  const replica = await startReplica();
  closers.push(replica.stop);
  const folder = await mkdtemp(join(tmpdir(), 'offhand-replica-'));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  const start = async () => {
    const site = await startSite(
      await freePort(),
      {
        DATABASE_URL: databaseUrl(address, 'offhand'),
        DATABASE_READ_URL: databaseUrl(replica.address, 'offhand'),
        DATA_DIR: folder,
        LOG_LEVEL: 'info',
        REQUESTS_PER_MINUTE: '0',
      },
      join(ROOT, 'tests/support/api-site.ts'),
    );
    closers.push(site.stop);
    return site;
  };
  const one = await start();
  const other = await start();
  const [seller, buyer] = [await signUpMember(one), await signUpMember(other)];
  for (const site of [one, other]) await isUsed(site, 1);
  const first = await newListing(seller, { title: 'Oak desk' });

  // A page that hears of a change finds it, whichever database answers.
  const page = await connectLive(other.url, other.client(), {}, LIVE_VISITOR_PATH);
  closers.push(async () => page.socket.terminate());
  page.socket.send(JSON.stringify({ subscribe: listingTopic(first.id) }));
  await page.receive(LIVE_UPDATES.subscribed);
  const chat = await newConversation(buyer, first);
  await newMessage(buyer, chat, 'Is it still there?');
  expect((await seller.put(`/api/conversations/${chat}/reservation`, {})).status).toBe(200);
  await page.receive(LISTING_UPDATES.changed);
  const shown = await other.client().get(`/api/listings/${first.id}`);
  expect(shown.body).toMatchObject({ reserved: true });
  expect(await figure(other, 'offhand_replica_reads_total{from="replica"}')).toBeGreaterThan(0);

  // The writer reads from the primary, in both processes. Others don't see it yet.
  const onReplica = await connectTo(databaseUrl(replica.address, 'offhand'));
  await onReplica.query('select pg_wal_replay_pause()');
  await newListing(seller, { title: 'Walnut gramophone' });
  expect(await titlesFor(seller)).toContain('Walnut gramophone');
  expect(await titlesFor(other.continueAs(seller))).toContain('Walnut gramophone');
  expect(await titlesFor(other.client())).toEqual(['Oak desk']);
  // Sessions end at once.
  const leaving = other.continueAs(buyer);
  expect((await buyer.post('/api/accounts/sign-out')).status).toBe(204);
  expect((await leaving.get('/api/viewer')).body).toMatchObject({ account: null });

  // It is too far behind: everyone reads from the primary.
  await isUsed(other, 0);
  expect(await titlesFor(other.client())).toContain('Walnut gramophone');
  expect((await fetch(`${other.url}/readyz`)).status).toBe(200);
  expect(other.output()).toContain('the replica is behind');
  await onReplica.query('select pg_wal_replay_resume()');
  for (const site of [one, other]) await isUsed(site, 1);
  expect(await titlesFor(other.client())).toContain('Walnut gramophone');

  // It is gone in the middle of requests, and comes back.
  const reading = Array.from({ length: 40 }, async () => titlesFor(one.client()));
  await replica.kill();
  expect((await Promise.all(reading)).every((titles) => titles.length === 2)).toBe(true);
  expect(await titlesFor(one.client())).toHaveLength(2);
  await isUsed(one, 0);
  expect((await fetch(`${one.url}/readyz`)).status).toBe(200);
  await newListing(seller, { title: 'Brass lamp' });
  expect(await titlesFor(other.client())).toContain('Brass lamp');
  await replica.start();
  for (const site of [one, other]) await isUsed(site, 1);
  expect(one.output()).toContain('the replica does not answer');
  expect(await titlesFor(other.client())).toContain('Brass lamp');
}, 180_000);
