import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { compare, newPhone, threePhones } from '../../../../../tests/support/comparisons.ts';
import { type Member, newListing, newMember } from '../../../../../tests/support/factories.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { ComparableListing, SimilarPrices } from '../contract/comparable-listing.ts';

let app: TestApp;
let seller: Member;
beforeAll(async () => {
  app = await startTestApp();
  seller = await newMember(app);
});
afterAll(() => app?.close());
// The seller of these tests posts more than the rate limit allows.
beforeEach(() => app.db.deleteFrom('attempts').execute());

const similarTo = (listings: readonly { id: string }[], near = '') =>
  app
    .client()
    .get<SimilarPrices>(
      `/api/comparisons/similar-prices?items=${listings.map(({ id }) => id).join()}${near}`,
    );

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
  const listings = await threePhones(seller);
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
  const { body } = await compare(app.client(), [await newPhone(seller), await newListing(seller)]);
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
  const phones = await threePhones(seller);
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
  const [first, second, third] = await threePhones(seller);
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
