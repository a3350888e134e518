import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { type Member, newGuest, newListing, newMember } from '../../../../../tests/support/factories.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { Listing, ListingPage } from '../contract/listing.ts';
import type { BulkChange, OwnListings } from '../contract/own-listings.ts';

let app: TestApp;
let seller: Member;

beforeAll(async () => {
  app = await startTestApp();
  seller = await newMember(app);
});
afterAll(() => app?.close());

const change = (client: TestClient, body: object) =>
  client.post<{ changed: string[] }>('/api/listings/own/changes', body);
const changed = async (client: TestClient, body: BulkChange) => (await change(client, body)).body.changed;
const read = async (id: string) => (await app.client().get<Listing>(`/api/listings/${id}`)).body;
const ownListings = async (client: TestClient) => (await client.get<OwnListings>('/api/listings/own')).body;
const three = async (client: TestClient = seller, prices: readonly string[] = ['10', '20.50', '0.80']) => {
  const ids: string[] = [];
  for (const price of prices) ids.push((await newListing(client, { price })).id);
  return ids;
};

test('I pause several listings and resume them; browse follows', async () => {
  for (const owner of [await newMember(app), await newGuest(app)]) {
    const ids = await three(owner);
    const countShown = async () => {
      const { body } = await app.client().get<ListingPage>('/api/listings?limit=60');
      return body.listings.filter(({ id }) => ids.includes(id)).length;
    };
    expect(await countShown()).toBe(3);
    expect((await changed(owner, { ids, change: 'pause' })).sort()).toEqual([...ids].sort());
    expect(await countShown()).toBe(0);
    expect(await ownListings(owner)).toMatchObject({ active: 0, paused: 3, sold: 0 });
    expect(await read(ids[0] ?? '')).toMatchObject({ status: 'paused' });
    expect(await changed(owner, { ids, change: 'pause' })).toEqual([]);
    expect(await changed(owner, { ids, change: 'resume' })).toHaveLength(3);
    expect(await countShown()).toBe(3);
  }
});

test('I mark several as sold at once; those already sold stay as they are (DASH-07, DASH-08)', async () => {
  const owner = await newMember(app);
  const ids = await three(owner);
  await owner.post(`/api/listings/${ids[0]}/sold`);
  expect((await changed(owner, { ids, change: 'sold' })).sort()).toEqual(ids.slice(1).sort());
  expect(await ownListings(owner)).toMatchObject({ active: 0, sold: 3, revenueCents: 1000 + 2050 + 80 });
});

test('I set one price for several, or take off a percentage; each keeps its former price', async () => {
  const ids = await three();
  const prices = async () => (await Promise.all(ids.map(read))).map(({ priceCents }) => priceCents);
  expect(await changed(seller, { ids, change: 'discount', percent: 10 })).toHaveLength(3);
  // Rounded to whole dollars, unless the item costs less than one.
  expect(await prices()).toEqual([900, 1800, 72]);
  expect(await changed(seller, { ids, change: 'price', price: '$18' })).toHaveLength(2);
  expect(await prices()).toEqual([1800, 1800, 1800]);
  const past = (await read(ids[0] ?? '')).pastPrices.map(({ priceCents }) => priceCents);
  expect(past).toEqual([900, 1000]);
});

test('A discount never raises a price, nor makes a free item cost something', async () => {
  const ids = await three(seller, ['10.70', '4', '1.20', '0.01', '0', '10,000,000']);
  const prices = async () => (await Promise.all(ids.map(read))).map(({ priceCents }) => priceCents);
  await changed(seller, { ids, change: 'discount', percent: 1 });
  expect(await prices()).toEqual([1000, 300, 100, 1, 0, 990_000_000]);
  await changed(seller, { ids, change: 'discount', percent: 90 });
  expect(await prices()).toEqual([100, 30, 10, 1, 0, 99_000_000]);
});

test('A new price for several leaves the sold ones at the price they went for (DASH-08)', async () => {
  const owner = await newMember(app);
  const [sold = '', active = ''] = await three(owner, ['40', '50']);
  await changed(owner, { ids: [sold], change: 'sold' });
  const ids = [sold, active];
  expect(await changed(owner, { ids, change: 'price', price: '10' })).toEqual([active]);
  expect(await changed(owner, { ids, change: 'discount', percent: 50 })).toEqual([active]);
  expect([(await read(sold)).priceCents, (await read(active)).priceCents]).toEqual([4000, 500]);
  expect(await ownListings(owner)).toMatchObject({ sold: 1, revenueCents: 4000 });
});

test('I put several sold ones back up for sale; a paused one stays paused', async () => {
  const [sold = '', paused = ''] = await three();
  await changed(seller, { ids: [sold], change: 'sold' });
  await changed(seller, { ids: [paused], change: 'pause' });
  expect(await changed(seller, { ids: [sold, paused], change: 'relist' })).toEqual([sold]);
  await seller.delete(`/api/listings/${paused}/sold`);
  expect([(await read(sold)).status, (await read(paused)).status]).toEqual(['active', 'paused']);
});

test('I delete several and restore them within the undo window', async () => {
  const ids = await three();
  expect(await changed(seller, { ids, change: 'delete' })).toHaveLength(3);
  expect((await app.client().get(`/api/listings/${ids[0]}`)).status).toBe(410);
  expect(await changed(seller, { ids, change: 'restore' })).toHaveLength(3);
  expect((await app.client().get(`/api/listings/${ids[0]}`)).status).toBe(200);
  expect(await changed(seller, { ids, change: 'restore' })).toEqual([]);
});

test("Someone else's listings among mine stay as they are (PERM-08)", async () => {
  const [mine = ''] = await three(seller, ['5']);
  const [theirs = ''] = await three(await newMember(app), ['7']);
  for (const one of [
    { change: 'pause' },
    { change: 'price', price: '1' },
    { change: 'resume' },
    { change: 'sold' },
    { change: 'delete' },
  ] as const) {
    expect(await changed(seller, { ids: [theirs, mine], ...one })).toEqual([mine]);
  }
  expect(await read(theirs)).toMatchObject({ status: 'active', priceCents: 700 });
  expect((await change(app.client(), { ids: [mine], change: 'pause' })).status).toBe(401);
});

test('An invalid change is refused with the fix, and nothing is changed', async () => {
  const ids = await three();
  const refused = [
    { ids, change: 'price', price: '-1' },
    { ids, change: 'price', price: '12.345' },
    { ids, change: 'price', price: 'NaN' },
    { ids, change: 'discount', percent: 0 },
    { ids, change: 'discount', percent: 99 },
    { ids: [], change: 'pause' },
    { ids: Array(101).fill(ids[0]), change: 'pause' },
    { ids: ['nothing'], change: 'pause' },
    { ids, change: 'explode' },
  ];
  for (const body of refused) expect((await change(seller, body)).status, JSON.stringify(body)).toBe(422);
  const { body } = await change(seller, { ids, change: 'price', price: '-1' });
  expect(body).toMatchObject({ errors: [{ field: 'price', message: "Price can't be below 0." }] });
  expect((await Promise.all(ids.map(read))).map(({ priceCents }) => priceCents)).toEqual([1000, 2050, 80]);
});

test('Concurrent changes to the same listings wait for each other', async () => {
  const ids = await three();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, turn) =>
      change(seller, { ids: turn % 2 ? ids : ids.toReversed(), change: turn % 3 ? 'pause' : 'resume' }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
});
