import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import {
  type Member,
  newConversation,
  newListing,
  newMember,
  newMessage,
  newPhoto,
} from '../../../../../tests/support/factories.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { Insights } from '../contract/insights.ts';
import { countDays } from './count-days.ts';
import { readTrends } from './insights.ts';

let app: TestApp;
let seller: Member;
let sellerId: string;

beforeAll(async () => {
  app = await startTestApp({ UNLIMITED_ACCOUNTS: 'seller@example.com' });
  seller = await newMember(app, { email: 'seller@example.com' });
  await sql`update users set email_verified = true where email = 'seller@example.com'`.execute(app.db);
  const { body } = await seller.get<{ account: { id: string } }>('/api/viewer');
  sellerId = body.account.id;
});
afterAll(() => app?.close());

beforeEach(async () => {
  await sql`truncate category_days, category_insights, search_days, listings, attempts cascade`.execute(
    app.db,
  );
});

async function insights(how: 'get' | 'post' = 'get'): Promise<Insights> {
  const path = how === 'get' ? '/api/insights' : '/api/insights/refresh';
  const { status, body } = await seller[how]<Insights>(path);
  expect(status).toBe(200);
  return body;
}
const refresh = () => insights('post');

const of = <Row extends { category: string }>(rows: readonly Row[], category: string) =>
  rows.find((row) => row.category === category);

/** Inserts listings sold some days ago, one for each price. */
async function sold(category: string, prices: readonly number[], { daysAgo = 1, photos = 0, took = 5 } = {}) {
  await sql`
    with sold as (
      insert into listings (title, description, price_cents, category, condition, seller_id, status, sold_at, created_at)
      select 'Something', 'To sell.', 100 * price, ${category}, 'good', ${sellerId}, 'sold',
        now() - make_interval(days => ${daysAgo}::int), now() - make_interval(days => ${daysAgo + took}::int)
      from unnest(${prices}::int[]) as price returning id)
    insert into photos (id, profile_id, listing_id, position, storage_key, width, height, alt, placeholder)
    select gen_random_uuid(), ${sellerId}, id, n - 1, gen_random_uuid(), 4, 3, '', '' from sold, generate_series(1, ${photos}::int) as n`.execute(
    app.db,
  );
}

/** A listing with views on the first and the last day of the last weeks, the newest first; a week ends yesterday. */
async function viewed(category: string, views: readonly number[]) {
  const { id } = await newListing(seller, { category, title: `Seen in ${category}` });
  await sql`
    insert into listing_view_days (listing_id, day, views)
    select ${id}, (now() at time zone 'utc')::date - (7 * weeks.ago::int - days.back), days.share
    from unnest(${views}::int[]) with ordinality as weeks (views, ago)
      cross join lateral (values (6, views / 2), (0, views - views / 2)) as days (back, share)`.execute(
    app.db,
  );
}

test('Trends compare the last seven days with the seven before, and need 30 actions in each (INSIGHT-03, INSIGHT-11)', async () => {
  await viewed('electronics', [59, 50, 40]);
  await viewed('vehicles', [30, 40]);
  await viewed('clothing', [500, 29]);
  const { trends, from, to } = await refresh();
  expect(of(trends, 'electronics')).toEqual({
    category: 'electronics',
    direction: 'up',
    percentage: 18,
    weeks: [0, 0, 0, 0, 0, 40, 50, 59],
  });
  expect(of(trends, 'vehicles')).toMatchObject({ direction: 'down', percentage: 25 });
  expect(of(trends, 'clothing')).toMatchObject({ direction: null, percentage: null });
  expect(trends.map(({ category }) => category).slice(0, 2)).toEqual(['electronics', 'vehicles']);
  expect(Date.parse(to) - Date.parse(from)).toBe(6 * 86_400_000);
  expect(await readTrends(app.db)).toEqual(trends);
});

