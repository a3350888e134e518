import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import {
  type Member,
  newGuest,
  newListing,
  newMember,
  PASSWORD,
} from '../../../../../tests/support/factories.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import { DAY_MS } from '../../../../shared/time.ts';
import type { ComparableListing, SimilarPrices } from '../contract/comparable-listing.ts';
import type { Comparison } from '../contract/comparison.ts';
import type { ComparisonHistory } from '../contract/comparison-history.ts';
import { COMPARISON_LIMITS } from '../contract/comparison-limits.ts';
import type { SharedComparison, VisitorShare } from '../contract/shared-comparison.ts';
import { dropExpiredShares } from './shared-comparisons.ts';

let app: TestApp;
let seller: Member;
beforeAll(async () => {
  app = await startTestApp();
  seller = await newMember(app);
});
afterAll(() => app?.close());
// The seller of these tests posts more than the rate limit allows.
beforeEach(() => app.db.deleteFrom('attempts').execute());

const phone = (details: Parameters<typeof newListing>[1] = {}, by: TestClient = seller) =>
  newListing(by, {
    title: 'iPhone 13, 128 GB, blue',
    description: 'Battery health 88%. Light marks on the frame. Charger included.',
    price: '345',
    category: 'electronics',
    condition: 'good',
    ...details,
  });

const threePhones = async () => [
  await phone(),
  await phone({
    title: 'iPhone 13, 128 GB, midnight',
    description:
      'Battery health 93%. Always had a case on, no scratches. Unlocked. Comes with box, charger and receipt.',
    price: '283',
    condition: 'like-new',
  }),
  await phone({
    title: 'iPhone 13 red, small crack',
    description: 'Crack in the corner, works fine.',
    price: '250',
    condition: 'fair',
  }),
];

const compare = (client: TestClient, listings: readonly { id: string }[], near?: string) =>
  client.post<Comparison & { code: string; title: string; detail: string; errors: unknown[] }>(
    '/api/comparisons',
    { items: listings.map(({ id }) => id), near },
  );

const similarTo = (listings: readonly { id: string }[], near = '') =>
  app
    .client()
    .get<SimilarPrices>(
      `/api/comparisons/similar-prices?items=${listings.map(({ id }) => id).join()}${near}`,
    );

const history = async (client: TestClient, list: 'recent' | 'saved') =>
  (await client.get<ComparisonHistory>(`/api/comparisons?list=${list}`)).body.comparisons;

const find = (client: TestClient, query: string) =>
  client.get<{ listings: ComparableListing[]; code: string }>(`/api/comparisons/listings?${query}`);

test('The assistant shows the 6 newest of seven matching listings (ASSIST-04)', async () => {
  const titles = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
  const made = [];
  for (const name of titles) {
    made.push(await newListing(seller, { title: `Unicycle ${name}`, area: name === 'six' ? 'Kerns' : '' }));
  }
  await newListing(seller, { title: 'Cone', description: 'Not a unicycle.' });
  await seller.post(`/api/listings/${made[6]?.id}/sold`);
  const { body } = await find(app.client(), 'q=uNICYCLE');
  expect(body.listings.map(({ title }) => title)).toEqual(
    ['six', 'five', 'four', 'three', 'two', 'one'].map((name) => `Unicycle ${name}`),
  );
  expect(body.listings[0]).toMatchObject({
    priceCents: 2400,
    condition: 'good',
    location: 'Kerns',
    seller: { username: seller.details.username, rating: null },
  });
  expect(body.listings[1]?.location).toBeNull();
  expect((await find(app.client(), 'q=nicycle%20s')).body.listings[0]?.title).toBe('Unicycle six');
});

test('The assistant also finds what Browse finds by other words, after listings with the words in their title', async () => {
  await newListing(seller, { title: 'AirPods Pro, hardly worn', category: 'electronics' });
  await newListing(seller, { title: 'Blue over-ear headphones', category: 'electronics' });
  await newListing(seller, { title: 'AirPods Max, $90 in stores', category: 'electronics', price: '90' });
  const { body } = await find(app.client(), 'q=headphones&maxPriceCents=8000');
  expect(body.listings.map(({ title }) => title)).toEqual([
    'Blue over-ear headphones',
    'AirPods Pro, hardly worn',
  ]);
});

