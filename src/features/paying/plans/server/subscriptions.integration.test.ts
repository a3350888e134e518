import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { type Member, newGuest, newMember } from '../../../../../tests/support/factories.ts';
import { DEFAULT_PLAN_PRICES, type PaidPlan } from '../../../../shared/prices.ts';
import type { Viewer } from '../../../people/accounts/contract/viewer.ts';
import type { Notifications } from '../../../talking/notifications/contract/notification.ts';
import type { BillingServices } from '../../billing/server/billing.ts';
import type { ChosenPlan, MyPlan } from '../contract/subscription.ts';
import type { SubscriptionStatus } from '../contract/subscription-lifecycle.ts';
import {
  activateLifetimePlan,
  applySubscription,
  discardExpiredChoice,
  endRefunded,
  settleDispute,
  suspendDisputed,
} from './apply-payments.ts';
import { endPlans, stopCharging } from './end-plans.ts';
import { stopRenewals } from './stop-renewals.ts';

/** The provider does not know the subscriptions of these tests. */
const cancelSubscription = vi.fn(async () => undefined);

const OWNER = 'owner@example.com';
const DAY_MS = 86_400_000;

let app: TestApp;
let services: BillingServices;

beforeAll(async () => {
  app = await startTestApp({ UNLIMITED_ACCOUNTS: OWNER });
  const { payments } = app.services;
  const provider = { ...payments.provider, cancelSubscription };
  services = { ...app.services, payments: { ...payments, provider } };
});
afterAll(() => app?.close());

type Account = Member & { id: string };

async function newAccount(email?: string): Promise<Account> {
  const member = await newMember(app, email === undefined ? {} : { email });
  const { body } = await member.get<Viewer>('/api/viewer');
  return Object.assign(member, { id: body.account?.id ?? '' });
}

const choose = (member: Pick<Member, 'post'>, planType: string) =>
  member.post<ChosenPlan>('/api/subscriptions', { planType });
const planOf = async (member: Member) => (await member.get<MyPlan>('/api/subscription')).body;
const rowsOf = ({ id }: Account) =>
  app.db.selectFrom('subscriptions').selectAll().where('profile_id', '=', id).orderBy('created_at').execute();

