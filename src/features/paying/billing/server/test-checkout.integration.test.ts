import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { type Member, newGuest, newMember } from '../../../../../tests/support/factories.ts';
import { notificationCatalog } from '../../../../../tests/support/notification-catalog.ts';
import {
  openPaymentDesk,
  PACK,
  type PaymentDesk,
  PLAN,
  YEARLY,
} from '../../../../../tests/support/payment-desk.ts';
import type { PaymentPage } from '../contract/payment.ts';
import type { TestCheckout } from '../contract/test-checkout.ts';
import type { TestOutcome } from '../contract/test-outcomes.ts';
import { cancelSubscription, changeSubscription, previewChange } from './billing.ts';
import { mailReceipt } from './mail-receipt.ts';

let app: TestApp;
let desk: PaymentDesk;

beforeAll(async () => {
  app = await startTestApp();
  desk = await openPaymentDesk(app);
});
afterAll(async () => {
  await desk?.close();
  await app?.close();
});

const pay = (member: Member, id: string, outcome: TestOutcome) =>
  member.post(`/api/test-checkouts/${id}`, { outcome });
const page = async (member: Member, id: string) =>
  (await member.get<TestCheckout>(`/api/test-checkouts/${id}`)).body;
const paymentsOf = async (member: Member) => (await member.get<PaymentPage>('/api/payments')).body.payments;

/** Creates a member who bought a plan, and returns the id of their subscription. */
async function newSubscriber() {
  const member = await newMember(app);
  const { checkoutId } = await desk.sell(member, PLAN);
  await pay(member, checkoutId, 'works');
  const signals = await desk.waitFor(member, ['purchase-paid', 'subscription-changed']);
  const id = String(signals.find(({ signal }) => signal === 'subscription-changed')?.providerSubscriptionId);
  return { member, id };
}

test('With nothing set up, I buy a pack in the test checkout, which says that no money moves', async () => {
  const member = await newMember(app);
  const { checkoutId, url } = await desk.sell(member, PACK);
  expect(url).toBe(`http://offhand.test/checkout/test/${checkoutId}`);
  expect(await desk.checkout(member, checkoutId)).toMatchObject({
    state: 'pending',
    isTest: true,
    offer: PACK,
  });
  expect(await page(member, checkoutId)).toMatchObject({
    isOpen: true,
    nextPaymentAt: null,
    email: member.details.email,
    returnPath: `/checkout/return?checkout=${checkoutId}`,
    cancelPath: '/pricing',
  });
  expect((await pay(member, checkoutId, 'works')).status).toBe(202);
  await desk.waitForState(member, checkoutId, 'complete');
  expect(await desk.waitFor(member, ['purchase-paid'])).toMatchObject([
    {
      checkoutId,
      offerId: '100_credits',
      reference: 'ref',
      amountCents: 1799,
      currency: 'usd',
      kind: 'purchase',
    },
  ]);
  expect(await paymentsOf(member)).toMatchObject([
    { title: 'Popular Pack, 100 voice credits', amountCents: 1799, state: 'paid', isTest: true },
  ]);
  expect((await pay(member, checkoutId, 'works')).body).toMatchObject({ code: 'CHECKOUT_CLOSED' });
});

test('A confirmation that comes twice counts once, and mails me one receipt', async () => {
  const member = await newMember(app);
  const { checkoutId } = await desk.sell(member, PACK);
  await pay(member, checkoutId, 'told_twice');
  await desk.waitForState(member, checkoutId, 'complete');
  const { rows } = await sql`select from signals where name like 'payments.%'`.execute(app.db);
  expect(rows).toEqual([]);
  const [paid] = await desk.waitFor(member, ['purchase-paid']);
  expect(await paymentsOf(member)).toHaveLength(1);
  const receipts = () =>
    app.mails.filter(({ to, subject }) => to === member.details.email && subject.includes('receipt'));
  await app.settle();
  expect(receipts()).toHaveLength(1);
  const [receipt] = receipts();
  expect(receipt?.subject).toBe('Test receipt: Popular Pack, 100 voice credits, $17.99');
  expect(receipt?.text).toMatch(/^Test payment\. No money moved\.\n\n100 credits added\n/);
  expect(receipt?.text).toMatch(/You have \d+ voice credits now\. The ones you buy never expire\./);
  expect(receipt?.text).toContain(
    'Popular Pack, 100 voice credits: $17.99\nTax: $0.00\nTotal: $17.99\nPaid: ',
  );
  expect(receipt?.text).toContain('See all invoices: http://offhand.test/settings/plan#invoices');
  expect(receipt?.headers['message-id']).toMatch(/^<receipt\.[\w-]{36}@offhand\.test>$/);

  // Delivers the event again, as after a crash.
  const isNoted = () =>
    app.db
      .selectFrom('payments')
      .select('id')
      .where('checkout_id', '=', checkoutId)
      .where('receipt_mailed_at', 'is not', null)
      .execute();
  await expect.poll(isNoted, { timeout: 8000 }).toHaveLength(1);
  const send = vi.fn(async () => undefined);
  const services = {
    ...desk.services,
    notificationCatalog,
    receiptWordsOf: async () => null,
    mailer: { send },
  };
  await mailReceipt(services, paid as unknown as Parameters<typeof mailReceipt>[1]);
  expect(send).not.toHaveBeenCalled();
});

