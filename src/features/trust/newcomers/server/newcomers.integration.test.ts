import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import {
  LISTING,
  newGuest,
  newListing,
  newMember,
  signUpMember,
} from '../../../../../tests/support/factories.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import { newZone } from '../../../../../tests/support/zones.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

interface Refusal {
  code: string;
  detail: string;
  retryAfter?: number;
}

const post = (client: TestClient, details: object = {}) =>
  client.post<Refusal & { id: string }>('/api/listings', { ...LISTING, ...details });

test('A new account and a guest post 10 listings on their first day, also all at once', async () => {
  for (const client of [await signUpMember(app), await newGuest(app)]) {
    const answers = await Promise.all(Array.from({ length: 13 }, () => post(client)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.detail).toBe(
      'While you’re new here, you can post 10 listings a day. You can go on in 24 hours.',
    );
    expect(refused?.body.retryAfter).toBeGreaterThan(86_000);
  }
});

test('A listing that was refused, or sent twice, counts once', async () => {
  const client = await signUpMember(app);
  const submissionId = randomUUID();
  for (let n = 0; n < 5; n += 1) await post(client, { submissionId });
  const zoneId = await newZone(await newMember(app));
  for (let n = 0; n < 5; n += 1) expect((await post(client, { zoneId })).status).toBe(403);
  for (let n = 0; n < 9; n += 1) expect((await post(client)).status).toBe(201);
  expect((await post(client)).status).toBe(429);
});

test('The limit ends after the day, grows with age, and is gone after a month', async () => {
  const client = await signUpMember(app);
  const { account } = (await client.get<{ account: { id: string } }>('/api/viewer')).body;
  const postMany = async () => {
    const statuses = [];
    for (let n = 0; n < 25; n += 1) statuses.push((await post(client)).status);
    return statuses.filter((status) => status === 201).length;
  };
  const age = (days: number) =>
    app.db
      .updateTable('users')
      .set({ created_at: sql<Date>`now() - make_interval(days => ${days})` })
      .where('id', '=', account.id)
      .execute();
  expect(await postMany()).toBe(10);
  await sql`update attempts set expires_at = now() where key like 'newcomer:listings:%'`.execute(app.db);
  await age(1);
  expect(await postMany()).toBe(20);
  await age(30);
  await sql`delete from attempts where key like 'listing:owner:%'`.execute(app.db);
  expect(await postMany()).toBe(25);
});

test('A new account starts 20 new chats on its first day, and goes on in those it has', async () => {
  const [seller, buyer] = [await newMember(app), await signUpMember(app)];
  const open = (listingId: string) => buyer.post<Refusal>('/api/conversations', { listingId });
  const ids = [];
  for (let n = 0; n < 21; n += 1) ids.push((await newListing(seller)).id);
  for (const id of ids.slice(0, 20)) expect((await open(id)).status).toBe(200);
  const refused = await open(ids[20] ?? '');
  expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_CONVERSATIONS']);
  expect(refused.body.detail).toContain('start 20 new chats a day');
  expect((await open(ids[0] ?? '')).status).toBe(200);
});

test('A new account adds one link to a listing, and a known one more', async () => {
  const description = 'See https://one.example/a and https://two.example/b';
  const refused = await post(await signUpMember(app), { description });
  expect([refused.status, refused.body.code]).toEqual([422, 'LISTING_REFUSED']);
  expect(refused.body.detail).toContain('1 link');
  expect((await post(await newMember(app), { description })).status).toBe(201);
});