test("A price range narrows the assistant's results (ASSIST-34)", async () => {
  for (const price of ['10', '20', '30']) await newListing(seller, { title: `Zither at ${price}`, price });
  const { body } = await find(app.client(), 'q=zither&minPriceCents=1000&maxPriceCents=2000');
  expect(body.listings.map(({ priceCents }) => priceCents)).toEqual([2000, 1000]);
});

test.each([
  ['blanks', 'q=%20%20%20', 422],
  ['nothing', '', 422],
  ['10,000 characters', `q=${'a'.repeat(10_000)}`, 422],
  ['a price below 0', 'q=desk&minPriceCents=-1', 422],
  ['signs of SQL and patterns', `q=${encodeURIComponent("'; drop table listings; -- %_\\.*[a-")}`, 200],
  ['emoji', `q=${encodeURIComponent('🎸🎸')}`, 200],
  ['right-to-left text', `q=${encodeURIComponent('شاحن هاتف')}`, 200],
])('A search for %s gets a clear answer (ASSIST-04)', async (_, query, status) => {
  const answer = await find(app.client(), query);
  expect(answer.status).toBe(status);
  expect(answer.body.listings ?? []).toEqual([]);
});

test('A visitor compares three phones with reasons in numbers, and nothing is stored (ASSIST-16, ASSIST-19, ASSIST-20, ASSIST-21, ASSIST-22, ASSIST-23, ASSIST-24)', async () => {
  const listings = await threePhones();
  const { status, body } = await compare(app.client(), listings);
  expect(status).toBe(200);
  expect(body.id).toBeNull();
  expect(body.subject).toBe('phones');
  expect(body.items.map(({ item, priceCents, state }) => [item, priceCents, state])).toEqual([
    [1, 34500, 'for-sale'],
    [2, 28300, 'for-sale'],
    [3, 25000, 'for-sale'],
  ]);
  expect(body.recommendation).toMatchObject({
    item: 2,
    writtenBy: 'engine',
    alternative: { item: 3, cheaperCents: 3300 },
  });
  expect(body.recommendation?.reasons.map(({ kind }) => kind)).toContain('best-fact');
  expect(body.condition[2]).toEqual({
    item: 3,
    condition: 'fair',
    words: 'iPhone 13 red, small crack',
    source: 'title',
  });
  const row = (feature: string) => body.features.find((one) => one.feature === feature);
  expect(row('battery-health')?.values).toMatchObject([
    { value: '88%', stated: true, best: false, source: 'Battery health 88%.' },
    { value: '93%', best: true },
    {
      stated: false,
      value: null,
      question: 'Hi! I\'m interested in "iPhone 13 red, small crack". How\'s the battery health?',
    },
  ]);
  expect(row('unlocked')?.values.map(({ value }) => value)).toEqual([null, true, null]);
  expect(row('storage')).toMatchObject({ label: 'Storage', differs: true });
  for (const part of [body.price.items, body.condition, body.value]) {
    expect(part.map(({ item }) => item)).toEqual([1, 2, 3]);
  }
});