test('A late confirmation leaves my payment pending until it comes', async () => {
  const member = await newMember(app);
  const { checkoutId } = await desk.sell(member, PACK);
  await pay(member, checkoutId, 'works_late');
  const comeNow = sql`
    update jobs.job set start_after = now() where name = 'billing.late-test-event' and state = 'created'
    returning id`;
  await expect.poll(async () => (await comeNow.execute(app.db)).rows.length, { timeout: 8000 }).toBe(1);
  await desk.waitForState(member, checkoutId, 'complete');
});

test('After a declined card nothing is owed, and I can try again on the same page', async () => {
  const member = await newMember(app);
  const { checkoutId } = await desk.sell(member, PLAN);
  await pay(member, checkoutId, 'declined');
  await desk.waitForState(member, checkoutId, 'failed');
  expect(await page(member, checkoutId)).toMatchObject({ isOpen: true, wasDeclined: true });
  expect(await paymentsOf(member)).toEqual([]);
  await pay(member, checkoutId, 'works');
  await desk.waitForState(member, checkoutId, 'complete');
  expect(await desk.waitFor(member, ['purchase-paid', 'subscription-changed'])).toMatchObject([{}, {}]);
});

test('A checkout that nobody pays expires, and nothing is owed (A-57)', async () => {
  const member = await newMember(app);
  const { checkoutId } = await desk.sell(member, PLAN);
  await desk.services.payments.test?.runDue(new Date(Date.now() + 2 * 3_600_000));
  await desk.waitForState(member, checkoutId, 'expired');
  expect(await desk.waitFor(member, ['checkout-expired'])).toMatchObject([{ checkoutId, reference: 'ref' }]);
  expect((await pay(member, checkoutId, 'works')).status).toBe(409);
  expect(await paymentsOf(member)).toEqual([]);
});

test('Choosing another plan closes the checkout that I left open', async () => {
  const member = await newMember(app);
  const first = await desk.sell(member, PLAN, 'plan');
  const second = await desk.sell(member, YEARLY, 'plan');
  await desk.waitForState(member, first.checkoutId, 'expired');
  expect((await pay(member, first.checkoutId, 'works')).status).toBe(409);
  expect((await pay(member, second.checkoutId, 'works_late')).status).toBe(202);
  await expect(desk.sell(member, PLAN, 'plan')).rejects.toMatchObject({
    spec: { code: 'PAYMENT_IN_PROGRESS' },
  });
});

test('A checkout that I left open says once a later one was paid in its place', async () => {
  const member = await newMember(app);
  const first = await desk.sell(member, PLAN, 'plan');
  const second = await desk.sell(member, YEARLY, 'plan');
  await desk.waitForState(member, first.checkoutId, 'expired');
  expect(await desk.checkout(member, first.checkoutId)).toMatchObject({ paidInstead: false });
  await pay(member, second.checkoutId, 'works');
  await desk.waitForState(member, second.checkoutId, 'complete');
  expect(await desk.checkout(member, first.checkoutId)).toMatchObject({
    state: 'expired',
    paidInstead: true,
  });
  // Earlier payments don't affect the state.
  const third = await desk.sell(member, PLAN, 'plan');
  await desk.sell(member, YEARLY, 'plan');
  await desk.waitForState(member, third.checkoutId, 'expired');
  expect(await desk.checkout(member, third.checkoutId)).toMatchObject({ paidInstead: false });
});

