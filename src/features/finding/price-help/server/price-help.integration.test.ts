import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import {
  type Member,
  newGuest,
  newListing,
  newMember,
  newPhoto,
} from '../../../../../tests/support/factories.ts';
import { DAY_MS } from '../../../../shared/time.ts';
import type { PriceHelp } from '../contract/price-help.ts';

let app: TestApp;
let sellers: Member[];

beforeAll(async () => {
  app = await startTestApp();
  sellers = await Promise.all([newMember(app), newMember(app), newMember(app)]);
});
afterAll(() => app?.close());

type Details = Parameters<typeof newListing>[1];

/** One listing for each price, shared out among three sellers. */
async function offer(title: string, prices: readonly (string | number)[], details: Details = {}) {
  const posted = prices.map((price, index) =>
    newListing(sellers[index % 3] as Member, { title, price: String(price), ...details }),
  );
  return (await Promise.all(posted)).map(({ id }) => id);
}

const change = (ids: readonly string[], values: { status?: string; sold_at?: Date }) =>
  app.db.updateTable('listings').set(values).where('id', 'in', ids).execute();
const sell = (ids: readonly string[]) => change(ids, { status: 'sold' });

async function helpFor(title: string, more: Record<string, string> = {}, client = app.client()) {
  const { status, body } = await client.get<PriceHelp>(
    `/api/price-help?${new URLSearchParams({ title, ...more })}`,
  );
  expect(status).toBe(200);
  return body;
}

const NOTHING = { sold: 0, active: 0, range: null, single: null, points: [], comparables: [] };

test('I see what similar items were sold for and cost, with the ones most alike', async () => {
  const category = 'home-garden';
  const sold = await offer('Orange mushroom lamp', [30, 36, 40, 46], { category });
  await sell(sold);
  const photo = await newPhoto(sellers[2] as Member);
  await newListing(sellers[2] as Member, {
    title: 'Mushroom lamps, orange',
    price: '50',
    category,
    photos: [photo],
  });
  await offer('Mushroom lamp with dimmer', [55, 60], { category });
  await offer('Garden chair', [5, 6, 7], { category });
  const help = await helpFor('orange mushroom LAMP', { category, condition: 'good' });
  expect(help).toMatchObject({ sold: 4, active: 3, single: null });
  expect(help.range?.q1).toBeGreaterThanOrEqual(3000);
  expect(help.range?.median).toBeGreaterThanOrEqual(help.range?.q1 ?? 0);
  expect(help.range?.q3).toBeLessThanOrEqual(6000);
  expect(help.points).toHaveLength(7);
  expect(help.points.map(({ priceCents }) => priceCents)).toEqual([3000, 3600, 4000, 4600, 5000, 5500, 6000]);
  expect(help.points.filter((point) => point.sold)).toHaveLength(4);
  expect(help.comparables).toHaveLength(3);
  for (const comparable of help.comparables) {
    expect(sold).toContain(comparable.id);
    expect(comparable).toMatchObject({ title: 'Orange mushroom lamp', condition: 'good', cover: null });
    expect(Date.now() - Date.parse(comparable.soldAt ?? '')).toBeLessThan(DAY_MS);
  }
});

test('A comparable that is for sale shows its photo and no date of a sale', async () => {
  const photo = await newPhoto(sellers[0] as Member);
  await newListing(sellers[0] as Member, { title: 'Copper weathervane', price: '80', photos: [photo] });
  await offer('Copper weathervane, rooster on an arrow', [70, 75, 85, 90, 95]);
  const [first] = (await helpFor('Copper weathervane')).comparables;
  expect(first).toMatchObject({ priceCents: 8000, soldAt: null, cover: { id: photo.id } });
});

test('Price help names one price if the same model sold for close prices', async () => {
  await sell(await offer('Technics SL-1200 turntable', [100, 102, 104, 105, 106, 108]));
  expect(await helpFor('Technics SL-1200 turntable')).toMatchObject({ sold: 6, single: 10_500 });
});

test('A broken one, an accessory, a repair and another size do not count', async () => {
  const category = 'electronics';
  await sell(await offer('Vizio 55 inch TV', [200, 220, 240, 260, 280, 300], { category }));
  for (const unlike of [
    'Vizio 70 inch TV',
    'Vizio 55 inch TV for parts',
    'TV stand for Vizio 55 inch TV',
    'Vizio 55 inch TV repair',
  ])
    await offer(unlike, [210, 230, 250], { category });
  expect(await helpFor('Vizio 55 inch TV', { category })).toMatchObject({ sold: 6, active: 0 });
  expect(await helpFor('Vizio 55 inch TV repair', { category })).toEqual(NOTHING);
});

