import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import {
  LISTING,
  type Member,
  newGuest,
  newListing,
  newMember,
  newPhoto,
} from '../../../../../tests/support/factories.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import { photoUrl } from '../../photos/contract/photo-url.ts';
import type { Listing, ListingPage } from '../contract/listing.ts';
import type { OwnListings } from '../contract/own-listings.ts';

let app: TestApp;
let member: Member;

beforeAll(async () => {
  app = await startTestApp();
  member = await newMember(app);
});
afterAll(() => app?.close());

const read = async (id: string, client: TestClient = app.client()) =>
  (await client.get<Listing>(`/api/listings/${id}`)).body;
const edit = (client: TestClient, id: string, details: object = {}) =>
  client.put<Listing>(`/api/listings/${id}`, { ...LISTING, ...details });
const daysAgo = (id: string, days: number) =>
  app.db
    .updateTable('listings')
    .set({ created_at: sql`now() - make_interval(days => ${days})`, renewed_at: null })
    .where('id', '=', id)
    .execute();

test('I mark my listing as sold and put it back for sale; browse and my numbers follow (DETAIL-03, DETAIL-25, DASH-07, DASH-08)', async () => {
  for (const seller of [await newMember(app), await newGuest(app)]) {
    const marker = `Soldtest ${randomUUID()}`;
    const { id } = await newListing(seller, { title: marker, price: '10.50' });
    await newListing(seller, { title: 'Another', price: '20' });
    const numbers = async () => {
      const { body } = await seller.get<OwnListings>('/api/listings/own');
      const { body: page } = await app.client().get<ListingPage>(`/api/listings?q=${marker}&sort=newest`);
      return [body.active, body.sold, body.revenueCents, page.listings.length];
    };
    expect(await numbers()).toEqual([2, 0, 0, 1]);
    const sold = await seller.post<Listing>(`/api/listings/${id}/sold`);
    expect(sold).toMatchObject({
      status: 200,
      body: { status: 'sold', can: { markSold: false, relist: true } },
    });
    expect(await numbers()).toEqual([1, 1, 1050, 0]);
    expect((await read(id)).status).toBe('sold');
    const back = await seller.delete<Listing>(`/api/listings/${id}/sold`);
    expect(back).toMatchObject({ status: 200, body: { status: 'active', can: { markSold: true } } });
    expect(await numbers()).toEqual([2, 0, 0, 1]);
  }
});

test('Revenue is the sum of what I sold (DASH-07, DASH-08)', async () => {
  const seller = await newMember(app);
  for (const price of ['10.50', '20']) {
    const { id } = await newListing(seller, { price });
    await seller.post(`/api/listings/${id}/sold`);
  }
  for (let left = 3; left > 0; left -= 1) await newListing(seller);
  const { body } = await seller.get<OwnListings>('/api/listings/own');
  expect([body.active, body.sold, body.revenueCents]).toEqual([3, 2, 3050]);
  expect(body.listings.map(({ can }) => can.relist).filter(Boolean)).toHaveLength(2);
});

test('Two tabs that mark as sold at once both see it sold (DETAIL-25)', async () => {
  const { id } = await newListing(member);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => member.post<Listing>(`/api/listings/${id}/sold`)),
  );
  expect(answers.map(({ status, body }) => `${status} ${body.status}`)).toEqual(Array(5).fill('200 sold'));
});

test('Nobody but the owner changes a listing in any way (DETAIL-20, DETAIL-25, PERM-08)', async () => {
  const { id } = await newListing(member, { title: 'Mine alone' });
  await daysAgo(id, 30);
  const ways = (client: TestClient) => [
    edit(client, id, { title: 'Taken over' }),
    client.post(`/api/listings/${id}/sold`),
    client.delete(`/api/listings/${id}/sold`),
    client.post(`/api/listings/${id}/renew`),
    client.post(`/api/listings/${id}/restore`),
  ];
  const before = await read(id, member);
  for (const stranger of [await newMember(app), await newGuest(app)]) {
    for (const answer of await Promise.all(ways(stranger))) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'NOT_YOUR_LISTING' } });
    }
  }
  for (const answer of await Promise.all(ways(app.client()))) expect(answer.status).toBe(401);
  expect(await read(id, member)).toEqual(before);
});

test('A listing that is gone or never existed cannot be changed', async () => {
  const { id } = await newListing(member);
  await member.delete(`/api/listings/${id}`);
  for (const [missing, status] of [
    [id, 410],
    [randomUUID(), 404],
  ] as const) {
    expect((await edit(member, missing)).status).toBe(status);
    expect((await member.post(`/api/listings/${missing}/sold`)).status).toBe(status);
    expect((await member.delete(`/api/listings/${missing}/sold`)).status).toBe(status);
    expect((await member.post(`/api/listings/${missing}/renew`)).status).toBe(status);
  }
});

test('I change everything in my listing, with the form used for posting (CREATE-07, CREATE-08, CREATE-12)', async () => {
  const { id } = await newListing(member, { tags: ['old'], area: 'Old Town' });
  const changed = {
    title: 'Floor lamp',
    price: '19.99',
    category: 'electronics',
    condition: 'new',
    tags: [' a '],
  };
  expect(await edit(member, id, changed)).toMatchObject({
    status: 200,
    body: { title: 'Floor lamp', priceCents: 1999, category: 'electronics', tags: ['a'], location: null },
  });
  const { body } = await app.client().get<ListingPage>('/api/listings?q=floor%20lamp');
  expect(body.listings.map((listing) => listing.id)).toContain(id);
  expect(await edit(member, id, { title: ' ', price: '' })).toMatchObject({
    status: 422,
    body: {
      title: 'Missing information',
      detail: 'Please fill in all required fields',
      errors: [{ field: 'title' }, { field: 'price' }],
    },
  });
  expect(await edit(member, id, { price: '-1' })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'price', message: "Price can't be below 0." }] },
  });
  expect((await read(id)).title).toBe('Floor lamp');
});

