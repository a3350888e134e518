import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@redis/client';
import { afterEach, expect, test } from 'vitest';
import { LISTING_UPDATES, listingTopic } from '../../src/features/items/listings/contract/listing-updates.ts';
import { LIVE_CLOSE, LIVE_UPDATES, LIVE_VISITOR_PATH } from '../../src/shared/live.ts';
import { eventually } from '../support/eventually.ts';
import { newConversation, newListing, newMessage, signUpMember } from '../support/factories.ts';
import { findInstalledPostgres } from '../support/installed-postgres.ts';
import { findProgram, startInstalled } from '../support/installed-server.ts';
import { connectLive, type LiveClient } from '../support/live-client.ts';
import { type RunningSite, startSite } from '../support/running-site.ts';
import { freePort, ROOT } from '../support/site-process.ts';
import type { TestClient } from '../support/test-client.ts';
import { createDatabase, databaseUrl } from '../support/test-databases.ts';

const postgres = await findInstalledPostgres();
const redisServer = findProgram('redis-server');

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

/** Opens a page, and closes it after the test. */
async function openPage(site: RunningSite, person: TestClient): Promise<LiveClient> {
  const page = await connectLive(site.url, site.continueAs(person));
  closers.push(async () => page.socket.terminate());
  return page;
}

/** Opens the page of a listing as a visitor. Returns once it is told of changes. */
async function watch(site: RunningSite, id: string): Promise<LiveClient> {
  const page = await connectLive(site.url, site.client(), {}, LIVE_VISITOR_PATH);
  closers.push(async () => page.socket.terminate());
  page.socket.send(JSON.stringify({ subscribe: listingTopic(id) }));
  await page.receive(LIVE_UPDATES.subscribed);
  return page;
}

const received = (page: LiveClient, text: string) =>
  eventually(() =>
    expect(page.updates).toContainEqual(
      expect.objectContaining({ type: 'messages.new', detail: expect.objectContaining({ text }) }),
    ),
  );

const metricsOf = async ({ url }: RunningSite) => (await fetch(`${url}/metrics`)).text();

test('Through Redis, processes receive what their pages follow, and pages catch up after it was gone (MSG-20)', async ({
  skip,
}) => {
  if (postgres === undefined || redisServer === undefined) {
    skip('PostgreSQL 15 or Redis is not installed: apt-get install postgresql redis-server.');
    return;
  }
  const { address, stop } = await postgres.start();
  closers.push(stop);
  await createDatabase(address, 'offhand');
  const redis = await startInstalled(redisServer, (port) => `bind 127.0.0.1\nport ${port}\nsave ""\n`);
  closers.push(redis.close);
  const LIVE_URL = `redis://127.0.0.1:${redis.port}`;
  const folder = await mkdtemp(join(tmpdir(), 'offhand-redis-'));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  const start = async () => {
    const settings = { DATABASE_URL: databaseUrl(address, 'offhand'), DATA_DIR: folder, LIVE_URL };
    const site = await startSite(
      await freePort(),
      { ...settings, LOG_LEVEL: 'info' },
      join(ROOT, 'tests/support/api-site.ts'),
    );
    closers.push(site.stop);
    return site;
  };
  const [one, other] = await Promise.all([start(), start()]);
  const [seller, buyer] = await Promise.all([signUpMember(one), signUpMember(one)]);
  const listing = await newListing(seller);
  const chat = await newConversation(buyer, listing);

  const monitor = createClient({ url: LIVE_URL });
  // Redis ends it if the test fails before.
  monitor.on('error', () => undefined);
  await monitor.connect();
  const followers = async () => {
    const channels = await monitor.pubSubChannels('*:live:*');
    return Object.values(await monitor.pubSubNumSub(channels));
  };
  expect(await followers()).toEqual([]);
  const [sellerThere, buyerHere] = [await openPage(other, seller), await openPage(one, buyer)];
  // Each person's updates go to one process only.
  expect(await followers()).toEqual([1, 1]);
  await newMessage(buyer, chat, 'Is it still there?');
  await received(sellerThere, 'Is it still there?');
  await newMessage(other.continueAs(seller), chat, 'It is.');
  await received(buyerHere, 'It is.');

  const visitor = await watch(other, listing.id);
  expect((await seller.put(`/api/conversations/${chat}/reservation`, {})).status).toBe(200);
  expect((await visitor.receive(LISTING_UPDATES.changed)).topic).toBe(listingTopic(listing.id));
  visitor.socket.terminate();
  await eventually(async () => expect(await followers()).toEqual([1, 1]));
  // Nobody follows these, so the other process hears nothing. A page that was loading when one was sold catches up.
  const [quiet, sold] = [await newListing(seller), await newListing(seller)];
  expect((await seller.post(`/api/listings/${sold.id}/sold`)).status).toBe(200);
  const late = await watch(other, quiet.id);
  late.socket.send(JSON.stringify({ subscribe: listingTopic(sold.id) }));
  await late.receive(LIVE_UPDATES.catchUp);
  // The sale itself may be told after the page subscribed.
  const told = late.updates.filter(({ type }) => type !== LISTING_UPDATES.changed);
  expect(told.map(({ topic, type }) => [topic, type])).toEqual([
    [listingTopic(quiet.id), LIVE_UPDATES.subscribed],
    [listingTopic(sold.id), LIVE_UPDATES.subscribed],
    [listingTopic(sold.id), LIVE_UPDATES.catchUp],
  ]);

  await monitor.close();
  await redis.stop();
  for (const site of [one, other]) {
    await eventually(async () => expect(await metricsOf(site)).toContain('offhand_live_connected 0'));
    expect(site.output()).toContain('Redis lost');
  }
  // Messages are stored, and pages of the same process get them.
  await newMessage(seller, chat, 'Redis is away.');
  await received(buyerHere, 'Redis is away.');
  expect(sellerThere.updates).not.toContainEqual(expect.objectContaining({ type: LIVE_UPDATES.catchUp }));
  const third = await start();
  const sellerElsewhere = await openPage(third, seller);

  await redis.start();
  for (const page of [sellerThere, buyerHere, sellerElsewhere]) await page.receive(LIVE_UPDATES.catchUp);
  for (const site of [one, other, third]) {
    await eventually(async () => expect(await metricsOf(site)).toContain('offhand_live_connected 1'));
    expect(await metricsOf(site)).toMatch(/^offhand_live_gaps_total [1-9]/m);
    expect(site.output()).toContain('Redis is back');
  }
  await newMessage(buyer, chat, 'It is back.');
  for (const page of [sellerThere, sellerElsewhere]) await received(page, 'It is back.');

  expect((await seller.post('/api/accounts/sign-out')).status).toBe(204);
  expect(await sellerThere.closed).toBe(LIVE_CLOSE.ended);
}, 180_000);
