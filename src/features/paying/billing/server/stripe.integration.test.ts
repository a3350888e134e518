import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { type Member, newMember } from '../../../../../tests/support/factories.ts';
import {
  openPaymentDesk,
  PACK,
  type PaymentDesk,
  PLAN,
  YEARLY,
} from '../../../../../tests/support/payment-desk.ts';
import { STRIPE_WEBHOOK_SECRET, type StripeEvent } from '../../../../../tests/support/stripe-events.ts';
import {
  STRIPE_KEY,
  type StripeServer,
  startStripeServer,
} from '../../../../../tests/support/stripe-server.ts';
import { createLog } from '../../../../platform/server/log.ts';
import { createStripeProvider } from '../../../../platform/server/payments/stripe/stripe-provider.ts';
import type { PaymentPage } from '../contract/payment.ts';
import { cancelSubscription, changeSubscription, previewChange, scheduleChange } from './billing.ts';
import { syncObject } from './process-event.ts';
import { reconcile } from './reconcile.ts';

let app: TestApp;
let desk: PaymentDesk;
let stripe: StripeServer;
let webhook: string;

beforeAll(async () => {
  stripe = await startStripeServer();
  app = await startTestApp(stripe.settings);
  desk = await openPaymentDesk(app);
  webhook = `${app.url}/api/payments/webhook`;
});
afterAll(async () => {
  await desk?.close();
  await app?.close();
  await stripe?.close();
});
beforeEach(() => {
  stripe.behave('normal');
  stripe.deliverTo(webhook);
});

const paymentsOf = async (member: Member) => (await member.get<PaymentPage>('/api/payments')).body.payments;
/** Extracts the session id from the address of the hosted page. */
const sessionOf = (url: string): string => url.split('/').at(-1) ?? '';
const lastEvent = (type: string): StripeEvent => {
  const lastOfType = stripe.events.findLast((event) => event.type === type);
  if (lastOfType === undefined) throw new Error(`Stripe told nothing of ${type}`);
  return lastOfType;
};
const invoiceId = (): string => String(lastEvent('invoice.paid').data.object.id);
const anyOrder = <T>(items: readonly T[]): T[] => [...items].toSorted(() => Math.random() - 0.5);

async function buy(offer: typeof PACK) {
  const member = await newMember(app);
  const { checkoutId, url } = await desk.sell(member, offer);
  stripe.pay(sessionOf(url));
  return { member, checkoutId, url };
}

/** Creates a member with an active plan, and returns its id at Stripe. */
async function newSubscriber() {
  const { member, checkoutId } = await buy(PLAN);
  await desk.waitForState(member, checkoutId, 'complete');
  const id = String(lastEvent('customer.subscription.created').data.object.id);
  await desk.waitFor(member, ['purchase-paid', 'subscription-changed']);
  return { member, id };
}

const latest = async (member: Member, signal: string) =>
  (await desk.toldTo(member)).findLast((received) => received.signal === signal);

test('I buy a pack on the page of Stripe, and it is mine once Stripe has confirmed it', async () => {
  const member = await newMember(app);
  const { checkoutId, url } = await desk.sell(member, PACK);
  expect(await (await fetch(url)).text()).toContain('Pay $17.99');
  expect(stripe.requests.findLast(({ path }) => path === '/v1/checkout/sessions')).toMatchObject({
    idempotencyKey: expect.stringContaining(checkoutId),
    form: {
      mode: 'payment',
      success_url: `http://offhand.test/checkout/return?checkout=${checkoutId}`,
      cancel_url: 'http://offhand.test/pricing',
      line_items: [{ price_data: { unit_amount: '1799', currency: 'usd' } }],
    },
  });
  expect(await desk.checkout(member, checkoutId)).toMatchObject({ state: 'pending', receiptUrl: null });
  stripe.pay(sessionOf(url));
  const { receiptUrl } = await desk.waitForState(member, checkoutId, 'complete');
  expect(receiptUrl).toContain('/receipt/');
  expect(await desk.waitFor(member, ['purchase-paid'])).toMatchObject([
    {
      checkoutId,
      offerId: '100_credits',
      reference: 'ref',
      amountCents: 1799,
      currency: 'usd',
      isTest: true,
    },
  ]);
  expect(await paymentsOf(member)).toMatchObject([
    { title: 'Popular Pack, 100 voice credits', state: 'paid', paidWith: 'Visa ending 4242', receiptUrl },
  ]);
  expect((await member.get(`/api/test-checkouts/${checkoutId}`)).status).toBe(404);
});

