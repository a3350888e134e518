import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { type Member, newGuest, newMember } from '../../../../../tests/support/factories.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import { DomainError } from '../../../../shared/errors.ts';
import type { PackId } from '../../../../shared/prices.ts';
import { DEFAULT_SETTINGS } from '../../../../shared/site-settings.ts';
import type { Viewer } from '../../../people/accounts/contract/viewer.ts';
import type { Notifications } from '../../../talking/notifications/contract/notification.ts';
import type { CreditEntryPage } from '../contract/credit-entry.ts';
import type { Credits } from '../contract/credits.ts';
import { creditPack } from '../contract/packs.ts';
import {
  addCredits,
  applyDispute,
  applyDisputeOutcome,
  applyPurchase,
  applyRefund,
} from './bought-credits.ts';
import { type CreditServices, returnCredit, spendCredit } from './credits.ts';
import { currentBalance, resetDueBalances } from './current-balance.ts';

const OWNER = 'owner@example.com';

let app: TestApp;
let services: CreditServices;
/** Services with live updates. */
let counting: Parameters<typeof applyPurchase>[0];

beforeAll(async () => {
  app = await startTestApp({ UNLIMITED_ACCOUNTS: OWNER });
  services = app.services;
  counting = { ...services, live: { publish: () => undefined } as never };
});
afterAll(() => app?.close());

/** Creates an account and returns its id. */
async function newAccount(email?: string): Promise<Member & { id: string }> {
  const member = await newMember(app, email === undefined ? {} : { email });
  const { body } = await member.get<Viewer>('/api/viewer');
  return Object.assign(member, { id: body.account?.id ?? '' });
}

const creditsOf = async (member: Member) => (await member.get<Credits>('/api/credits')).body;

async function subscribe({ id, details }: Member & { id: string }, planType: string, status = 'active') {
  const { id: subscription } = await app.db
    .insertInto('subscriptions')
    .values({ profile_id: id, email: details.email, plan_type: planType, status })
    .returning('id')
    .executeTakeFirstOrThrow();
  return subscription;
}

/** Creates a member with five credits a month. */
async function newSubscriber() {
  const member = await newAccount();
  await subscribe(member, 'premium_monthly');
  return member;
}

const spend = ({ id }: { id: string }, source = `recording:${randomUUID()}`) =>
  spendCredit(services, id, { source });
const giveBack = ({ id }: { id: string }, source: string) => returnCredit(services, id, { source });
function buy({ id }: { id: string }, packId: PackId = '50_credits', paymentId: string = randomUUID()) {
  const pack = creditPack(packId, DEFAULT_SETTINGS);
  return addCredits(services, { profileId: id, paymentId, amountCents: pack.priceCents, pack });
}

/** The signal that billing records for a payment. */
const payFor = ({ id }: { id: string }, packId: PackId) => ({
  profileId: id,
  offerId: packId,
  reference: packId,
  title: packId,
  paymentId: randomUUID(),
  checkoutId: randomUUID(),
  providerSubscriptionId: null,
  amountCents: DEFAULT_SETTINGS[packId].cents,
  currency: 'usd' as const,
  isTest: true,
  kind: 'purchase' as const,
  paidAt: '2026-11-22T00:00:00.000Z',
});

const partsOf = async ({ id }: { id: string }) =>
  app.db
    .selectFrom('voice_credits')
    .select(['allowance', 'purchased', 'credits_used as used'])
    .where('profile_id', '=', id)
    .executeTakeFirst();

const setMonthBack = ({ id }: { id: string }) =>
  sql`update voice_credits set last_reset_date = now() - interval '40 days', resets_at = now() - interval '9 days'
    where profile_id = ${id}`.execute(app.db);

/** Returns the titles of a member's notifications of a type, newest first. */
async function notifiedOf(member: Member, type: string): Promise<string[]> {
  const { body } = await member.get<Notifications>('/api/notifications');
  return body.notifications.filter((notification) => notification.type === type).map(({ title }) => title);
}

const refusalOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'no refusal',
    (error: unknown) => (error instanceof DomainError ? error.spec.code : String(error)),
  );