/** Creates an unpaid choice of a plan and returns its id. */
async function chosen({ id, details }: Account, planType: PaidPlan): Promise<string> {
  const row = await app.db
    .insertInto('subscriptions')
    .values({
      profile_id: id,
      email: details.email,
      plan_type: planType,
      amount_cents: DEFAULT_PLAN_PRICES[planType].cents,
      checkout_id: randomUUID(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

type Told = Parameters<typeof applySubscription>[1];

/** Reports signals of one subscription, each with the next revision. */
function subscriptionOf({ id }: Account, offerId: PaidPlan, reference: string = randomUUID()) {
  const providerSubscriptionId = `sub_${randomUUID()}`;
  let revision = 0;
  const told = (more: Partial<Told> = {}): Told => {
    revision += 1;
    return {
      profileId: id,
      offerId,
      reference,
      providerSubscriptionId,
      checkoutId: null,
      revision,
      status: 'active',
      currentPeriodEnd: new Date(Date.now() + 20 * DAY_MS).toISOString(),
      cancelsAtPeriodEnd: false,
      nextAttemptAt: null,
      paidWith: 'Visa ending 4242',
      amountCents: DEFAULT_PLAN_PRICES[offerId].cents,
      currency: 'usd',
      isTest: true,
      ...more,
    };
  };
  return {
    providerSubscriptionId,
    told,
    tell: (more?: Partial<Told>) => applySubscription(services, told(more)),
  };
}

function paymentOf(
  { id }: Account,
  offerId: string,
  more: { reference?: string; providerSubscriptionId?: string } = {},
) {
  return {
    profileId: id,
    offerId,
    reference: more.reference ?? randomUUID(),
    paymentId: randomUUID(),
    checkoutId: null,
    providerSubscriptionId: more.providerSubscriptionId ?? null,
    amountCents: 9900,
    currency: 'usd' as const,
    isTest: true,
    kind: 'purchase' as const,
    paidAt: new Date().toISOString(),
  };
}

/** Adds a payment to the books, as billing does before it records the signal. */
async function book(
  { paymentId: id, offerId, checkoutId, ...paid }: ReturnType<typeof paymentOf>,
  now: { refunded_cents?: number; dispute?: string } = { dispute: 'none' },
): Promise<void> {
  await app.db
    .insertInto('payments')
    .values({
      id,
      profile_id: paid.profileId,
      provider: 'test',
      provider_id: id,
      provider_subscription_id: paid.providerSubscriptionId,
      checkout_id: checkoutId ?? randomUUID(),
      reference: paid.reference,
      offer_id: offerId,
      title: offerId,
      kind: paid.kind,
      state: 'paid',
      amount_cents: paid.amountCents,
      currency: paid.currency,
      is_test: paid.isTest,
      at: paid.paidAt,
      ...now,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(now))
    .execute();
}

/** Creates a member with a renewing plan. */
async function newSubscriber(planType: PaidPlan = 'premium_monthly') {
  const member = await newAccount();
  const subscription = subscriptionOf(member, planType);
  await subscription.tell();
  return { member, ...subscription };
}

test('Choosing the free trial gives it at once and once, however often I press (PLAN-15, A-60)', async () => {
  const member = await newAccount();
  const answers = await Promise.all(Array.from({ length: 5 }, () => choose(member, 'free_trial')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(answers[0]?.body).toMatchObject({ status: 'active', checkout: null });
  expect(await rowsOf(member)).toMatchObject([
    { plan_type: 'free_trial', status: 'active', amount_cents: 0 },
  ]);
});

test('Visitors and guests are asked to sign in before they subscribe (PLAN-22, PERM-04)', async () => {
  for (const client of [app.client(), await newGuest(app)]) {
    const { status, body } = await choose(client, 'premium_monthly');
    expect([status, body]).toMatchObject([
      401,
      { title: 'Authentication Required', detail: 'Please sign in to subscribe to a plan.' },
    ]);
  }
});

test('Nobody is sold what they have, or a second plan beside one that renews', async () => {
  const { member } = await newSubscriber();
  const codeOf = async (planType: string) =>
    ((await choose(member, planType)).body as unknown as { code: string }).code;
  expect(await codeOf('premium_monthly')).toBe('HAS_PLAN');
  expect(await codeOf('free_trial')).toBe('HAS_PLAN');
  expect(await codeOf('premium_plus_yearly')).toBe('CHANGE_PLAN_INSTEAD');
  expect((await choose(member, 'test_user')).status).toBe(422);
});

test('The confirmed payment of what I chose makes it active, and I am told (A-57, PLAN-17)', async () => {
  const member = await newAccount();
  const id = await chosen(member, 'premium_plus_monthly');
  expect(await planOf(member)).toMatchObject({
    planType: 'free_trial',
    current: null,
    pending: { id, status: 'pending', can: ['openPayment', 'forget'] },
  });
  await subscriptionOf(member, 'premium_plus_monthly', id).tell();
  expect(await planOf(member)).toMatchObject({
    planType: 'premium_plus_monthly',
    pending: null,
    current: { id, status: 'active', amountCents: 700, paidWith: 'Visa ending 4242' },
  });
  await app.settle();
  const { body } = await member.get<Notifications>('/api/notifications');
  expect(body.notifications.map(({ title }) => title)).toContain("You're on Premium Plus");
});

test('A payment without a record is not lost: it makes its own (PLAN-20, A-99)', async () => {
  const member = await newAccount();
  await subscriptionOf(member, 'premium_yearly').tell();
  await activateLifetimePlan(services, paymentOf(await newAccount(), '100_credits'));
  expect(await rowsOf(member)).toMatchObject([
    { plan_type: 'premium_yearly', status: 'active', amount_cents: 2500, email: member.details.email },
  ]);
});

test('Events that arrive twice, late or out of order leave the plan in its latest state', async () => {
  const member = await newAccount();
  const { told, providerSubscriptionId } = subscriptionOf(member, 'premium_monthly');
  const paid = told();
  const missed = told({ status: 'past_due' });
  const recovered = told();
  for (const signal of [recovered, paid, recovered, missed]) await applySubscription(services, signal);
  expect(await rowsOf(member)).toMatchObject([
    { status: 'active', past_due_since: null, provider_subscription_id: providerSubscriptionId },
  ]);
});

test('While a renewal is not paid my plan works for a week, then ends and is not charged for any more', async () => {
  const { member, tell, providerSubscriptionId } = await newSubscriber();
  await tell({ status: 'past_due', nextAttemptAt: new Date(Date.now() + 3 * DAY_MS).toISOString() });
  const { planType, current } = await planOf(member);
  expect([planType, current?.status]).toEqual(['premium_monthly', 'past_due']);
  const days = (Date.parse(current?.worksUntil ?? '') - Date.now()) / DAY_MS;
  expect(Math.round(days)).toBe(7);

  // Another failed attempt does not restart the grace period.
  await tell({ status: 'past_due' });
  expect((await planOf(member)).current?.worksUntil).toBe(current?.worksUntil);

  await sql`update subscriptions set works_until = now() - interval '1 second' where profile_id = ${member.id}`.execute(
    app.db,
  );
  expect((await planOf(member)).planType).toBe('free_trial');
  await endPlans(services);
  expect(await planOf(member)).toMatchObject({ current: null, ended: { status: 'ended' } });
  const [row] = await rowsOf(member);
  await stopCharging(services, { subscriptionId: row?.id ?? '', change: 'ended' });
  expect(cancelSubscription).toHaveBeenCalledWith(providerSubscriptionId, 'now');
});

test('A plan that I cancel after its renewal failed ends now, and is not charged for any more', async () => {
  const { member, tell, providerSubscriptionId } = await newSubscriber();
  const currentPeriodEnd = new Date(Date.now() - 2 * DAY_MS).toISOString();
  await tell({ status: 'past_due', currentPeriodEnd });
  expect((await planOf(member)).current).toMatchObject({ status: 'past_due', can: ['cancel', 'updateCard'] });

  await tell({ status: 'past_due', currentPeriodEnd, cancelsAtPeriodEnd: true });
  expect(await planOf(member)).toMatchObject({
    planType: 'free_trial',
    current: null,
    ended: { status: 'ended' },
  });
  const [row] = await rowsOf(member);
  await stopCharging(services, { subscriptionId: row?.id ?? '', change: 'ended' });
  expect(cancelSubscription).toHaveBeenCalledWith(providerSubscriptionId, 'now');
  await tell({ status: 'cancelled', currentPeriodEnd, cancelsAtPeriodEnd: true });
  expect(await planOf(member)).toMatchObject({ current: null, ended: { status: 'ended' } });
});

test('A canceled plan works until its period is over, whether anybody says so or not, and can be kept until then', async () => {
  const { member, tell } = await newSubscriber();
  await tell({ cancelsAtPeriodEnd: true });
  expect((await planOf(member)).current).toMatchObject({
    status: 'active',
    cancelsAtPeriodEnd: true,
    can: ['keep'],
  });
  await tell({ cancelsAtPeriodEnd: false });
  expect((await planOf(member)).current).toMatchObject({
    worksUntil: null,
    can: ['cancel', 'change', 'updateCard'],
  });
  await tell({ cancelsAtPeriodEnd: true, currentPeriodEnd: new Date(Date.now() - 1000).toISOString() });
  expect(await planOf(member)).toMatchObject({ planType: 'free_trial', current: null });
});

test('A cancellation beside a renewal: what the provider says last is true', async () => {
  const { member, told } = await newSubscriber();
  const canceled = told({ cancelsAtPeriodEnd: true });
  const renewed = told({
    cancelsAtPeriodEnd: true,
    currentPeriodEnd: new Date(Date.now() + 50 * DAY_MS).toISOString(),
  });
  await Promise.all([canceled, renewed, canceled].map((signal) => applySubscription(services, signal)));
  expect((await planOf(member)).current).toMatchObject({
    cancelsAtPeriodEnd: true,
    worksUntil: renewed.currentPeriodEnd,
  });
});

test('A lifetime plan takes the place of one that renews, which is not renewed any more', async () => {
  const { member, providerSubscriptionId } = await newSubscriber();
  const payment = paymentOf(member, 'one_time_premium_plus');
  for (let times = 0; times < 2; times += 1) await activateLifetimePlan(services, payment);
  expect(await planOf(member)).toMatchObject({
    planType: 'one_time_premium_plus',
    current: { status: 'active', worksUntil: null, can: [] },
  });
  expect(await rowsOf(member)).toHaveLength(2);
  expect(cancelSubscription).toHaveBeenCalledWith(providerSubscriptionId, 'period_end');
});

test('A refund ends a lifetime plan, also when it is told before the payment', async () => {
  const member = await newAccount();
  const payment = paymentOf(member, 'one_time_premium');
  await book(payment, { refunded_cents: 500 });
  await activateLifetimePlan(services, payment);
  await endRefunded(services, { ...payment, refundedCents: 500, isFull: false });
  expect((await planOf(member)).planType).toBe('one_time_premium');
  await book(payment, { refunded_cents: 9900 });
  await endRefunded(services, { ...payment, refundedCents: 9900, isFull: true });
  expect(await planOf(member)).toMatchObject({
    planType: 'free_trial',
    ended: { planType: 'one_time_premium' },
  });

  const other = await newAccount();
  const early = paymentOf(other, 'one_time_premium', { reference: await chosen(other, 'one_time_premium') });
  await book(early, { refunded_cents: 9900 });
  await endRefunded(services, { ...early, refundedCents: 9900, isFull: true });
  await activateLifetimePlan(services, early);
  expect((await planOf(other)).planType).toBe('free_trial');
});

test('A refund of the newest payment ends a plan that renews; one of an older payment, or of a part, does not', async () => {
  const { member, tell, told, providerSubscriptionId } = await newSubscriber();
  const paidOn = (paidAt: string) => ({
    ...paymentOf(member, 'premium_monthly', { providerSubscriptionId }),
    amountCents: 500,
    paidAt,
  });
  const [older, newest] = [paidOn('2026-10-22T00:00:00Z'), paidOn('2026-11-22T00:00:00Z')];
  await book(older, { refunded_cents: 500 });
  await book(newest, { refunded_cents: 200 });
  await endRefunded(services, { ...older, refundedCents: 500, isFull: true });
  await endRefunded(services, { ...newest, refundedCents: 200, isFull: false });
  expect((await planOf(member)).planType).toBe('premium_monthly');
  await book(newest, { refunded_cents: 500 });
  await endRefunded(services, { ...newest, refundedCents: 500, isFull: true });
  expect(await planOf(member)).toMatchObject({ planType: 'free_trial', ended: { status: 'ended' } });
  // Until it is canceled there, the provider still reports it as active.
  await tell();
  expect((await planOf(member)).planType).toBe('free_trial');

  // Paying again restores the plan.
  await book(paidOn('2026-12-22T00:00:00Z'));
  await applySubscription(services, told());
  expect((await planOf(member)).planType).toBe('premium_monthly');
});

test('A refund that is told before the plan begins keeps it from beginning', async () => {
  const member = await newAccount();
  const id = await chosen(member, 'premium_monthly');
  const { tell, providerSubscriptionId } = subscriptionOf(member, 'premium_monthly', id);
  const payment = paymentOf(member, 'premium_monthly', { providerSubscriptionId });
  await book(payment, { refunded_cents: payment.amountCents });
  await endRefunded(services, { ...payment, refundedCents: payment.amountCents, isFull: true });
  await tell();
  expect(await planOf(member)).toMatchObject({ planType: 'free_trial', ended: { id } });
});

test('While my bank checks a payment the plan pauses; it goes on or ends as the bank decides', async () => {
  const statusAfter = async (outcome: 'won' | 'lost') => {
    const { member, providerSubscriptionId, tell } = await newSubscriber();
    const payment = paymentOf(member, 'premium_monthly', { providerSubscriptionId });
    await book(payment, { dispute: 'open' });
    await suspendDisputed(services, payment);
    expect(await planOf(member)).toMatchObject({
      planType: 'free_trial',
      current: { status: 'on_hold', can: [] },
    });
    // A renewal in between does not change that.
    await tell();
    expect((await planOf(member)).current?.status).toBe('on_hold');
    await book(payment, { dispute: outcome });
    await settleDispute(services, { ...payment, outcome });
    // Reported again, too late.
    await suspendDisputed(services, payment);
    return (await rowsOf(member))[0]?.status as SubscriptionStatus;
  };
  expect(await statusAfter('won')).toBe('active');
  expect(await statusAfter('lost')).toBe('ended');
});

test('A plan that I buy while my bank checks a payment replaces the one on hold', async () => {
  const { member, providerSubscriptionId, tell } = await newSubscriber();
  const payment = paymentOf(member, 'premium_monthly', { providerSubscriptionId });
  await book(payment, { dispute: 'open' });
  await suspendDisputed(services, payment);
  await subscriptionOf(member, 'premium_yearly').tell();
  expect(cancelSubscription).toHaveBeenCalledWith(providerSubscriptionId, 'period_end');

  // The bank decides for the site before the period of the first plan is over.
  await tell({ cancelsAtPeriodEnd: true });
  await book(payment, { dispute: 'won' });
  await settleDispute(services, { ...payment, outcome: 'won' });
  expect(await rowsOf(member)).toMatchObject([
    { status: 'active', cancels_at_period_end: true, works_until: expect.any(Date) },
    { status: 'active', plan_type: 'premium_yearly', cancels_at_period_end: false },
  ]);
  expect((await planOf(member)).planType).toBe('premium_yearly');
});

test('All that renews is canceled when I delete my account, but not once I have returned', async () => {
  const { member, providerSubscriptionId: disputed } = await newSubscriber();
  const payment = paymentOf(member, 'premium_monthly', { providerSubscriptionId: disputed });
  await book(payment, { dispute: 'open' });
  await suspendDisputed(services, payment);
  const late = subscriptionOf(member, 'premium_yearly');
  await late.tell();
  await late.tell({ status: 'past_due' });
  await subscriptionOf(member, 'premium_plus_monthly').tell({ cancelsAtPeriodEnd: true });
  cancelSubscription.mockClear();

  await stopRenewals(services, member.id);
  expect(cancelSubscription).not.toHaveBeenCalled();
  await sql`update profiles set deletes_at = now() + interval '14 days' where id = ${member.id}`.execute(
    app.db,
  );
  await stopRenewals(services, member.id);
  expect(cancelSubscription.mock.calls.toSorted()).toEqual(
    [disputed, late.providerSubscriptionId].map((id) => [id, 'period_end']).toSorted(),
  );
});

test('A payment page that closes leaves nothing owed; one that is paid after I gave it up still counts', async () => {
  const member = await newAccount();
  const id = await chosen(member, 'premium_monthly');
  const [row] = await rowsOf(member);
  await discardExpiredChoice(services, {
    profileId: member.id,
    offerId: 'premium_monthly',
    reference: id,
    checkoutId: row?.checkout_id ?? '',
  });
  expect(await planOf(member)).toMatchObject({ pending: null, current: null, ended: null });
  await chosen(member, 'premium_plus_yearly');
  expect((await member.delete('/api/subscription/pending')).status).toBe(204);
  expect((await member.delete('/api/subscription/pending')).status).toBe(409);
  await subscriptionOf(member, 'premium_monthly', id).tell();
  expect((await planOf(member)).current).toMatchObject({ id, status: 'active' });
});

test('Accounts that have everything see so, and nobody sees the plan of another (PERM-15)', async () => {
  const owner = await newAccount(OWNER);
  await app.db.updateTable('users').set({ email_verified: true }).where('email', '=', OWNER).execute();
  expect(await planOf(owner)).toEqual({ planType: 'test_user', current: null, pending: null, ended: null });
  for (const client of [app.client(), await newGuest(app)]) {
    expect((await client.get('/api/subscription')).status).toBe(401);
  }
});