test('Events that come twice, all at once and in any order count once', async () => {
  stripe.deliverTo(null);
  const before = stripe.events.length;
  const { member, checkoutId } = await buy(PLAN);
  const events = stripe.events.slice(before);
  const answers = await Promise.all(
    anyOrder([...events, ...events, ...events]).map((event) => stripe.deliver(webhook, event)),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204));
  await desk.waitForState(member, checkoutId, 'complete');
  await desk.waitFor(member, ['purchase-paid', 'subscription-changed']);
  expect(await paymentsOf(member)).toHaveLength(1);
});

test('An old event that comes after a newer one changes nothing', async () => {
  const { member, id } = await newSubscriber();
  const old = lastEvent('customer.subscription.created');
  await cancelSubscription(desk.services, id, 'now');
  await expect
    .poll(() => latest(member, 'subscription-changed'), { timeout: 8000 })
    .toMatchObject({ status: 'cancelled' });
  expect((await stripe.deliver(webhook, { ...old, id: 'evt_again' })).status).toBe(204);
  expect(await latest(member, 'subscription-changed')).toMatchObject({ status: 'cancelled', revision: 2 });
});

test('If two processes read at once, the one with the older answer reads again', async () => {
  const { member, id } = await newSubscriber();
  stripe.deliverTo(null);
  const { services } = desk;
  const { provider } = services.payments;
  let isFirst = true;
  const late: typeof provider = {
    ...provider,
    async readSubscription(subscriptionId) {
      const old = await provider.readSubscription(subscriptionId);
      if (isFirst) {
        isFirst = false;
        await cancelSubscription(services, id, 'now');
        await syncObject(services, { kind: 'subscription', id });
      }
      return { ...old, paidWith: 'read early' };
    },
  };
  await syncObject({ ...services, payments: { provider: late, test: null } }, { kind: 'subscription', id });
  await desk.waitFor(member, [
    'purchase-paid',
    'subscription-changed',
    'subscription-changed',
    'subscription-changed',
  ]);
  expect(
    await app.db
      .selectFrom('provider_subscriptions')
      .select(['state', 'revision'])
      .where('provider_id', '=', id)
      .executeTakeFirst(),
  ).toEqual({ state: 'cancelled', revision: 3 });
});

test('An event that nobody knows is taken; one with a bad signature is not', async () => {
  const unknown = { ...lastEvent('invoice.paid'), id: 'evt_unknown', type: 'tax.settings.updated' };
  expect((await stripe.deliver(webhook, unknown)).status).toBe(204);
  const forged = (signature: string) =>
    fetch(webhook, {
      method: 'POST',
      body: JSON.stringify(unknown),
      headers: { 'Stripe-Signature': signature },
    });
  for (const signature of ['', 't=1,v1=00', 'nonsense']) {
    const answer = await forged(signature);
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'BAD_SIGNATURE' }]);
  }
  expect((await fetch(webhook, { method: 'POST' })).status).toBe(400);
});