test('The first look at my credits makes their record: a free trial with one (CREDIT-05, CREDIT-32, CREDIT-33, DATA-08)', async () => {
  const member = await newAccount();
  expect(await creditsOf(member)).toMatchObject({
    available: 1,
    used: 0,
    total: 1,
    allowance: 1,
    purchased: 0,
    unlimited: false,
    planType: 'free_trial',
  });
  const looks = await Promise.all(Array.from({ length: 10 }, () => creditsOf(member)));
  expect(new Set(looks.map(({ available }) => available))).toEqual(new Set([1]));
  const records = app.db.selectFrom('voice_credits').selectAll().where('profile_id', '=', member.id);
  expect(await records.execute()).toMatchObject([
    {
      credits_used: 0,
      credits_available: 1,
      total_credits: 1,
      plan_type: 'free_trial',
      is_one_time_purchase: false,
      last_reset_date: expect.any(Date),
    },
  ]);
});

test('Visitors and guests have no credits', async () => {
  for (const client of [app.client(), await newGuest(app)]) {
    expect((await client.get('/api/credits')).status).toBe(401);
  }
});

test('Each recording uses one credit, and with none left the next is refused (VOICE-19, CREDIT-06, CREDIT-24, CREDIT-35)', async () => {
  const member = await newAccount();
  expect(await spend(member)).toEqual({ creditsLeft: 0 });
  expect(await creditsOf(member)).toMatchObject({ available: 0, used: 1, total: 1 });
  const refused = spend(member).catch((error: unknown) => error);
  expect(await refused).toMatchObject({
    spec: {
      code: 'NO_CREDITS',
      title: 'No Credits Available',
      detail: 'You need to upgrade your plan or purchase more Voice Credits',
    },
  });
});

test('A recording that is sent again uses no second credit (VOICE-19)', async () => {
  const member = await newSubscriber();
  const source = `recording:${randomUUID()}`;
  const answers = await Promise.all(Array.from({ length: 10 }, () => spend(member, source)));
  expect(new Set(answers.map(({ creditsLeft }) => creditsLeft))).toEqual(new Set([4]));
  expect(await creditsOf(member)).toMatchObject({ available: 4, used: 1, total: 5 });
});

test('With five credits, exactly five of a hundred concurrent recordings go through (CREDIT-06)', async () => {
  const member = await newSubscriber();
  // As many as there are database connections. More would wait, and get a 503 on a slow machine.
  const twentyAtOnce = () =>
    Promise.all(
      Array.from({ length: 20 }, () =>
        spend(member).then(
          ({ creditsLeft }) => creditsLeft,
          (error: DomainError) => error.spec.code,
        ),
      ),
    );
  const outcomes = [];
  for (let wave = 0; wave < 5; wave += 1) outcomes.push(...(await twentyAtOnce()));
  expect(outcomes.filter((outcome) => typeof outcome === 'number').toSorted()).toEqual([0, 1, 2, 3, 4]);
  expect(outcomes.filter((outcome) => outcome === 'NO_CREDITS')).toHaveLength(95);
  expect(await creditsOf(member)).toMatchObject({ available: 0, used: 5, total: 5 });
});

test('A credit comes back once when the recording fails, to where it came from, and can be used again (A-46)', async () => {
  const member = await newSubscriber();
  await buy(member);
  const sources = Array.from({ length: 6 }, () => `recording:${randomUUID()}`);
  for (const source of sources) await spend(member, source);
  expect(await partsOf(member)).toEqual({ allowance: 0, purchased: 49, used: 6 });
  const [first = '', last = ''] = [sources.at(0), sources.at(-1)];
  await Promise.all(Array.from({ length: 10 }, () => giveBack(member, last)));
  await giveBack(member, last);
  expect(await partsOf(member)).toEqual({ allowance: 0, purchased: 50, used: 5 });
  await giveBack(member, first);
  expect(await partsOf(member)).toEqual({ allowance: 1, purchased: 50, used: 4 });
  await giveBack(member, 'recording:never-spent');
  await spend(member, first);
  await spend(member, first);
  expect(await partsOf(member)).toEqual({ allowance: 0, purchased: 50, used: 5 });
});