test('Prices are compared with those of similar items nearby (ASSIST-20)', async () => {
  const here = { latitude: 45.52, longitude: -122.68 };
  const far = { latitude: 40.71, longitude: -74.01 };
  const other = await Promise.all([1, 2, 3].map(() => newMember(app)));
  const prices = [300, 320, 340, 350, 360, 380];
  for (const [index, price] of prices.entries()) {
    await newListing(other[index % 3] ?? seller, {
      title: 'Fagott Pro oboe',
      price: String(price),
      category: 'musical-instruments',
      position: here,
    });
  }
  await newListing(seller, {
    title: 'Fagott Pro oboe',
    price: '390',
    category: 'musical-instruments',
    position: far,
  });
  const items = [
    await newListing(seller, {
      title: 'Fagott Pro oboe, black',
      price: '280',
      category: 'musical-instruments',
    }),
    await newListing(seller, { title: 'Oboe by Fagott Pro', price: '350', category: 'musical-instruments' }),
  ];
  const { body } = await compare(app.client(), items, '45.52,-122.68');
  expect(body.price.local).toMatchObject({
    comparables: 6,
    sold: 0,
    withinKm: 16,
    lowestCents: 30000,
    highestCents: 38000,
    medianCents: 34500,
  });
  expect(body.price.items.map(({ againstMedianCents }) => againstMedianCents)).toEqual([-6500, 500]);
  expect(body.recommendation).toMatchObject({
    item: 1,
    reasons: [{ kind: 'below-median', cents: 6500, medianCents: 34500 }, { kind: 'facts' }],
  });
  const similar = await similarTo(items, '&near=45.52,-122.68');
  expect(similar.body).toEqual({ subject: body.subject, local: body.price.local });
  const anywhere = await compare(app.client(), items, '10,10');
  expect(anywhere.body.price.local).toMatchObject({ comparables: 7, withinKm: null });
});

test('Items with nothing in common get no price range (ASSIST-20)', async () => {
  const { body } = await compare(app.client(), [await phone(), await newListing(seller)]);
  expect(body.price.local).toBeNull();
  expect(body.subject).toBe('items');
  const unlike = body.items.map(({ listing }) => ({ id: listing?.id ?? '' }));
  expect((await similarTo(unlike)).body).toEqual({ subject: 'items', local: null });
  expect(body.recommendation).not.toBeNull();
});

test.each([
  ['one item', 1, 'TOO_FEW_TO_COMPARE', 'Select more items', 'Please select at least 2 items to compare'],
  [
    'four items',
    4,
    'TOO_MANY_TO_COMPARE',
    'Selection limit reached',
    'You can compare up to 3 items at a time',
  ],
])('%s cannot be compared (ASSIST-12, ASSIST-13, LIMIT-04)', async (_, count, code, title, detail) => {
  const listings = [];
  for (let made = 0; made < count; made += 1) listings.push(await newListing(seller));
  const { status, body } = await compare(app.client(), listings);
  expect(status).toBe(422);
  expect(body).toMatchObject({ code, title, detail });
  expect((await similarTo(listings)).body).toMatchObject({ code, title, detail });
});

test('Comparing an item with itself, or with an invalid id, is refused', async () => {
  const lamp = await newListing(seller);
  expect((await compare(app.client(), [lamp, lamp])).body.code).toBe('SAME_ITEM_TWICE');
  expect((await compare(app.client(), [lamp, { id: "' or 1=1" }])).body.code).toBe('INVALID_INPUT');
  expect((await app.client().post<{ code: string }>('/api/comparisons', { items: 'all' })).body.code).toBe(
    'INVALID_INPUT',
  );
});

test('A person who compares too often is asked to wait', async () => {
  const viewer = await newMember(app);
  const phones = await threePhones();
  await compare(viewer, phones);
  await app.db
    .updateTable('attempts')
    .set({ blocked_until: new Date(Date.now() + 60_000) })
    .where('key', 'like', 'compare:person:%')
    .execute();
  const { status, body } = await compare(viewer, phones);
  expect(status).toBe(429);
  expect(body).toMatchObject({ code: 'TOO_MANY_COMPARISONS', title: 'Comparison failed' });
});

test('When an item was just sold or deleted, the error names it', async () => {
  const [first, second, third] = await threePhones();
  if (!first || !second || !third) throw new Error('no phones');
  await seller.post(`/api/listings/${third.id}/sold`);
  const sold = await compare(app.client(), [first, second, third]);
  expect(sold.status).toBe(409);
  expect(sold.body).toMatchObject({
    code: 'ITEM_SOLD',
    title: 'One of these was just sold',
    errors: [{ field: 'items.2', message: 'iPhone 13 red, small crack was sold.' }],
  });
  await seller.delete(`/api/listings/${first.id}`);
  const refusal = await compare(app.client(), [first, second]);
  expect(refusal.body).toMatchObject({
    code: 'ITEM_GONE',
    errors: [{ field: 'items.0', message: 'Item 1 is gone.' }],
  });
  const both = await compare(app.client(), [third, first]);
  expect(both.body).toMatchObject({
    code: 'ITEMS_GONE',
    title: 'Several of these are no longer for sale',
    detail: 'Pick others to compare.',
    errors: [
      { field: 'items.0', message: 'iPhone 13 red, small crack was sold.' },
      { field: 'items.1', message: 'Item 2 is gone.' },
    ],
  });
});