test.each([
  null,
  [],
  'invoice.paid',
  {},
  { id: 'evt_1' },
  { id: 'evt_1', type: 'invoice.paid' },
  { id: 'evt_1', type: 'invoice.paid', data: { object: null } },
  { id: 'evt_1', type: 'invoice.paid', data: { object: { id: 7 } } },
  { id: 'evt_1', type: 'charge.refunded', data: { object: { id: 'ch_1', payment_intent: 7 } } },
  { id: 'evt_\0', type: 'tax.settings.updated', data: { object: {} } },
])('A signed event that lacks what it needs is refused, not an error of the site: %j', async (event) => {
  const answer = await stripe.deliverBody(webhook, JSON.stringify(event));
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'MALFORMED_EVENT' }]);
});

test('An event that we cannot follow now is sent again by Stripe, and followed then', async () => {
  stripe.deliverTo(null);
  const { member, checkoutId } = await buy(PACK);
  stripe.behave('down');
  expect((await stripe.deliver(webhook, lastEvent('invoice.paid'))).status).toBe(503);
  expect(await desk.checkout(member, checkoutId)).toMatchObject({ state: 'pending' });
  stripe.behave('normal');
  expect((await stripe.deliver(webhook, lastEvent('invoice.paid'))).status).toBe(204);
  expect(await desk.checkout(member, checkoutId)).toMatchObject({ state: 'complete' });
});

test('Events that webhooks lost are found at night', async () => {
  stripe.deliverTo(null);
  const { member, checkoutId } = await buy(PLAN);
  const abandoning = await newMember(app);
  const left = await desk.sell(abandoning, PACK);
  stripe.expire(sessionOf(left.url));
  expect(await desk.checkout(member, checkoutId)).toMatchObject({ state: 'pending' });
  await reconcile(desk.services);
  expect(await desk.checkout(member, checkoutId)).toMatchObject({ state: 'complete' });
  expect(await desk.checkout(abandoning, left.checkoutId)).toMatchObject({ state: 'expired' });
  await desk.waitFor(member, ['purchase-paid', 'subscription-changed']);
  await reconcile(desk.services);
  expect(await paymentsOf(member)).toHaveLength(1);
});

test('A renewal whose events are older than Stripe keeps them is found too', async () => {
  const { member, id } = await newSubscriber();
  stripe.deliverTo(null);
  await cancelSubscription(desk.services, id, 'period_end');
  stripe.endPeriod(id);
  stripe.events.length = 0;
  await reconcile(desk.services, new Date(Date.now() + 40 * 86_400_000));
  await expect
    .poll(() => latest(member, 'subscription-changed'), { timeout: 8000 })
    .toMatchObject({ status: 'cancelled' });
});

test('A declined card leaves nothing owed; paying with another one works', async () => {
  const member = await newMember(app);
  const { checkoutId, url } = await desk.sell(member, PACK);
  stripe.decline(sessionOf(url));
  await desk.waitForState(member, checkoutId, 'failed');
  expect(await paymentsOf(member)).toEqual([]);
  stripe.pay(sessionOf(url));
  await desk.waitForState(member, checkoutId, 'complete');
});

test('A renewal that is not paid makes the plan past due until the card works again', async () => {
  const { member, id } = await newSubscriber();
  const currentPeriodEnd = (await latest(member, 'subscription-changed'))?.currentPeriodEnd;
  stripe.endPeriod(id, 'declined');
  await expect
    .poll(() => latest(member, 'subscription-changed'), { timeout: 8000 })
    .toMatchObject({
      status: 'past_due',
      // Unpaid invoices don't extend the period.
      currentPeriodEnd,
      nextAttemptAt: expect.any(String),
    });
  await expect
    .poll(() => paymentsOf(member), { timeout: 8000 })
    .toMatchObject([{ state: 'due' }, { state: 'paid' }]);
  // Payments with equal times are listed in the order they were recorded.
  const at = new Date('2026-01-01T00:00:00Z');
  const ids = (await paymentsOf(member)).map((payment) => payment.id);
  await app.db.updateTable('payments').set({ at }).where('id', 'in', ids).execute();
  expect(await paymentsOf(member)).toMatchObject([{ state: 'due' }, { state: 'paid' }]);
  stripe.endPeriod(id);
  await expect
    .poll(() => latest(member, 'subscription-changed'), { timeout: 8000 })
    .toMatchObject({ status: 'active' });
  await expect
    .poll(() => latest(member, 'purchase-paid'), { timeout: 8000 })
    .toMatchObject({ kind: 'renewal' });
  expect(await paymentsOf(member)).toMatchObject([{ state: 'paid' }, { state: 'paid' }]);
});