test('A credit that is spent in a transaction which fails is not spent (CREDIT-06)', async () => {
  const member = await newAccount();
  const failed = app.db.transaction().execute(async (db) => {
    await spendCredit({ ...services, db }, member.id, { source: 'recording:undone' });
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow('changed my mind');
  expect(await creditsOf(member)).toMatchObject({ available: 1, used: 0 });
});

test('After a month my allowance is whole again, what I bought stays, and I am told (CREDIT-11, CREDIT-12, CREDIT-13, CREDIT-14, CREDIT-22)', async () => {
  const member = await newSubscriber();
  for (let n = 0; n < 3; n += 1) await spend(member);
  await buy(member);
  expect(await creditsOf(member)).toMatchObject({ available: 52, used: 3, total: 55 });
  await setMonthBack(member);
  const [first] = await Promise.all([
    creditsOf(member),
    creditsOf(member),
    resetDueBalances(services),
    resetDueBalances(services),
  ]);
  expect(first).toMatchObject({ available: 55, used: 0, total: 55 });
  expect(Date.parse(first?.resetsAt ?? '')).toBeGreaterThan(Date.now());
  expect(await partsOf(member)).toEqual({ allowance: 5, purchased: 50, used: 0 });
  await app.settle();
  expect(await notifiedOf(member, 'credit_reset')).toEqual(['Your voice credits were renewed']);
  const resets = await app.db
    .selectFrom('credit_entries')
    .select('id')
    .where('profile_id', '=', member.id)
    .where('kind', '=', 'reset')
    .execute();
  expect(resets).toHaveLength(1);
});

test('The job renews credits of people who do not come, and of nobody before their month is over (CREDIT-09, CREDIT-34)', async () => {
  const [due, notDue] = [await newAccount(), await newAccount()];
  for (const member of [due, notDue]) await spend(member);
  await setMonthBack(due);
  await resetDueBalances(services);
  expect(await partsOf(due)).toEqual({ allowance: 1, purchased: 0, used: 0 });
  expect(await partsOf(notDue)).toEqual({ allowance: 0, purchased: 0, used: 1 });
});

test('A credit of last month that comes back after the reset adds nothing to the new one (CREDIT-12)', async () => {
  const member = await newSubscriber();
  await spend(member, 'recording:last-month');
  await setMonthBack(member);
  await creditsOf(member);
  await giveBack(member, 'recording:last-month');
  expect(await creditsOf(member)).toMatchObject({ available: 5, used: 0, total: 5 });
});

test('Bought credits are added to what is left and keep what was used, once for each payment (CREDIT-16, CREDIT-17, CREDIT-36)', async () => {
  const member = await newSubscriber();
  for (let n = 0; n < 2; n += 1) await spend(member);
  const payment = randomUUID();
  const added = await Promise.all(Array.from({ length: 5 }, () => buy(member, '50_credits', payment)));
  expect(added.filter(Boolean)).toHaveLength(1);
  expect(await creditsOf(member)).toMatchObject({ available: 53, used: 2, total: 55 });
});

test('A pack takes the place of the free trial, and ends its month; a plan stays with its own (CREDIT-10, CREDIT-18, CREDIT-19, A-54)', async () => {
  const [free, subscriber] = [await newAccount(), await newSubscriber()];
  const { resetsAt } = await creditsOf(subscriber);
  for (const member of [free, subscriber]) {
    await creditsOf(member);
    await buy(member, '100_credits');
  }
  expect(await creditsOf(free)).toMatchObject({ available: 101, planType: '100_credits', resetsAt: null });
  expect(await creditsOf(subscriber)).toMatchObject({
    available: 105,
    planType: 'premium_monthly',
    resetsAt,
  });
  const row = await app.db
    .selectFrom('voice_credits')
    .select(['is_one_time_purchase', 'last_reset_date'])
    .where('profile_id', '=', free.id)
    .executeTakeFirstOrThrow();
  expect(row.is_one_time_purchase).toBe(true);
  expect(Date.now() - row.last_reset_date.getTime()).toBeLessThan(60_000);
});

test('A plan begins with its whole allowance, and a subscription that comes back gives it no second time (A-57)', async () => {
  const member = await newAccount();
  await spend(member);
  const subscription = await subscribe(member, 'premium_plus_yearly');
  expect(await creditsOf(member)).toMatchObject({ available: 10, used: 0, planType: 'premium_plus_yearly' });
  await spend(member);
  const setStatus = (status: string) =>
    app.db.updateTable('subscriptions').set({ status }).where('id', '=', subscription).execute();
  await setStatus('past_due');
  expect(await creditsOf(member)).toMatchObject({ available: 1, planType: 'free_trial' });
  await setStatus('active');
  expect(await creditsOf(member)).toMatchObject({ available: 1, planType: 'premium_plus_yearly' });
});

test('Credits that are not a month old are due at the day of the month (CREDIT-09)', async () => {
  const { resetsAt } = await creditsOf(await newAccount());
  const days = (Date.parse(resetsAt ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(26);
  expect(days).toBeLessThanOrEqual(31);
});

test('I am reminded at each use with two or one left, once for each number until there are more (CREDIT-23, A-61)', async () => {
  const member = await newSubscriber();
  for (let n = 0; n < 3; n += 1) await spend(member);
  const fourth = `recording:${randomUUID()}`;
  for (let n = 0; n < 3; n += 1) {
    await spend(member, fourth);
    await giveBack(member, fourth);
  }
  const remindersOf = () =>
    sql<{ signal: string }>`
      select signal from notification_signals where profile_id = ${member.id} and signal like 'credits-low:%'`
      .execute(app.db)
      .then(({ rows }) => rows.map(({ signal }) => signal.split(':').at(-1)));
  await app.settle();
  expect(await remindersOf()).toEqual(['1']);
  await spend(member);
  await spend(member);
  await app.settle();
  expect(await remindersOf()).toEqual(['1', '0']);
  await buy(member);
  for (let n = 0; n < 49; n += 1) await spend(member);
  await app.settle();
  expect(await remindersOf()).toEqual(['1', '0', '1']);
  expect(await notifiedOf(member, 'credit_reminder')).toHaveLength(1);
});

test('An account that the settings name is unlimited once its address is confirmed, and never runs out (CREDIT-07, CREDIT-08, PERM-15)', async () => {
  const member = await newAccount(OWNER);
  expect(await creditsOf(member)).toMatchObject({ available: 1, unlimited: false });
  await app.db.updateTable('users').set({ email_verified: true }).where('id', '=', member.id).execute();
  const unlimited = {
    available: 999_999,
    used: 0,
    total: 999_999,
    allowance: 999_999,
    purchased: 0,
    unlimited: true,
    planType: 'test_user',
    resetsAt: null,
  };
  expect(await creditsOf(member)).toEqual(unlimited);
  for (let n = 0; n < 3; n += 1) expect(await spend(member)).toEqual({ creditsLeft: null });
  expect(await creditsOf(member)).toEqual(unlimited);
});

test('A refunded pack takes back what is left of it and no more, whatever comes first and however often', async () => {
  const member = await newAccount();
  const used = payFor(member, '50_credits');
  await applyPurchase(counting, used);
  for (let n = 0; n < 4; n += 1) await spend(member);
  const refund = { ...used, refundedCents: used.amountCents, isFull: true };
  await Promise.all([applyRefund(counting, refund), applyRefund(counting, refund)]);
  expect(await creditsOf(member)).toMatchObject({ available: 0, used: 4, planType: 'free_trial' });

  const early = payFor(member, '100_credits');
  await applyRefund(counting, { ...early, refundedCents: 900, isFull: false });
  await applyPurchase(counting, early);
  expect(await creditsOf(member)).toMatchObject({ available: 49, planType: '100_credits' });
});

test('While my bank asks for the money of a pack its credits are on hold, and come back if the money stays', async () => {
  const member = await newSubscriber();
  const paid = payFor(member, '250_credits');
  await applyPurchase(counting, paid);
  await applyDispute(counting, paid);
  expect(await creditsOf(member)).toMatchObject({ available: 5, purchased: 0 });
  await applyDisputeOutcome(counting, { ...paid, outcome: 'won' });
  await applyDispute(counting, paid);
  expect(await creditsOf(member)).toMatchObject({ available: 255, purchased: 250 });
});

test('A payment of a plan, or of somebody who left, adds no credits', async () => {
  const member = await newAccount();
  await applyPurchase(counting, { ...payFor(member, '50_credits'), offerId: 'premium_monthly' });
  await applyPurchase(counting, payFor({ id: randomUUID() }, '50_credits'));
  expect(await creditsOf(member)).toMatchObject({ available: 1, purchased: 0 });
});

test('I can read every change of my credits: what it was, where from, and how many were left', async () => {
  const member = await newAccount();
  await spend(member);
  await buy(member, '100_credits');
  await spend(member, 'recording:failed');
  await giveBack(member, 'recording:failed');
  const { body } = await member.get<CreditEntryPage>('/api/credits/entries?limit=4');
  expect(body.entries).toMatchObject([
    { kind: 'return', part: 'bought', change: 1, left: 100, wasReturned: false },
    { kind: 'spend', part: 'bought', change: -1, left: 99, wasReturned: true },
    { kind: 'purchase', part: 'bought', change: 100, left: 100, planType: '100_credits', amountCents: 1799 },
    { kind: 'spend', part: 'monthly', change: -1, left: 0, wasReturned: false },
  ]);
  const next = await member.get<CreditEntryPage>(`/api/credits/entries?limit=4&cursor=${body.nextCursor}`);
  expect(next.body).toMatchObject({
    entries: [{ kind: 'start', part: 'monthly', change: 1, left: 1, planType: 'free_trial' }],
    nextCursor: null,
  });
  const other = await newAccount();
  expect((await other.get<CreditEntryPage>('/api/credits/entries')).body.entries).toEqual([]);
  expect((await member.get('/api/credits/entries?cursor=made-up')).status).toBe(422);
});

test('Only members buy credits: everybody else is asked to sign in (CREDIT-27, PERM-04)', async () => {
  for (const client of [app.client(), await newGuest(app)]) {
    expect(await client.post('/api/credit-purchases', { packId: '100_credits' })).toMatchObject({
      status: 401,
      body: { title: 'Authentication Required', detail: 'Please sign in to purchase Voice Credits' },
    });
  }
});

test('The ledger refuses changes, and a balance below zero (A-98)', async () => {
  const member = await newAccount();
  await spend(member);
  const { id } = member;
  await expect(
    app.db.updateTable('credit_entries').set({ allowance: 9 }).where('profile_id', '=', id).execute(),
  ).rejects.toThrow('Entries of credit_entries are only added');
  await expect(app.db.deleteFrom('credit_entries').where('profile_id', '=', id).execute()).rejects.toThrow(
    'Entries of credit_entries are only added',
  );
  await expect(
    app.db
      .insertInto('credit_entries')
      .values({ profile_id: id, source: 'x', kind: 'spend', allowance: -1, available_after: 0, period: 1 })
      .execute(),
  ).rejects.toThrow('voice_credits_allowance_left');
  await app.db.deleteFrom('users').where('id', '=', id).execute();
  expect(await partsOf(member)).toBeUndefined();
});

test('When a credit cannot be used for a fault of ours, the error says so (CREDIT-25)', async () => {
  const member = await newAccount();
  const broken = { ...services, jobs: { recording: () => sql`nonsense` } as unknown as Jobs };
  const failure = spendCredit(broken, member.id, { source: 'recording:x' });
  expect(await refusalOf(failure)).toBe('CREDIT_NOT_USED');
  await expect(failure).rejects.toThrow('Error: Failed to use credit');
});

test('A switch to a larger plan gives its credits at once, and only once however often I switch (CREDIT-15)', async () => {
  const member = await newAccount();
  const subscription = await subscribe(member, 'premium_monthly');
  const switchTo = (planType: string) =>
    app.db.updateTable('subscriptions').set({ plan_type: planType }).where('id', '=', subscription).execute();
  await spend(member);
  expect(await creditsOf(member)).toMatchObject({ available: 4, used: 1 });
  await switchTo('premium_plus_monthly');
  expect(await creditsOf(member)).toMatchObject({ available: 10, used: 0 });
  for (let times = 0; times < 3; times += 1) await spend(member);
  await switchTo('premium_monthly');
  expect(await creditsOf(member)).toMatchObject({ available: 5 });
  await switchTo('premium_plus_monthly');
  expect(await creditsOf(member)).toMatchObject({ available: 5 });
});

test('A pack that is paid while my plan begins leaves me the credits of both', async () => {
  const member = await newAccount();
  await creditsOf(member);
  const { db } = services;
  const isWaiting = async () => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      db,
    );
    return rows.length > 0;
  };
  const paid = await db.transaction().execute(async (trx) => {
    await sql`select from voice_credits where profile_id = ${member.id} for update`.execute(trx);
    const buying = buy(member);
    await expect.poll(isWaiting).toBe(true);
    await subscribe(member, 'premium_monthly');
    await currentBalance({ ...services, db: trx }, member.id);
    return { buying };
  });
  await paid.buying;
  expect(await creditsOf(member)).toMatchObject({ allowance: 5, purchased: 50 });
});