test('Prices come from at least 20 sales in 90 days, or from listings for sale, or there are none (INSIGHT-04, INSIGHT-12)', async () => {
  await sold(
    'electronics',
    Array.from({ length: 21 }, (_, n) => 10 * (n + 1)),
  );
  await sold('electronics', [9000], { daysAgo: 95 });
  await sold('vehicles', [100, 200]);
  await sql`
    insert into listings (title, description, price_cents, category, condition, seller_id)
    select 'Bike', 'Rides.', 100 * n, 'vehicles', 'good', ${sellerId} from generate_series(1, 20) as n`.execute(
    app.db,
  );
  await sold('clothing', [5, 6, 7]);
  const { prices } = await refresh();
  expect(of(prices, 'electronics')).toEqual({
    category: 'electronics',
    averagePrice: 11_000,
    priceRange: { from: 6_000, to: 16_000 },
    basis: 'sold',
    sample: 21,
  });
  expect(of(prices, 'vehicles')).toMatchObject({ averagePrice: 1050, basis: 'asked', sample: 20 });
  expect(of(prices, 'clothing')).toEqual({
    category: 'clothing',
    averagePrice: null,
    priceRange: null,
    basis: 'sold',
    sample: 3,
  });
});

test('Demand compares interest with listings for sale, and 50 is balanced (INSIGHT-05, INSIGHT-13)', async () => {
  await viewed('electronics', [90]);
  await viewed('vehicles', [30]);
  await viewed('clothing', [10]);
  const { demand } = await refresh();
  expect(demand[0]).toMatchObject({ category: 'electronics', level: 'high', score: 68, actions: 90 });
  expect(demand[1]).toMatchObject({ category: 'vehicles', level: 'medium', score: 41, actions: 30 });
  expect(of(demand, 'clothing')).toMatchObject({ level: null, score: null, actions: 10 });
});

test('A search counts for its category once per minute and person, and identifies nobody', async () => {
  await newListing(seller, { category: 'vehicles', title: 'Rickshaw' });
  const searchers = [app.client(), app.client(), seller];
  const search = (client: TestClient, query: string) => client.get(`/api/listings?${query}`);
  for (const searcher of searchers) await search(searcher, 'category=clothing');
  await search(seller, 'category=clothing&q=scarf');
  await search(seller, 'q=rickshaw');
  await search(seller, '');
  const bot = app.client();
  bot.userAgent = 'Googlebot/2.1';
  await search(bot, 'category=clothing');
  await refresh();
  const counted = await app.db.selectFrom('search_days').selectAll().orderBy('category').execute();
  expect(counted.map(({ category, searches }) => [category, searches])).toEqual([
    ['clothing', 3],
    ['vehicles', 1],
  ]);
});

test('Past days stay as they were counted, even after their listings are deleted', async () => {
  await viewed('electronics', [40, 40]);
  const before = of((await refresh()).trends, 'electronics');
  await sql`update category_days set counted_at = day + interval '2 days'`.execute(app.db);
  await sql`delete from listings`.execute(app.db);
  await countDays(app.db, { forMs: 10_000 });
  const { rows } = await sql<{ views: number }>`
    select sum(views)::int as views from category_days where category = 'electronics'`.execute(app.db);
  expect(before?.weeks.at(-1)).toBe(40);
  expect(rows[0]?.views).toBe(80);
});

/** Someone saves it. */
const save = async ({ id }: { id: string }) => (await newMember(app)).put(`/api/favourites/${id}`);

