import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { type Member, newMember } from '../../../../../tests/support/factories.ts';
import { newModerator, newOperator } from '../../../../../tests/support/operators.ts';
import { publishSetting } from '../../../../../tests/support/settings.ts';
import { type StripeServer, startStripeServer } from '../../../../../tests/support/stripe-server.ts';
import type { StartedCheckout } from '../../../paying/billing/contract/checkout.ts';
import type { PaymentPage } from '../../../paying/billing/contract/payment.ts';
import type { Credits } from '../../../paying/credits/contract/credits.ts';
import type { ChosenPlan, MyPlan, Plans } from '../../../paying/plans/contract/subscription.ts';
import type { SettingChanges } from '../../settings/contract/settings.ts';
import type { Sales } from '../contract/sales.ts';

let app: TestApp;
let stripe: StripeServer;
let operator: Member;

beforeAll(async () => {
  stripe = await startStripeServer();
  app = await startTestApp(stripe.settings);
  stripe.deliverTo(`${app.url}/api/payments/webhook`);
  operator = await newOperator(app);
});
afterAll(async () => {
  await app?.close();
  await stripe?.close();
});

const WAIT = { timeout: 8000, interval: 50 };
const planOf = async (member: Member) => (await member.get<MyPlan>('/api/subscription')).body;
const paymentsOf = async (member: Member) => (await member.get<PaymentPage>('/api/payments')).body.payments;
const choose = (member: Member, planType: string) =>
  member.post<ChosenPlan>('/api/subscriptions', { planType });
const pay = (url: string | undefined) => stripe.pay(url?.split('/').at(-1) ?? '');
const priced = async (plan: string) =>
  (await app.client().get<Plans>('/api/plans')).body.offers.find(({ id }) => id === plan);

async function subscribe(planType: string) {
  const member = await newMember(app);
  pay((await choose(member, planType)).body.checkout?.url);
  await expect.poll(() => planOf(member), WAIT).toMatchObject({ planType });
  const id = stripe.events.findLast(({ type }) => type === 'customer.subscription.created')?.data.object.id;
  return { member, id: String(id) };
}

test('New subscribers pay a new price, made at Stripe once, and existing ones keep theirs', async () => {
  const old = await subscribe('premium_monthly');
  expect(await planOf(old.member)).toMatchObject({ current: { amountCents: 500 } });
  await publishSetting(operator, 'premium_monthly', { cents: 600, isForSale: true });
  expect(await priced('premium_monthly')).toMatchObject({ amountCents: 600, isForSale: true });
  const fresh = await subscribe('premium_monthly');
  await subscribe('premium_monthly');
  expect(await planOf(fresh.member)).toMatchObject({ current: { amountCents: 600 } });
  const made = stripe.requests.filter(({ method, path }) => method === 'POST' && path === '/v1/prices');
  expect(made.map(({ form }) => [form.lookup_key, form.unit_amount])).toEqual([
    ['offhand_premium_monthly_500', '500'],
    ['offhand_premium_monthly_600', '600'],
  ]);

  stripe.endPeriod(old.id);
  await expect
    .poll(() => paymentsOf(old.member), WAIT)
    .toMatchObject([{ amountCents: 500 }, { amountCents: 500 }]);
  const sales = (await operator.get<Sales>('/api/desk/sales')).body;
  expect(sales.plans).toEqual([
    { id: 'premium_monthly', amountCents: 500, people: 1 },
    { id: 'premium_monthly', amountCents: 600, people: 2 },
  ]);
  expect(sales.paying).toBe(3);
  const [change] = (await operator.get<SettingChanges>('/api/settings/changes')).body.changes;
  expect(change).toMatchObject({ label: 'Premium, monthly', before: { cents: 500 }, after: { cents: 600 } });
});

test('A change that waits shows the price of the day it was made', async () => {
  const { member } = await subscribe('premium_plus_monthly');
  await member.post('/api/subscription/changes', { planType: 'premium_yearly' });
  const waiting = { scheduledPlanType: 'premium_yearly', scheduledAmountCents: 2500 };
  await expect.poll(() => planOf(member), WAIT).toMatchObject({ current: waiting });
  await publishSetting(operator, 'premium_yearly', { cents: 3000, isForSale: true });
  expect(await planOf(member)).toMatchObject({ current: waiting });
});

test.each([
  [{ cents: 49, isForSale: true }, 'Enter $0.50 or more. Stripe takes no smaller payments.'],
  [{ cents: 1_000_001, isForSale: true }, 'Enter $10,000 or less.'],
  [{ cents: 599.5, isForSale: true }, 'Enter a price like 6 or 5.99.'],
  [{ cents: '600', isForSale: true }, 'Enter a price like 6 or 5.99.'],
  [{ cents: 600 }, 'Choose whether it is for sale.'],
  [600, 'Enter a price like 6 or 5.99.'],
])('A price that can not be sold is refused with the fix: %j', async (value, message) => {
  const refused = await operator.put('/api/settings/premium_plus_yearly/draft', { value, revision: 0 });
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'premium_plus_yearly', message }] },
  });
});

test('Plans and packs out of sale are not sold, and packs come in the order of the operator', async () => {
  const subscriber = await subscribe('premium_plus_yearly');
  await publishSetting(operator, 'premium_plus_yearly', { cents: 3500, isForSale: false });
  await publishSetting(operator, '100_credits', { cents: 1799, credits: 100, isForSale: false });
  await publishSetting(operator, 'packOrder', ['250_credits', '100_credits', '50_credits']);
  const member = await newMember(app);
  expect((await choose(member, 'premium_plus_yearly')).body).toMatchObject({ code: 'PLAN_NOT_FOR_SALE' });
  const refused = await member.post('/api/credit-purchases', { packId: '100_credits' });
  expect(refused.body).toMatchObject({ code: 'PACK_NOT_FOR_SALE' });
  const { body } = await app.client().get<{ packs: { id: string }[] }>('/api/credit-packs');
  expect(body.packs.map(({ id }) => id)).toEqual(['250_credits', '50_credits']);
  expect(await planOf(subscriber.member)).toMatchObject({ planType: 'premium_plus_yearly' });
});

test('A pack has the credits and the price it was bought with, also if it changes before the payment', async () => {
  const member = await newMember(app);
  const bought = await member.post<StartedCheckout>('/api/credit-purchases', { packId: '50_credits' });
  await publishSetting(operator, '50_credits', { cents: 1999, credits: 80, isForSale: true });
  pay(bought.body.url);
  const credits = async () => (await member.get<Credits>('/api/credits')).body;
  await expect.poll(credits, WAIT).toMatchObject({ purchased: 50 });
  expect(await paymentsOf(member)).toMatchObject([{ amountCents: 999, title: 'Starter Pack, 50 credits' }]);
  const again = await member.post<StartedCheckout>('/api/credit-purchases', { packId: '50_credits' });
  pay(again.body.url);
  await expect.poll(credits, WAIT).toMatchObject({ purchased: 130 });
  await app.settle();
  await app.mailTo(member.details.email, 'Starter Pack, 80 credits');
});

test('Only operators see what is sold, and edit prices', async () => {
  const draft = { value: { cents: 600, isForSale: true }, revision: 0 };
  for (const [client, status] of [
    [await newModerator(app), 404],
    [await newMember(app), 403],
    [app.client(), 401],
  ] as const) {
    expect((await client.get('/api/desk/sales')).status).toBe(status);
    expect((await client.put('/api/settings/premium_monthly/draft', draft)).status).toBe(status);
  }
});