test('After six comparisons, Recent has the last 5, for members and guests, and only for their owner (ASSIST-27, ASSIST-28)', async () => {
  const lamps = [];
  for (let made = 0; made < 7; made += 1) lamps.push(await newListing(seller));
  for (const viewer of [await newMember(app), await newGuest(app)]) {
    const ids = [];
    for (let index = 0; index < 6; index += 1) {
      ids.push((await compare(viewer, lamps.slice(index, index + 2))).body.id);
    }
    expect((await history(viewer, 'recent')).map(({ id }) => id)).toEqual(ids.slice(1).toReversed());
    // Comparing the same items again updates the existing comparison.
    expect((await compare(viewer, lamps.slice(2, 4))).body.id).toBe(ids[2]);
    expect((await history(viewer, 'recent'))[0]).toMatchObject({
      id: ids[2],
      subject: 'lamps',
      saved: false,
    });
  }
  expect(await history(app.client(), 'recent')).toEqual([]);
});

test('A saved comparison stays until it is removed from Saved (ASSIST-25)', async () => {
  const viewer = await newMember(app);
  const lamps = [];
  for (let made = 0; made < 7; made += 1) lamps.push(await newListing(seller));
  const { id } = (await compare(viewer, lamps.slice(0, 2))).body;
  expect((await viewer.put(`/api/comparisons/${id}/saved`)).status).toBe(204);
  for (let index = 1; index < 6; index += 1) await compare(viewer, lamps.slice(index, index + 2));
  expect((await history(viewer, 'saved')).map((one) => one.id)).toEqual([id]);
  expect(await history(viewer, 'recent')).toHaveLength(5);
  expect((await viewer.delete(`/api/comparisons/${id}/saved`)).status).toBe(204);
  expect(await history(viewer, 'saved')).toEqual([]);
  expect((await viewer.get(`/api/comparisons/${id}`)).status).toBe(404);
});

