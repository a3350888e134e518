import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { type Member, newGuest, newListing, newMember } from '../../../../../tests/support/factories.ts';
import { newModerator, newOperator } from '../../../../../tests/support/operators.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { Pulse } from '../contract/pulse.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

const readPulse = (client: TestClient) => client.get<Pulse>('/api/desk/pulse');

test('Visitors, guests, members and moderators do not read how the site is doing', async () => {
  expect((await readPulse(app.client())).status).toBe(401);
  expect((await readPulse(await newGuest(app))).status).toBe(401);
  expect(await readPulse(await newMember(app))).toMatchObject({
    status: 403,
    body: { code: 'OPERATORS_ONLY' },
  });
  expect((await readPulse(await newModerator(app))).status).toBe(404);
});

test('An operator reads how the process, the database and the disk are doing', async () => {
  const { health } = (await readPulse(await newOperator(app))).body;
  expect(health.databaseBytes).toBeGreaterThan(1_000_000);
  expect(health.disk.freeBytes).toBeLessThanOrEqual(health.disk.totalBytes);
  expect(Date.parse(health.upSince)).toBeLessThan(Date.now());
  expect(health.versions).toMatchObject({ node: process.versions.node });
  expect(health.mails.failed).toBe(0);
});

test('People, listings and money of 14 days are counted by the day of the site, without test payments', async () => {
  const operator = await newOperator(app);
  const before = (await readPulse(operator)).body.days;
  expect(before).toHaveLength(14);
  expect(before.map(({ day }) => day)).toEqual(before.map(({ day }) => day).toSorted());

  const seller = await newMember(app);
  await newListing(seller);
  const old = await newMember(app);
  const inZone = sql`at time zone ${app.config.timeZone}::text`;
  const noonAgo = (days: number) => sql<Date>`
    (date_trunc('day', now() ${inZone}) - make_interval(days => ${days}) + interval '12 hours') ${inZone}`;
  const join = (member: Member, at: RawBuilder<Date>) =>
    app.db.updateTable('users').set({ created_at: at }).where('email', '=', member.details.email).execute();
  await join(seller, sql<Date>`now()`);
  await join(old, noonAgo(13));
  const payment = (isTest: boolean) => ({
    provider: isTest ? 'test' : 'stripe',
    provider_id: `in_${isTest}`,
    checkout_id: '00000000-0000-4000-8000-000000000000',
    reference: 'x',
    offer_id: '50_credits',
    title: '50 credits',
    kind: 'purchase',
    state: 'paid',
    amount_cents: 999,
    refunded_cents: 99,
    currency: 'usd',
    is_test: isTest,
    at: noonAgo(1),
  });
  await app.db
    .insertInto('payments')
    .values([payment(true), payment(false)])
    .execute();

  const after = (await readPulse(operator)).body.days;
  const change = (index: number) => {
    const [from, to] = [before.at(index), after.at(index)];
    if (!from || !to) throw new Error('a day is missing');
    return [to.people - from.people, to.listings - from.listings, to.cents - from.cents];
  };
  expect(change(13)).toEqual([1, 1, 0]);
  expect(change(12)).toEqual([0, 0, 900]);
  expect(change(0)).toEqual([1, 0, 0]);
});

test('An operator reads what is not set up, what it costs people, and what waits', async () => {
  const { missing, todos } = (await readPulse(await newOperator(app))).body;
  expect(missing.map(({ id }) => id)).not.toContain('mail');
  expect(missing).toContainEqual({
    id: 'text-messages',
    name: 'Phone codes',
    settings: 'SMS_URL, SMS_TOKEN',
    cost: 'Nobody can confirm a phone number, so buyers have one sign less to trust.',
  });
  expect(todos).toContainEqual(expect.objectContaining({ kind: 'set-up', title: 'Payments not set up' }));
});

test('A report waits for an operator, and comes first once its deadline has passed', async () => {
  const operator = await newOperator(app);
  const { id } = await newListing(await newMember(app));
  const reported = await (await newMember(app)).post('/api/reports', { kind: 'listing', id, reason: 'scam' });
  expect(reported.status).toBe(201);
  const cases = { kind: 'cases', link: '/operator/cases' };
  expect((await readPulse(operator)).body.todos).toContainEqual(
    expect.objectContaining({ ...cases, title: '1 case open', isLate: false }),
  );
  await app.db
    .updateTable('cases')
    .set({ due_at: new Date(Date.now() - 1000) })
    .where('target_id', '=', id)
    .execute();
  expect((await readPulse(operator)).body.todos[0]).toMatchObject({
    ...cases,
    title: '1 case past the deadline',
    isLate: true,
  });
});
