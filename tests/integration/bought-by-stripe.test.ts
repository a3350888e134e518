import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StartedCheckout } from '../../src/features/paying/billing/contract/checkout.ts';
import type { Credits } from '../../src/features/paying/credits/contract/credits.ts';
import type { ChosenPlan, MyPlan } from '../../src/features/paying/plans/contract/subscription.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { newMember } from '../support/factories.ts';
import { type StripeServer, startStripeServer } from '../support/stripe-server.ts';

let app: TestApp;
let stripe: StripeServer;

beforeAll(async () => {
  stripe = await startStripeServer();
  app = await startTestApp(stripe.settings);
  stripe.deliverTo(`${app.url}/api/payments/webhook`);
});
afterAll(async () => {
  await app?.close();
  await stripe?.close();
});

const WAIT = { timeout: 15_000, interval: 200 };
/** Pays on the hosted page. Resolves to the page it returns to. */
async function payAt(url: string): Promise<string | null> {
  const answer = await fetch(`${url}/pay`, { method: 'POST', redirect: 'manual' });
  return answer.headers.get('Location');
}

test('With Stripe I buy 100 credits, subscribe to Premium Plus, open insights, and cancel (CREDIT-20, PLAN-18, A-57)', async () => {
  const member = await newMember(app);
  const credits = async () => (await member.get<Credits>('/api/credits')).body.available;
  const before = await credits();
  const pack = await member.post<StartedCheckout>('/api/credit-purchases', { packId: '100_credits' });
  expect(await credits()).toBe(before);
  expect(await payAt(pack.body.url)).toBe(
    `http://offhand.test/checkout/return?checkout=${pack.body.checkoutId}`,
  );
  await expect.poll(credits, WAIT).toBe(before + 100);

  expect((await member.get('/api/insights')).status).toBe(403);
  const plan = await member.post<ChosenPlan>('/api/subscriptions', { planType: 'premium_plus_monthly' });
  await payAt(plan.body.checkout?.url ?? '');
  const myPlan = async () => (await member.get<MyPlan>('/api/subscription')).body;
  await expect.poll(myPlan, WAIT).toMatchObject({ planType: 'premium_plus_monthly', pending: null });
  expect((await member.get('/api/insights')).status).toBe(200);

  expect((await member.post('/api/subscription/cancellation')).status).toBe(202);
  await expect.poll(myPlan, WAIT).toMatchObject({
    planType: 'premium_plus_monthly',
    current: { cancelsAtPeriodEnd: true },
  });

  // A refund ends the plan here and at Stripe.
  const invoice = stripe.events.findLast(({ type }) => type === 'invoice.paid')?.data.object.id;
  stripe.refund(String(invoice), 700);
  await expect
    .poll(myPlan, WAIT)
    .toMatchObject({ planType: 'free_trial', ended: { planType: 'premium_plus_monthly' } });
  await expect
    .poll(() => stripe.events.map(({ type }) => type), WAIT)
    .toContain('customer.subscription.deleted');
});

test('While Stripe is down a purchase fails with a clear text, and I can try again (CREDIT-31, PLAN-23)', async () => {
  const member = await newMember(app);
  stripe.behave('down');
  expect(await member.post('/api/credit-purchases', { packId: '50_credits' })).toMatchObject({
    status: 503,
    body: { title: 'Purchase Failed' },
  });
  expect(await member.post('/api/subscriptions', { planType: 'premium_yearly' })).toMatchObject({
    status: 503,
    body: { title: 'Error', detail: 'Something went wrong. Please try again.' },
  });
  stripe.behave('normal');
  expect((await member.post('/api/subscriptions', { planType: 'premium_yearly' })).status).toBe(201);
});