test('A cancellation beside a renewal ends as Stripe has it', async () => {
  const { member, id } = await newSubscriber();
  await Promise.all([cancelSubscription(desk.services, id, 'period_end'), stripe.endPeriod(id)]);
  const atStripe = lastEvent('customer.subscription.updated').data.object;
  await expect
    .poll(() => latest(member, 'subscription-changed'), { timeout: 8000 })
    .toMatchObject({
      cancelsAtPeriodEnd: atStripe.cancel_at_period_end,
      status: 'active',
    });
});

test('A switch charges what the preview said, and a declined card changes nothing', async () => {
  const { member, id } = await newSubscriber();
  const { amountCents } = await previewChange(desk.services, id, YEARLY);
  expect(amountCents).toBe(2000);
  await changeSubscription(desk.services, id, YEARLY);
  await expect
    .poll(() => latest(member, 'subscription-changed'), { timeout: 8000 })
    .toMatchObject({
      offerId: 'premium_yearly',
      amountCents: 2500,
    });
  await expect
    .poll(() => latest(member, 'purchase-paid'), { timeout: 8000 })
    .toMatchObject({ kind: 'change', amountCents });
  stripe.endPeriod(id, 'declined');
  await expect(changeSubscription(desk.services, id, PLAN)).rejects.toMatchObject({
    spec: { code: 'PAYMENT_DECLINED', status: 402 },
  });
});

test('A change that waits for the end of the period charges nothing before, and can be taken back', async () => {
  const { member, id } = await newSubscriber();
  const becomes = (plan: object) =>
    expect.poll(() => latest(member, 'subscription-changed'), { timeout: 8000 }).toMatchObject(plan);
  const unchanged = { offerId: 'premium_monthly', amountCents: 500 };
  await scheduleChange(desk.services, id, YEARLY);
  await becomes({ ...unchanged, scheduledOfferId: 'premium_yearly' });
  await scheduleChange(desk.services, id, null);
  await becomes({ ...unchanged, scheduledOfferId: null });
  await scheduleChange(desk.services, id, null);

  await scheduleChange(desk.services, id, PLAN);
  await scheduleChange(desk.services, id, YEARLY);
  await becomes({ ...unchanged, scheduledOfferId: 'premium_yearly' });
  expect(await paymentsOf(member)).toHaveLength(1);
  stripe.endPeriod(id);
  await becomes({ offerId: 'premium_yearly', amountCents: 2500, scheduledOfferId: null });
  await expect
    .poll(() => latest(member, 'purchase-paid'), { timeout: 8000 })
    .toMatchObject({ kind: 'renewal', amountCents: 2500, offerId: 'premium_yearly' });
});

test('Canceling, or switching at once, takes the place of a change that waits', async () => {
  const { member, id } = await newSubscriber();
  const becomes = (plan: object) =>
    expect.poll(() => latest(member, 'subscription-changed'), { timeout: 8000 }).toMatchObject(plan);
  await scheduleChange(desk.services, id, YEARLY);
  await cancelSubscription(desk.services, id, 'period_end');
  await becomes({ cancelsAtPeriodEnd: true, scheduledOfferId: null });
  await cancelSubscription(desk.services, id, 'never');
  await scheduleChange(desk.services, id, PLAN);
  await changeSubscription(desk.services, id, YEARLY);
  await becomes({ offerId: 'premium_yearly', scheduledOfferId: null, cancelsAtPeriodEnd: false });
});