test('With fewer than six alike, nothing is said', async () => {
  await offer('Enamel milk churn', [30, 31, 32, 33, 34]);
  expect(await helpFor('Enamel milk churn')).toEqual(NOTHING);
});

test('Free, absurd, hidden and very old listings do not count, nor does the one being edited', async () => {
  const title = 'Brass ship sextant';
  const ids = await offer(title, [100, 110, 120, 130, 140, 150]);
  await offer(title, [0, 0, 9_999_999]);
  await app.db
    .updateTable('listings')
    .set({ status: 'paused' })
    .where('id', 'in', await offer(title, [60, 61, 62]))
    .execute();
  await app.db
    .updateTable('listings')
    .set({ deleted_at: new Date() })
    .where('id', 'in', await offer(title, [63, 64, 65]))
    .execute();
  const old = await offer(title, [66, 67, 68]);
  await sell(old);
  await change(old, { sold_at: new Date(Date.now() - 400 * DAY_MS) });
  const help = await helpFor(title);
  expect(help).toMatchObject({ sold: 0, active: 6, points: { length: 6 } });
  expect(help.points[0]?.priceCents).toBe(10_000);
  expect(await helpFor(title, { except: ids[0] ?? '' })).toEqual(NOTHING);
});

test('The listings of somebody I blocked are not compared', async () => {
  const title = 'Teak plant trolley';
  await offer(title, [40, 45, 50, 55, 60, 65]);
  const viewer = await newMember(app);
  expect((await helpFor(title, {}, viewer)).active).toBe(6);
  const { id } = await app.db
    .selectFrom('profiles')
    .select('id')
    .where('username', '=', sellers[0]?.details.username ?? '')
    .executeTakeFirstOrThrow();
  expect((await viewer.put(`/api/blocks/profile/${id}`)).status).toBeLessThan(300);
  expect(await helpFor(title, {}, viewer)).toEqual(NOTHING);
});

test('A rare word finds similar items in all categories, a common one in the category', async () => {
  const title = 'Zither zebrawood';
  await offer(title, [200, 210, 220], { category: 'musical-instruments' });
  await offer(title, [230, 240, 250], { category: 'collectibles' });
  const category = 'musical-instruments';
  expect((await helpFor(title, { category })).active).toBe(6);
  await app.db
    .updateTable('search_words')
    .set({ listings: 50_000 })
    .where('word', 'in', ['zither', 'zebrawood'])
    .execute();
  expect(await helpFor(title, { category })).toEqual(NOTHING);
  await offer(title, [225, 235, 245], { category });
  expect((await helpFor(title, { category })).active).toBe(6);
});

test('A listing knows when it was sold, until it is for sale again', async () => {
  const [id = ''] = await offer('Tin robot', [20]);
  const soldAt = async () =>
    (await app.db.selectFrom('listings').select('sold_at').where('id', '=', id).executeTakeFirstOrThrow())
      .sold_at;
  expect(await soldAt()).toBeNull();
  const seller = sellers[0] as Member;
  expect((await seller.post(`/api/listings/${id}/sold`)).status).toBe(200);
  expect(Date.now() - ((await soldAt())?.getTime() ?? 0)).toBeLessThan(DAY_MS);
  expect((await seller.delete(`/api/listings/${id}/sold`)).status).toBe(200);
  expect(await soldAt()).toBeNull();
});

test.each([
  ['nothing', ''],
  ['signs', '?! % _ \\ \0'],
  ['emoji', '🪑🪑🪑'],
  ['half a character', '\uD800'],
  ['words that nobody has', 'qwxyz zyxwq'],
])('A title of %s gives no help, and no error', async (_what, title) => {
  const { range } = await helpFor(title);
  expect(range).toBeNull();
});

test('Guests and visitors may ask; a title that is too long is refused', async () => {
  expect(await helpFor('Nothing like it', {}, await newGuest(app))).toEqual(NOTHING);
  const { status } = await app.client().get(`/api/price-help?title=${'x'.repeat(121)}`);
  expect(status).toBe(422);
});