test('The same items in another order are one entry, even in concurrent requests (ASSIST-28)', async () => {
  const [first, second, third] = await threePhones();
  if (!first || !second || !third) throw new Error('no phones');
  for (const viewer of [await newMember(app), await newGuest(app)]) {
    const orders = [
      [first, second, third],
      [third, first, second],
      [second, third, first],
    ];
    const answers = await Promise.all(orders.map((order) => compare(viewer, order)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    for (const [index, { body }] of answers.entries()) {
      expect(body.items.map(({ listing }) => listing?.id)).toEqual(orders[index]?.map(({ id }) => id));
    }
    const entries = await history(viewer, 'recent');
    expect(entries).toHaveLength(1);
    const best = entries[0]?.items.find(({ item }) => item === entries[0]?.recommendation);
    expect(best?.listing?.id).toBe(second.id);
  }
});

test('Visitors and guests share a comparison by a link that expires, and that only its stop key ends earlier (ASSIST-29, ASSIST-30)', async () => {
  const listings = await threePhones();
  const items = listings.map(({ id }) => id);
  for (const sharer of [app.client(), await newGuest(app)]) {
    const { status, body } = await sharer.post<VisitorShare>('/api/shared-comparisons', { items });
    expect(status).toBe(201);
    expect(body.path).toMatch(/^\/compare\/shared-[0-9a-f]{32}$/);
    const days = (Date.parse(body.expiresAt) - Date.parse(body.sharedAt)) / DAY_MS;
    expect(days).toBe(COMPARISON_LIMITS.shareDays);
    const address = body.path.replace('/compare/shared-', '/api/shared-comparisons/');
    const read = await app.client().get<SharedComparison>(address);
    expect(read.body).toMatchObject({ sharedBy: null, recommendation: { item: 2 } });
    expect(read.body.value.every(({ distance }) => distance === null)).toBe(true);
    expect(JSON.stringify(read.body)).not.toContain(body.stopKey);
    const refused = await app.client().post(`${address}/stop`, { stopKey: 'guess' });
    expect(refused.body).toMatchObject({ status: 404, code: 'COMPARISON_NOT_SHARED' });
    expect((await app.client().post(`${address}/stop`, { stopKey: body.stopKey })).status).toBe(204);
    expect((await app.client().get(address)).status).toBe(404);
  }
});

test('An expired link made without an account stops working and is then deleted', async () => {
  const items = (await threePhones()).map(({ id }) => id);
  const { path } = (await app.client().post<VisitorShare>('/api/shared-comparisons', { items })).body;
  const token = path.replace('/compare/shared-', '');
  const stored = app.db.selectFrom('comparisons').select('id').where('share_token', '=', token);
  await app.db
    .updateTable('comparisons')
    .set({ expires_at: new Date() })
    .where('share_token', '=', token)
    .execute();
  expect((await app.client().get(`/api/shared-comparisons/${token}`)).status).toBe(404);
  expect(await stored.execute()).toHaveLength(1);
  await dropExpiredShares(app);
  expect(await stored.execute()).toHaveLength(0);
});

test('Someone who shares too often without an account is asked to wait', async () => {
  const items = (await threePhones()).map(({ id }) => id);
  const visitor = app.client();
  const share = () => visitor.post('/api/shared-comparisons', { items });
  await share();
  await app.db
    .updateTable('attempts')
    .set({ blocked_until: new Date(Date.now() + 60_000) })
    .where('key', 'like', 'comparison-share:address:%')
    .execute();
  expect((await share()).body).toMatchObject({ status: 429, code: 'TOO_MANY_SHARED_COMPARISONS' });
});

test("Visitors and guests are asked to log in to save a comparison or to share a member's (ASSIST-26)", async () => {
  const member = await newMember(app);
  const { id } = (await compare(member, await threePhones())).body;
  for (const viewer of [app.client(), await newGuest(app)]) {
    expect((await viewer.put(`/api/comparisons/${id}/saved`)).body).toMatchObject({
      status: 401,
      title: 'Login Required',
      detail: 'Please sign in to save comparisons',
    });
    expect((await viewer.put(`/api/comparisons/${id}/share`)).body).toMatchObject({
      status: 401,
      title: 'Login Required',
    });
  }
});

test("A person cannot open, save, share or remove another person's comparison", async () => {
  const { id } = (await compare(await newMember(app), await threePhones())).body;
  const other = await newMember(app);
  for (const answer of [
    await other.get(`/api/comparisons/${id}`),
    await other.put(`/api/comparisons/${id}/saved`),
    await other.put(`/api/comparisons/${id}/share`),
    await other.delete(`/api/comparisons/${id}/share`),
    await other.delete(`/api/comparisons/${id}`),
  ]) {
    expect(answer.body).toMatchObject({ status: 404, code: 'COMPARISON_NOT_FOUND' });
  }
});

test('A stored comparison opens with its listings as they are now, and shows what changed (ASSIST-27)', async () => {
  const viewer = await newMember(app);
  const listings = await threePhones();
  const [first, second, third] = listings;
  const { id } = (await compare(viewer, listings)).body;
  await app.db
    .updateTable('listings')
    .set({ price_cents: 30_000 })
    .where('id', '=', first?.id ?? '')
    .execute();
  await seller.post(`/api/listings/${second?.id}/sold`);
  await seller.delete(`/api/listings/${third?.id}`);
  const { body } = await viewer.get<Comparison>(`/api/comparisons/${id}`);
  expect(body.items).toMatchObject([
    { state: 'for-sale', priceCents: 30000, priceBeforeCents: 34500 },
    { state: 'sold', priceCents: 28300, priceBeforeCents: null, soldAt: expect.any(String) },
    { state: 'gone', listing: null, priceCents: null },
  ]);
  expect(body.recommendation).toBeNull();
  expect(body.features[0]?.values).toHaveLength(2);
  expect((await history(viewer, 'recent'))[0]?.items.map(({ state }) => state)).toEqual([
    'for-sale',
    'sold',
    'gone',
  ]);
});

test('Anyone with the link can read a shared comparison as it was that day, until sharing is stopped (ASSIST-29, ASSIST-30, NAV-37, PROD-12)', async () => {
  const sharer = await newMember(app);
  const listings = await threePhones();
  const { id } = (await compare(sharer, listings, '45.52,-122.68')).body;
  const share = (await sharer.put<{ path: string }>(`/api/comparisons/${id}/share`)).body;
  expect(share.path).toMatch(/^\/compare\/shared-[0-9a-f]{32}$/);
  expect((await sharer.put<{ path: string }>(`/api/comparisons/${id}/share`)).body).toEqual(share);
  const address = share.path.replace('/compare/shared-', '/api/shared-comparisons/');

  await app.db
    .updateTable('listings')
    .set({ price_cents: 20_000 })
    .where('id', '=', listings[0]?.id ?? '')
    .execute();
  await seller.post(`/api/listings/${listings[2]?.id}/sold`);
  const { headers, body } = await app.client().get<SharedComparison>(address);
  expect(headers.get('Cache-Control')).toBe('private, max-age=30');
  expect(headers.get('X-Robots-Tag')).toBe('noindex');
  expect(body.sharedBy).toMatchObject({ kind: 'member', username: sharer.details.username });
  expect(body.items).toMatchObject([
    { state: 'for-sale', priceCents: 34500, priceBeforeCents: 34500, listing: { priceCents: 20000 } },
    { state: 'for-sale', priceBeforeCents: null },
    { state: 'sold' },
  ]);
  expect(body.recommendation?.item).toBe(2);
  expect(body.value.every(({ distance }) => distance === null)).toBe(true);
  expect(body.features.flatMap(({ values }) => values.map(({ question }) => question))).not.toContain(
    expect.any(String),
  );
  expect(JSON.stringify(body)).not.toContain(sharer.details.email);

  await sharer.delete(`/api/comparisons/${id}/share`);
  const unknown = { status: 404, title: 'This comparison is not shared' };
  const stopped = await app.client().get(address);
  expect(stopped.body).toMatchObject(unknown);
  for (const guess of ['x', 'A'.repeat(22), encodeURIComponent("' or true --"), id ?? '']) {
    const { body: answer } = await app.client().get(`/api/shared-comparisons/${guess}`);
    expect({ ...(answer as object), requestId: '' }).toEqual({ ...(stopped.body as object), requestId: '' });
  }
  expect((await sharer.put<{ path: string }>(`/api/comparisons/${id}/share`)).body.path).not.toBe(share.path);
});

test('A permanently deleted listing disappears from shared comparisons', async () => {
  const sharer = await newMember(app);
  const listings = await threePhones();
  const { id } = (await compare(sharer, listings)).body;
  const { path } = (await sharer.put<{ path: string }>(`/api/comparisons/${id}/share`)).body;
  await app.db
    .deleteFrom('listings')
    .where('id', '=', listings[1]?.id ?? '')
    .execute();
  const { body } = await app
    .client()
    .get<SharedComparison>(path.replace('/compare/shared-', '/api/shared-comparisons/'));
  expect(body.items[1]).toMatchObject({ state: 'gone', listing: null, priceCents: null });
  expect(body.recommendation).toBeNull();
  expect(JSON.stringify(body)).not.toContain('93%');
});

test("People who blocked each other see neither each other's shared comparisons nor items", async () => {
  const sharer = await newMember(app);
  const listings = await threePhones();
  const { id } = (await compare(sharer, listings)).body;
  const { path } = (await sharer.put<{ path: string }>(`/api/comparisons/${id}/share`)).body;
  const address = path.replace('/compare/shared-', '/api/shared-comparisons/');
  const reader = await newMember(app);
  expect((await reader.put(`/api/blocks/listing/${listings[0]?.id}`)).status).toBe(204);
  const seen = (await reader.get<SharedComparison>(address)).body;
  expect(seen.items.map(({ state }) => state)).toEqual(['gone', 'gone', 'gone']);
  expect((await find(reader, 'q=iphone%2013')).body.listings).toEqual([]);
  expect((await compare(reader, listings)).body.code).toBe('ITEMS_GONE');
  const ownListing = await newListing(reader);
  expect((await sharer.put(`/api/blocks/listing/${ownListing.id}`)).status).toBe(204);
  expect((await reader.get(address)).body).toMatchObject({ code: 'COMPARISON_NOT_SHARED' });
});

test("A guest's comparisons move to their new account", async () => {
  const guest = await newGuest(app);
  const { id } = (await compare(guest, await threePhones())).body;
  const { credentials } = guest;
  const username = `settled.${credentials.guestId.toLowerCase().slice(-6)}`.replaceAll(/[^a-z0-9.]/g, '');
  const account = { email: `${username}@b.co`, password: PASSWORD, username };
  expect((await guest.post('/api/accounts/sign-up', account)).status).toBe(201);
  expect((await history(guest, 'recent')).map((one) => one.id)).toEqual([id]);
});

test('After a guest logs in, duplicate comparisons are merged and the last 5 remain (ASSIST-28)', async () => {
  const lamps = [];
  for (let made = 0; made < 7; made += 1) lamps.push(await newListing(seller));
  const member = await newMember(app);
  const { id: own } = (await compare(member, lamps.slice(0, 2))).body;
  await compare(member, lamps.slice(1, 3));
  const guest = await newGuest(app);
  await compare(guest, lamps.slice(0, 2));
  const asGuest = [];
  for (let index = 2; index < 6; index += 1)
    asGuest.push((await compare(guest, lamps.slice(index, index + 2))).body.id);
  const { email } = member.details;
  expect((await guest.post('/api/accounts/sign-in', { email, password: PASSWORD })).status).toBe(204);
  expect((await guest.post('/api/guests/claim')).status).toBe(200);
  const recent = (await history(guest, 'recent')).map(({ id }) => id);
  expect(recent.slice(0, 4)).toEqual(asGuest.toReversed());
  expect(recent).toHaveLength(5);
  // The member's own comparison is older than the last 5.
  expect((await guest.get(`/api/comparisons/${own}`)).status).toBe(404);
});

test('A shared comparison disappears when the member who shared it leaves', async () => {
  const sharer = await newMember(app);
  const { id } = (await compare(sharer, await threePhones())).body;
  const { path } = (await sharer.put<{ path: string }>(`/api/comparisons/${id}/share`)).body;
  const address = path.replace('/compare/shared-', '/api/shared-comparisons/');
  expect((await app.client().get(address)).status).toBe(200);
  await sharer.post('/api/accounts/me/deletion', { currentPassword: PASSWORD });
  expect((await app.client().get(address)).body).toMatchObject({ code: 'COMPARISON_NOT_SHARED' });
});

test('A member saves at most 500 comparisons, and an already saved one stays saved (ASSIST-25)', async () => {
  const member = await newMember(app);
  const { id } = (await compare(member, await threePhones())).body;
  await sql`
    insert into comparisons (profile_id, listing_ids, subject, saved_at)
    select profile_id, array[gen_random_uuid(), gen_random_uuid()], 'lamps', now()
    from comparisons, generate_series(1, ${COMPARISON_LIMITS.saved}) where id = ${id}`.execute(app.db);
  const full = await member.put(`/api/comparisons/${id}/saved`);
  expect(full.body).toMatchObject({ code: 'TOO_MANY_SAVED_COMPARISONS' });
  const [saved] = await history(member, 'saved');
  expect((await member.put(`/api/comparisons/${saved?.id}/saved`)).status).toBe(204);
});
