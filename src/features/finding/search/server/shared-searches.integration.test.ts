import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { type Member, newListing, newMember } from '../../../../../tests/support/factories.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import { waitForLock } from '../../../../../tests/support/wait-for-lock.ts';
import type { ListingSearch } from '../contract/search.ts';

let app: TestApp;
let seller: Member;
let other: Member;

beforeAll(async () => {
  app = await startTestApp();
  [seller, other] = [await newMember(app), await newMember(app)];
  await newListing(seller, { title: 'Concert zither' });
  await newListing(other, { title: 'Zither, needs strings' });
});
afterAll(() => app?.close());

async function search(client: TestClient, more: Record<string, string> = {}): Promise<ListingSearch> {
  const query = new URLSearchParams({ q: 'zither', ...more });
  const { status, body } = await client.get<ListingSearch>(`/api/listings?${query}`);
  expect(status).toBe(200);
  return body;
}

const titlesOf = ({ listings }: ListingSearch): string[] => listings.map(({ title }) => title).toSorted();

/** Starts searches while the word table is locked. Returns the number of waiting queries, and all responses. */
async function atOnce(start: () => Promise<ListingSearch>[]) {
  const { answers, reading } = await app.db.transaction().execute(async (trx) => {
    await sql`lock table search_words in access exclusive mode`.execute(trx);
    const started = start();
    await waitForLock(app.db);
    // Does not read the word table. Its response shows that the server has received the earlier searches.
    await app.client().get('/api/listings?limit=1');
    return { answers: started, reading: await countWaiting() };
  });
  return { answers: await Promise.all(answers), reading };
}

async function countWaiting(): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db);
  return rows.length;
}

test('Concurrent identical searches of visitors share one query', async () => {
  const visitors = [app.client(), app.client(), app.client(), app.client()];
  const { answers, reading } = await atOnce(() => visitors.map((visitor) => search(visitor)));
  expect(reading).toBe(1);
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers.map(titlesOf)[0]).toEqual(['Concert zither', 'Zither, needs strings']);
});

test('Concurrent searches that differ in words or order get their own results', async () => {
  await newListing(seller, { title: 'Zither stand', price: '900' });
  const { answers, reading } = await atOnce(() => [
    search(app.client()),
    search(app.client(), { minPriceCents: '50000' }),
    search(app.client(), { sort: 'price_low', limit: '1' }),
  ]);
  expect(reading).toBe(3);
  expect(answers.map(({ listings }) => listings.length)).toEqual([3, 1, 1]);
  expect(titlesOf(answers[1] as ListingSearch)).toEqual(['Zither stand']);
});

test('Members who search at the same time as visitors still see nothing of people they blocked', async () => {
  const member = await newMember(app);
  const { body } = await seller.get<{ account: { id: string } }>('/api/viewer');
  expect((await member.put(`/api/blocks/profile/${body.account.id}`)).status).toBe(204);
  const { answers } = await atOnce(() =>
    [app.client(), member, other, app.client()].map((testClient) => search(testClient)),
  );
  const everything = ['Concert zither', 'Zither stand', 'Zither, needs strings'];
  expect(answers.map(titlesOf)).toEqual([everything, ['Zither, needs strings'], everything, everything]);
});

test('Sellers who search their own listings at the same time each find only theirs', async () => {
  const { answers } = await atOnce(() => [seller, other].map((member) => search(member, { seller: 'me' })));
  expect(answers.map(titlesOf)).toEqual([['Concert zither', 'Zither stand'], ['Zither, needs strings']]);
});

test('A search right after another finds what was posted in between', async () => {
  const visitor = app.client();
  const before = titlesOf(await search(visitor));
  await newListing(seller, { title: 'Zither bag' });
  expect(titlesOf(await search(visitor))).toEqual([...before, 'Zither bag'].toSorted());
});