test('Former prices are stored with the day they ended, real changes only', async () => {
  const { id } = await newListing(member, { price: '200' });
  for (const price of ['180', '180.00', '150', '$150']) await edit(member, id, { price });
  await edit(member, id, { price: '150', title: 'New title' });
  const { priceCents, pastPrices } = await read(id);
  expect(priceCents).toBe(15000);
  expect(pastPrices.map((past) => past.priceCents)).toEqual([18000, 20000]);
  for (const { until } of pastPrices) expect(Math.abs(Date.now() - Date.parse(until))).toBeLessThan(60_000);
});

test('When two tabs save at once, one of them wins as a whole, and the price history has no gaps', async () => {
  const { id } = await newListing(member, { price: '1' });
  const tabs = Array.from({ length: 8 }, (_, index) => ({
    title: `Tab ${index}`,
    description: `Text ${index}`,
    price: String(100 + index),
  }));
  const answers = await Promise.all(tabs.map((details) => edit(member, id, details)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  const { title, description, priceCents, pastPrices } = await read(id);
  const [, number = ''] = title.split(' ');
  expect([description, priceCents]).toEqual([`Text ${number}`, (100 + Number(number)) * 100]);
  const prices = [priceCents, ...pastPrices.map((past) => past.priceCents)].sort((a, b) => a - b);
  expect(prices).toEqual([100, ...tabs.map(({ price }) => Number(price) * 100)]);
});

test('Photos are kept, removed, added and reordered; files of removed ones are deleted (CREATE-09, CREATE-26)', async () => {
  const [first, second, third] = await Promise.all([newPhoto(member), newPhoto(member), newPhoto(member)]);
  const { id } = await newListing(member, {
    photos: [{ id: first.id }, { id: second.id, alt: 'Left side' }],
  });
  const [cover] = (await read(id)).images ?? [];
  const url = cover ? photoUrl(cover, 'small') : '';
  const { status, body } = await edit(member, id, {
    photos: [{ id: third.id }, { id: second.id, alt: 'Left side' }],
  });
  expect(status).toBe(200);
  expect(body.images?.map((photo) => [photo.id, photo.alt])).toEqual([
    [third.id, ''],
    [second.id, 'Left side'],
  ]);
  await app.settle();
  expect((await fetch(app.url + url)).status).toBe(404);
  expect((await edit(member, id)).body.images).toBeNull();
});

test('A photo another tab removed cannot be put back, and the listing stays as it is', async () => {
  const [kept, dropped] = await Promise.all([newPhoto(member), newPhoto(member)]);
  const both = [{ id: kept.id }, { id: dropped.id }];
  const { id } = await newListing(member, { photos: both });
  await edit(member, id, { photos: [{ id: kept.id }] });
  expect((await edit(member, id, { photos: both, title: 'Second tab' })).status).toBe(422);
  const { title, images } = await read(id);
  expect([title, images?.map((photo) => photo.id)]).toEqual([LISTING.title, [kept.id]]);
});

test('Photos of someone else, of another listing, or too many are refused (CREATE-09)', async () => {
  const { id } = await newListing(member);
  const foreign = await newPhoto(await newGuest(app));
  const used = await newPhoto(member);
  await newListing(member, { photos: [{ id: used.id }] });
  for (const photo of [foreign, used]) {
    expect(await edit(member, id, { photos: [{ id: photo.id }] })).toMatchObject({
      status: 422,
      body: { code: 'PHOTO_GONE' },
    });
  }
  const six = Array.from({ length: 6 }, () => ({ id: randomUUID() }));
  expect(await edit(member, id, { photos: six })).toMatchObject({ body: { title: 'Too many images' } });
});

test('After a week I bring my listing to the top, once', async () => {
  const seller = await newGuest(app);
  const marker = `Renewtest${randomUUID()}`;
  const { id: old } = await newListing(seller, { title: `${marker} old` });
  const { id: recent } = await newListing(seller, { title: `${marker} recent` });
  const order = async () =>
    (await app.client().get<ListingPage>(`/api/listings?q=${marker}&sort=newest`)).body.listings.map(
      ({ id }) => id,
    );
  expect(await seller.post(`/api/listings/${old}/renew`)).toMatchObject({
    status: 409,
    body: { code: 'RENEW_TOO_EARLY' },
  });
  await daysAgo(old, 8);
  expect(await order()).toEqual([recent, old]);
  expect((await read(old, seller)).can.renew).toBe(true);
  const posted = (await read(old)).createdAt;
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => seller.post(`/api/listings/${old}/renew`)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  expect(await order()).toEqual([old, recent]);
  const renewed = await read(old, seller);
  expect([renewed.createdAt, renewed.can.renew]).toEqual([posted, false]);
  expect(Date.parse(renewed.renewedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

test('A sold listing cannot be renewed', async () => {
  const { id } = await newListing(member);
  await daysAgo(id, 8);
  await member.post(`/api/listings/${id}/sold`);
  expect((await member.post(`/api/listings/${id}/renew`)).status).toBe(409);
});
