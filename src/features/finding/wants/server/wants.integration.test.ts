import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { newGuest, newListing, newMember } from '../../../../../tests/support/factories.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { NewWant, ReadWant, Want, WantChange, Wants } from '../contract/want.ts';
import type { Demand, WantMatches } from '../contract/want-match.ts';
import { sweepWants } from './own-wants.ts';

const PORTLAND = { latitude: 45.51, longitude: -122.63 };
/** About 30 km east of it. */
const GRESHAM = { latitude: 45.51, longitude: -122.25 };
const HAWTHORNE = { name: 'Hawthorne', ...PORTLAND };

const ANY = {
  terms: [],
  excluded: [],
  category: null,
  conditions: [],
  minPriceCents: null,
  maxPriceCents: null,
  place: null,
  withinKm: null,
} satisfies Partial<NewWant>;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

const read = (text: string, place: unknown = null, client: TestClient = app.client()) =>
  client.post<ReadWant & { code: string; title: string; detail: string }>('/api/wants/read', { text, place });

async function store(client: TestClient, want: Partial<NewWant> = {}): Promise<Want> {
  const { status, body } = await client.post<Want>('/api/wants', { ...ANY, terms: ['desk lamp'], ...want });
  if (status !== 201) throw new Error(`storing answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

async function change(client: TestClient, id: string, body: WantChange) {
  const answer = await client.api.PATCH('/api/wants/{id}', { params: { path: { id } }, body });
  return { status: answer.response.status, body: answer.data, code: answer.error?.code };
}
const wantsOf = async (client: TestClient) => (await client.get<Wants>('/api/wants')).body.wants;

const matchesOf = async (want: Partial<NewWant>, client: TestClient = app.client()) =>
  client.post<WantMatches & { code: string; title: string; errors: { message: string }[] }>(
    '/api/wants/matches',
    { ...ANY, ...want },
  );

test('A sentence is read into words, excluded words, price and radius (MATCH-02, S-10)', async () => {
  const { status, body } = await read('road bike 54 cm under 300 near me, not carbon', HAWTHORNE);
  expect(status).toBe(200);
  expect(body).toEqual({
    want: {
      ...ANY,
      terms: ['road bike', '54 cm'],
      excluded: ['carbon'],
      maxPriceCents: 30_000,
      place: HAWTHORNE,
      withinKm: 16,
    },
    name: 'Road bike, 54 cm',
    asksForPlace: false,
  });
});

test('"Near me" and a radius ask where that is when nobody has said it', async () => {
  const near = (await read('couch near me')).body;
  expect(near).toMatchObject({ asksForPlace: true, want: { place: null, withinKm: 16 } });
  const within = (await read('couch within 5 miles', HAWTHORNE)).body;
  expect(within).toMatchObject({ asksForPlace: false, want: { terms: ['couch'], withinKm: 8 } });
  expect((await read('couch', HAWTHORNE)).body.want).toMatchObject({ place: null, withinKm: null });
});

test('The name of an area that sellers use is the place', async () => {
  for (const seller of [await newMember(app), await newMember(app)])
    await newListing(seller, { area: 'Mount Tabor', position: PORTLAND });
  const { want, name } = (await read('dresser near Mount Tabor under 150')).body;
  expect(want).toMatchObject({
    terms: ['dresser'],
    maxPriceCents: 15_000,
    place: { name: 'Mount Tabor', ...PORTLAND },
    withinKm: 16,
  });
  expect(name).toBe('Dresser');
});

test('Words that only describe an item come before it', async () => {
  expect((await read('a tent for camping')).body.want.terms).toEqual(['camping', 'tent']);
  // Where it will stand says nothing of the item.
  expect((await read('fridge for my garage')).body.want.terms).toEqual(['fridge']);
  expect((await read('iphone 13 mini')).body.want.terms).toEqual(['iphone', '13', 'mini']);
});

test('A blank sentence asks for a search, one of filler for a thing (MATCH-03)', async () => {
  for (const text of ['', '   ', '\n\t', '\u200b\u202e']) {
    const { status, body } = await read(text);
    expect(status).toBe(422);
    expect(body).toMatchObject({ title: 'Search Required', detail: "Please enter what you're looking for" });
  }
  for (const text of ['the, of, ???', '🚲🚲', '%_\\ (.*) ^$', "'; --", '-- /* */ ;']) {
    const { status, body } = await read(text);
    expect([text, status, body.title]).toEqual([text, 422, 'What are you looking for?']);
  }
});

test('Any text is read or refused clearly, and never an error of ours', async () => {
  expect((await read('x'.repeat(10_000))).body.code).toBe('INVALID_INPUT');
  for (const text of [
    "lamp'; drop table wants; --",
    'دراجة هوائية أقل من 300',
    'אופניים עד 300',
    'lamp 🪔 under $20',
    'a'.repeat(300),
    'not not carbon lamp',
    'over 300 and under 200 lamp',
    '((((lamp',
    'lamp \u0000\ud800',
  ]) {
    const { status, body } = await read(text);
    expect([text, status]).toEqual([text, 200]);
    const { status: found } = await matchesOf(body.want);
    expect([text, [200, 422].includes(found)]).toEqual([text, true]);
  }
});

test('Prices that no listing can have are refused with both of them (S-10)', async () => {
  const { want } = (await read('lamp over 300 and under 200')).body;
  expect(want).toMatchObject({ minPriceCents: 30_000, maxPriceCents: 20_000 });
  for (const { status, body } of [
    await matchesOf(want),
    await (await newMember(app)).post<{ title: string; errors: { message: string }[] }>('/api/wants', want),
  ]) {
    expect(status).toBe(422);
    expect(body.title).toBe('No price fits both');
    expect(body.errors[0]?.message).toBe('You asked for over $300 and under $200. Remove one.');
  }
  expect((await matchesOf({ terms: ['carbon bike'], excluded: ['carbon'] })).body.title).toBe(
    'No listing fits both',
  );
  expect((await matchesOf({})).body.code).toBe('NOTHING_TO_LOOK_FOR');
});

test('I store a want, see it, change it, pause it and go on (PROD-07, MATCH-06)', async () => {
  const me = await newMember(app);
  const want = await store(me, { terms: ['walnut dresser'], maxPriceCents: 15_000, channels: ['in-app'] });
  expect(want).toMatchObject({
    name: 'Walnut dresser',
    source: 'match-me',
    frequency: 'instant',
    channels: ['in-app'],
    on: true,
    news: { sinceYesterday: 0, thisWeek: 0, close: 0, nearestCloseKm: null, missed: 0 },
  });
  expect(await wantsOf(me)).toEqual([want]);
  const { body: changed } = await change(me, want.id, { terms: ['oak dresser'], frequency: 'weekly' });
  expect(changed).toMatchObject({ name: 'Oak dresser', frequency: 'weekly', maxPriceCents: 15_000 });
  const { body: paused } = await change(me, want.id, { on: false });
  expect(paused).toMatchObject({ on: false, pausedAt: expect.any(String) });
  expect((await change(me, want.id, { on: true })).body).toMatchObject({ on: true, pausedAt: null });
  expect((await change(me, want.id, {})).body).toMatchObject({ name: 'Oak dresser' });
  const { status, code } = await change(me, want.id, { minPriceCents: 20_000 });
  expect([status, code]).toEqual([422, 'NO_PRICE_FITS']);
});

test('A deleted want is gone at once, and can be restored for some seconds', async () => {
  const me = await newMember(app);
  const { id } = await store(me);
  expect((await me.delete(`/api/wants/${id}`)).status).toBe(204);
  expect(await wantsOf(me)).toEqual([]);
  expect((await me.delete(`/api/wants/${id}`)).status).toBe(404);
  for (let tab = 0; tab < 2; tab += 1) expect((await me.post(`/api/wants/${id}/restore`)).status).toBe(200);
  await me.delete(`/api/wants/${id}`);
  await sql`update wants set deleted_at = now() - interval '1 minute' where id = ${id}`.execute(app.db);
  expect((await me.post(`/api/wants/${id}/restore`)).status).toBe(410);
  await sweepWants(app.db);
  expect((await me.post(`/api/wants/${id}/restore`)).status).toBe(404);
});

test('Wants are nobody else’s: others, guests and visitors can do nothing with them', async () => {
  const me = await newMember(app);
  const { id } = await store(me);
  const other = await newMember(app);
  expect(await wantsOf(other)).toEqual([]);
  expect((await change(other, id, { on: false })).status).toBe(404);
  expect((await other.delete(`/api/wants/${id}`)).status).toBe(404);
  await me.delete(`/api/wants/${id}`);
  expect((await other.post(`/api/wants/${id}/restore`)).status).toBe(404);
  expect(await wantsOf(me)).toEqual([]);
  for (const client of [app.client(), await newGuest(app)]) {
    for (const { status, body } of [
      await client.get<{ title: string }>('/api/wants'),
      await client.post<{ title: string }>('/api/wants', { ...ANY, terms: ['lamp'] }),
    ])
      expect([status, body.title]).toEqual([401, 'Alerts need a free account']);
  }
});

test('I store at most 20 wants, also from two tabs at once, and each submission once', async () => {
  const me = await newMember(app);
  const submissionId = randomUUID();
  const [one, two] = await Promise.all([store(me, { submissionId }), store(me, { submissionId })]);
  expect(one.id).toBe(two.id);
  for (let stored = 1; stored < 19; stored += 1) await store(me);
  const answers = await Promise.all(
    [1, 2, 3].map(() => me.post<{ code: string }>('/api/wants', { ...ANY, terms: ['lamp'] })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  const [first] = await wantsOf(me);
  await me.delete(`/api/wants/${first?.id}`);
  await store(me);
  const restored = await me.post<{ code: string }>(`/api/wants/${first?.id}/restore`);
  expect([restored.status, restored.body.code]).toEqual([409, 'TOO_MANY_WANTS']);
  expect(await wantsOf(me)).toHaveLength(20);
});

test('Before I post I learn how many people look for it, from three on (S-11)', async () => {
  const seller = await newMember(app);
  const ask = async (client: TestClient, more: object = {}) =>
    (await client.post<Demand>('/api/wants/demand', { title: 'Brass theremin, boxed', ...more })).body;
  const nothing = { people: null, topPriceCents: null, near: false };
  const theremin = { terms: ['theremin'] };
  const first = await newMember(app);
  await store(first, { ...theremin, maxPriceCents: 8_400 });
  // One person counts once, however many wants they store; the seller's own do not count.
  await store(first, { terms: ['brass theremin'] });
  await store(await newMember(app), theremin);
  await store(seller, theremin);
  expect(await ask(seller)).toEqual(nothing);
  const third = await newMember(app);
  const { id } = await store(third, { ...theremin, place: HAWTHORNE, withinKm: 10 });
  // It is not known where the item is, and 30 km are too far.
  expect(await ask(seller)).toEqual(nothing);
  expect(await ask(seller, { position: GRESHAM })).toEqual({ ...nothing, near: true });
  for (const client of [seller, await newGuest(app), app.client()])
    expect(await ask(client, { position: PORTLAND })).toMatchObject({ topPriceCents: 8_000, near: true });
  expect(await ask(seller, { position: PORTLAND })).toEqual({ people: 3, topPriceCents: 8_000, near: true });
  expect(await ask(seller, { title: 'Stand for a theremin', position: PORTLAND })).toMatchObject({
    people: null,
  });
  await change(third, id, { on: false });
  expect((await ask(seller, { position: PORTLAND })).people).toBe(null);
});

test('I find what matches, with its seller, distance, pros and cons (MATCH-04, MATCH-05, MATCH-07, PROD-16)', async () => {
  const seller = await newMember(app);
  const steel = await newListing(seller, {
    title: 'Steel zither, 54 cm',
    price: '280',
    condition: 'fair',
    category: 'musical-instruments',
    position: PORTLAND,
  });
  const hybrid = await newListing(seller, {
    title: 'Aluminum zither, 54 cm',
    description: 'Light and quick. The neck is carbon.',
    price: '265',
    condition: 'like-new',
    position: PORTLAND,
  });
  await newListing(seller, { title: 'Carbon zither, 54 cm', price: '200', position: PORTLAND });
  await newListing(seller, { title: 'Zither, 54 cm', price: '200', position: GRESHAM });
  await newListing(seller, { title: 'Zither, 54 cm', price: '400', position: PORTLAND });
  const want = {
    terms: ['zither', '54 cm'],
    excluded: ['carbon'],
    maxPriceCents: 30_000,
    place: HAWTHORNE,
    withinKm: 16,
  };
  const { status, body } = await matchesOf(want);
  expect(status).toBe(200);
  expect(body.total).toBe(2);
  const [first, second] = [steel, hybrid].map(({ id }) => {
    const match = body.matches.find(({ listing }) => listing.id === id);
    const texts = (facts: WantMatches['matches'][number]['pros'] = []) =>
      facts.map(({ parts }) => parts.map(({ text, strong }) => (strong ? `<${text}>` : text)).join(''));
    return { listing: match?.listing, pros: texts(match?.pros), cons: texts(match?.cons) };
  });
  expect(first?.listing).toMatchObject({
    title: 'Steel zither, 54 cm',
    priceCents: 28_000,
    cover: null,
    distanceKm: 1,
    seller: { username: seller.details.username, rating: null },
  });
  expect(first?.pros).toEqual(['Steel, so not carbon', 'Posted <today>', '<Under a mile> away']);
  expect(first?.cons).toEqual(['<Fair> condition', '<No photos>', 'The seller has <no sales> yet']);
  expect(second?.pros).toContain('<Like New>');
  expect(second?.cons[0]).toBe('The <neck is carbon>');
  // A seller does not find their own.
  expect((await matchesOf(want, seller)).body.total).toBe(0);
  const buyer = await newMember(app);
  await buyer.api.PUT('/api/favourites/{listingId}', { params: { path: { listingId: steel.id } } });
  const saved = (await matchesOf(want, buyer)).body.matches.filter((match) => match.favourite);
  expect(saved.map(({ listing }) => listing.id)).toEqual([steel.id]);
});

test('The typical local price is the median of at least five sales, and says how many and since when', async () => {
  const sell = async (price: string, position = PORTLAND) => {
    const seller = await newMember(app);
    const { id } = await newListing(seller, { title: 'Old sousaphone', price, position });
    await seller.post(`/api/listings/${id}/sold`);
    await sql`update listings set sold_at = now() - interval '40 days' where id = ${id}`.execute(app.db);
  };
  await newListing(await newMember(app), { title: 'Sousaphone', price: '280', position: PORTLAND });
  for (const price of ['300', '310', '325', '340']) await sell(price);
  const want = { terms: ['sousaphone'], place: HAWTHORNE, withinKm: 16 };
  const few = (await matchesOf(want)).body;
  expect(few.price).toEqual({ sales: 4, near: true, medianCents: null, since: null });
  expect(few.matches[0]?.pros.map(({ kind }) => kind)).not.toContain('price');
  await sell('350');
  const { price, matches } = (await matchesOf(want)).body;
  expect(price).toMatchObject({ sales: 5, near: true, medianCents: 32_500 });
  expect(Date.now() - Date.parse(price.since ?? '')).toBeGreaterThan(39 * 86_400_000);
  expect(matches[0]?.pros[0]).toEqual({
    kind: 'price',
    parts: [
      { text: '$45 below', strong: true },
      { text: ' the typical local price of $325', strong: false },
    ],
  });
});