test('A refund is told with how much went back, each time more of it does', async () => {
  const { member, checkoutId } = await buy(PACK);
  await desk.waitForState(member, checkoutId, 'complete');
  const invoice = invoiceId();
  stripe.refund(invoice, 500);
  await expect
    .poll(() => latest(member, 'payment-refunded'), { timeout: 8000 })
    .toMatchObject({ refundedCents: 500, isFull: false });
  expect(await paymentsOf(member)).toMatchObject([{ state: 'partly_refunded', refundedCents: 500 }]);
  stripe.refund(invoice, 1299);
  await expect
    .poll(() => latest(member, 'payment-refunded'), { timeout: 8000 })
    .toMatchObject({ refundedCents: 1799, isFull: true });
  expect(await paymentsOf(member)).toMatchObject([{ state: 'refunded' }]);
});

test('A dispute is told when it opens and when the bank has decided', async () => {
  const { member, checkoutId } = await buy(PACK);
  await desk.waitForState(member, checkoutId, 'complete');
  const invoice = invoiceId();
  stripe.dispute(invoice);
  await desk.waitFor(member, ['purchase-paid', 'dispute-opened']);
  expect(await paymentsOf(member)).toMatchObject([{ state: 'disputed' }]);
  stripe.settleDispute(invoice, 'won');
  await desk.waitFor(member, ['purchase-paid', 'dispute-opened', 'dispute-closed']);
  expect(await paymentsOf(member)).toMatchObject([{ state: 'paid' }]);
});

test('I manage my card and plan on the page of Stripe, which needs no setup there', async () => {
  const { member, id } = await newSubscriber();
  const open = (page: string) => member.post<{ url: string }>('/api/billing-portal', { page });
  expect((await open('cancel')).body.url).toContain('/portal/');
  expect(stripe.requests.at(-1)?.form).toMatchObject({
    return_url: 'http://offhand.test/settings/plan',
    flow_data: { type: 'subscription_cancel', subscription_cancel: { subscription: id } },
  });
  await open('card');
  expect(stripe.requests.at(-1)?.form).toMatchObject({ flow_data: { type: 'payment_method_update' } });
  expect(stripe.requests.filter(({ path }) => path === '/v1/billing_portal/configurations')).toHaveLength(2);
});

test('When Stripe is down I am told to try again, nothing is owed, and the next try works (PLAN-23)', async () => {
  const member = await newMember(app);
  for (const mode of ['down', 'locked'] as const) {
    stripe.behave(mode);
    await expect(desk.sell(member, PACK, 'plan')).rejects.toMatchObject({
      spec: { status: 503, title: 'Error', detail: 'Something went wrong. Please try again.' },
    });
  }
  stripe.behave('stumbling');
  const { url } = await desk.sell(member, PACK, 'plan');
  expect(url).toContain('/pay/');
});

test('A customer that an operator deleted at Stripe is made anew', async () => {
  const { member, checkoutId } = await buy(PACK);
  await desk.waitForState(member, checkoutId, 'complete');
  const customer = String(lastEvent('invoice.paid').data.object.customer);
  await desk.services.payments.provider.deleteCustomer(customer);
  const { url } = await desk.sell(member, PACK);
  expect(url).toContain('/pay/');
});

test('Stripe has a few seconds to answer, and its key never gets into the log or an error', async () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'silent' });
  log.warn = (...values: unknown[]) => void lines.push(inspect(values));
  const settings = {
    secretKey: STRIPE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiUrl: stripe.url,
    timeoutMs: 100,
  };
  const provider = createStripeProvider(settings, log);
  for (const mode of ['slow', 'locked', 'down'] as const) {
    stripe.behave(mode);
    const error: unknown = await provider.readPayment('in_1').catch((failure: unknown) => failure);
    lines.push(inspect(error, { depth: 9 }));
  }
  expect(lines.join('\n')).toMatch(/unavailable[^]*refused/);
  expect(lines.join('\n')).not.toContain('never_in_logs');
});