test('Choices at the same instant leave at most one checkout open', async () => {
  for (let round = 0; round < 12; round += 1) {
    const member = await newMember(app);
    const tries = await Promise.allSettled([1, 2, 3, 4].map(() => desk.sell(member, PLAN, 'plan')));
    const made = tries.flatMap((result) => (result.status === 'fulfilled' ? [result.value.checkoutId] : []));
    expect(made.length).toBeGreaterThan(0);
    const paid = await Promise.all(made.map((id) => pay(member, id, 'works')));
    expect(paid.filter(({ status }) => status === 202)).toHaveLength(1);
  }
});

test('A subscription is renewed each month, also after the last day of a short one', async () => {
  const { member, id } = await newSubscriber();
  const end = async () =>
    (
      await app.db
        .selectFrom('provider_subscriptions')
        .select('current_period_end')
        .where('provider_id', '=', id)
        .executeTakeFirstOrThrow()
    ).current_period_end;
  const before = (await end()) ?? new Date(0);
  await desk.services.payments.test?.runDue(before);
  await expect.poll(end, { timeout: 8000 }).not.toEqual(before);
  await desk.waitFor(member, [
    'purchase-paid',
    'subscription-changed',
    'purchase-paid',
    'subscription-changed',
  ]);
  expect(await paymentsOf(member)).toMatchObject([
    { title: 'Premium, monthly' },
    { title: 'Premium, monthly' },
  ]);
});

test('A canceled subscription works to the end of its period, and is not renewed', async () => {
  const { member, id } = await newSubscriber();
  await cancelSubscription(desk.services, id, 'period_end');
  await expect
    .poll(async () => (await desk.toldTo(member)).at(-1), { timeout: 8000 })
    .toMatchObject({ status: 'active', cancelsAtPeriodEnd: true });
  await desk.services.payments.test?.runDue(new Date(Date.now() + 40 * 86_400_000));
  await expect
    .poll(async () => (await desk.toldTo(member)).at(-1), { timeout: 8000 })
    .toMatchObject({ status: 'cancelled', revision: 3 });
  expect(await paymentsOf(member)).toHaveLength(1);
});

test('Switching to yearly charges the rest, as was said before', async () => {
  const { member, id } = await newSubscriber();
  expect(await previewChange(desk.services, id, YEARLY)).toEqual({ amountCents: 2000, currency: 'usd' });
  await changeSubscription(desk.services, id, YEARLY);
  const signals = await desk.waitFor(member, [
    'purchase-paid',
    'subscription-changed',
    'purchase-paid',
    'subscription-changed',
  ]);
  expect(signals).toContainEqual(
    expect.objectContaining({ kind: 'change', amountCents: 2000, offerId: 'premium_yearly' }),
  );
  expect(signals).toContainEqual(
    expect.objectContaining({ offerId: 'premium_yearly', revision: 2, status: 'active' }),
  );
});

test('Only I see my checkouts and payments; others are told that there is none', async () => {
  const member = await newMember(app);
  const { checkoutId } = await desk.sell(member, PACK);
  const stranger = await newMember(app);
  for (const path of ['checkouts', 'test-checkouts']) {
    expect((await stranger.get(`/api/${path}/${checkoutId}`)).status).toBe(404);
    expect((await app.client().get(`/api/${path}/${checkoutId}`)).status).toBe(401);
  }
  expect((await pay(stranger, checkoutId, 'works')).status).toBe(404);
  expect((await (await newGuest(app)).get('/api/payments')).status).toBe(401);
  expect((await member.post('/api/test-checkouts/nothing', { outcome: 'works' })).status).toBe(422);
  expect((await member.post(`/api/test-checkouts/${checkoutId}`, { outcome: 'free' })).status).toBe(422);
});

test('The test checkout has no page of the provider', async () => {
  const member = await newMember(app);
  expect((await member.post('/api/billing-portal', {})).body).toMatchObject({ code: 'NOTHING_BOUGHT' });
  await desk.sell(member, PACK);
  expect((await member.post('/api/billing-portal', { page: 'cancel' })).body).toEqual({ url: null });
});

test('An event without a valid signature is refused', async () => {
  const member = await newMember(app);
  const { checkoutId } = await desk.sell(member, PACK);
  const event = {
    id: 'forged',
    type: 'checkout.paid',
    subjects: [{ kind: 'checkout', id: `test_checkout_${checkoutId}` }],
  };
  const send = (headers: Record<string, string>) =>
    fetch(`${app.url}/api/payments/webhook`, { method: 'POST', body: JSON.stringify(event), headers });
  expect((await send({})).status).toBe(400);
  expect((await send({ 'Stripe-Signature': 't=1,v1=00' })).status).toBe(400);
  expect(await desk.checkout(member, checkoutId)).toMatchObject({ state: 'pending' });
});