test('I get four tips about my listings, each with its evidence and one action (INSIGHT-06)', async () => {
  const others = await Promise.all([newMember(app), newMember(app), newMember(app)]);
  const lamp = { title: 'Orange mushroom lamp', category: 'home-garden' };
  for (const [n, price] of [20, 24, 28, 32, 36, 40].entries()) {
    await newListing(others[n % 3] as Member, { ...lamp, price: String(price) });
  }
  const photos = [await newPhoto(seller)];
  const dear = await newListing(seller, { ...lamp, price: '55', photos });
  const saved = await newListing(seller, {
    title: 'Walnut turntable',
    price: '180',
    photos: [await newPhoto(seller)],
  });
  const bare = await newListing(seller, { title: 'Velvet armchair', photos: [] });
  const priced = await newListing(seller, { title: 'Steel road bike', photos: [await newPhoto(seller)] });
  for (const listing of [saved, saved, saved, priced, priced, priced]) await save(listing);
  await sql`update listings set created_at = now() - interval '3 days' where id in (${saved.id}, ${priced.id})`.execute(
    app.db,
  );
  const [buyer] = others as [Member, Member, Member];
  const conversation = await newConversation(buyer, priced);
  await newMessage(buyer, conversation, 'Is it still there?');
  await sql`update messages set created_at = now() - interval '5 hours'`.execute(app.db);

  expect((await insights()).needsRefresh).toBe(true);
  const { tips, needsRefresh, ownListings } = await refresh();
  expect(ownListings).toBe(4);
  expect(needsRefresh).toBe(false);
  expect(tips).toMatchObject([
    { kind: 'waiting-chats', listing: { id: priced.id }, chats: 1, conversationId: conversation, hours: 5 },
    { kind: 'price-high', listing: { id: dear.id, priceCents: 5500 }, beyond: 6, sold: 0, active: 6 },
    { kind: 'saved-only', listing: { id: saved.id }, saves: 3, priceCents: 17_000 },
    { kind: 'few-photos', listing: { id: bare.id }, photos: 0, usual: null },
  ]);
  const [, tip] = tips;
  if (tip?.kind !== 'price-high') throw new Error('The price is not compared.');
  expect(tip.priceCents).toBe(tip.range.to);

  // Doing what a tip says ends it.
  const price = String(tip.priceCents / 100);
  await seller.post('/api/listings/own/changes', { ids: [dear.id], change: 'price', price });
  await newMessage(seller, conversation, 'Yes, it is.');
  const rest = (await insights()).tips;
  expect(rest.map(({ kind }) => kind)).toEqual(['saved-only', 'few-photos']);
});

test('Photos and days are compared with sold items of the category, once there are 20 (INSIGHT-06)', async () => {
  await sold('clothing', Array<number>(20).fill(30), { photos: 4, took: 6 });
  const { id } = await newListing(seller, { category: 'clothing', photos: [await newPhoto(seller)] });
  const [few] = (await refresh()).tips;
  expect(few).toMatchObject({ kind: 'few-photos', listing: { id }, photos: 1, usual: 4, sample: 20 });
  await sql`delete from photos where listing_id <> ${id}`.execute(app.db);
  await sql`update listings set created_at = now() - interval '8 days' where id = ${id}`.execute(app.db);
  await sql`update category_insights set usual_photos = 1`.execute(app.db);
  const [long] = (await insights()).tips;
  expect(long).toMatchObject({ kind: 'long-listed', listing: { id, days: 8 }, usualDays: 6, sample: 20 });
});

test('Prices are compared again after a day, and free listings never (INSIGHT-06)', async () => {
  await newListing(seller, { price: '0' });
  expect((await refresh()).needsRefresh).toBe(false);
  await newListing(seller, { price: '20' });
  expect((await insights()).needsRefresh).toBe(true);
  expect((await refresh()).needsRefresh).toBe(false);
  await sql`update listing_comparisons set compared_at = now() - interval '25 hours'`.execute(app.db);
  expect((await insights()).needsRefresh).toBe(true);
});

test('Without enough data, no tip is made up (INSIGHT-06)', async () => {
  const { tips, trends, prices, demand, computedAt, needsRefresh } = await insights();
  expect([computedAt, needsRefresh]).toEqual([null, true]);
  expect(tips).toEqual([]);
  expect([trends.length, prices.length, demand.length]).toEqual([9, 9, 9]);
  expect(trends.every(({ percentage }) => percentage === null)).toBe(true);
});

test('Reading and refreshing insights needs Premium Plus (INSIGHT-01, PERM-10)', async () => {
  const member = await newMember(app);
  for (const client of [app.client(), member]) {
    for (const answer of [await client.get('/api/insights'), await client.post('/api/insights/refresh')]) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'PREMIUM_FEATURE' } });
    }
  }
});

test('Refreshing is limited, and I see how long to wait (INSIGHT-07)', async () => {
  for (let n = 0; n < 10; n += 1) await refresh();
  const { status, headers } = await seller.post('/api/insights/refresh');
  expect(status).toBe(429);
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
});
