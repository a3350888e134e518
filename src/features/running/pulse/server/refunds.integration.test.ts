import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { type Member, newMember } from '../../../../../tests/support/factories.ts';
import { newModerator, newOperator } from '../../../../../tests/support/operators.ts';
import type { StripeEvent } from '../../../../../tests/support/stripe-events.ts';
import { type StripeServer, startStripeServer } from '../../../../../tests/support/stripe-server.ts';
import type { StartedCheckout } from '../../../paying/billing/contract/checkout.ts';
import type { PaymentPage } from '../../../paying/billing/contract/payment.ts';
import type { Credits } from '../../../paying/credits/contract/credits.ts';
import type { ChosenPlan, MyPlan } from '../../../paying/plans/contract/subscription.ts';
import type { Viewer } from '../../../people/accounts/contract/viewer.ts';
import type { AuditLogPage } from '../../operators/contract/audit-log.ts';
import type { NewRefund, RefundablePayment } from '../contract/refund.ts';

let app: TestApp;
let stripe: StripeServer;
let webhook: string;
let operator: Member;

beforeAll(async () => {
  stripe = await startStripeServer();
  app = await startTestApp(stripe.settings);
  webhook = `${app.url}/api/payments/webhook`;
  operator = await newOperator(app);
});
afterAll(async () => {
  await app?.close();
  await stripe?.close();
});
beforeEach(() => {
  stripe.behave('normal');
  stripe.deliverTo(webhook);
});

const WAIT = { timeout: 8000, interval: 50 };
const paymentsOf = async (member: Member) => (await member.get<PaymentPage>('/api/payments')).body.payments;
const creditsOf = async (member: Member) => (await member.get<Credits>('/api/credits')).body;
const planOf = async (member: Member) => (await member.get<MyPlan>('/api/subscription')).body;
const atDesk = async (id: string) => (await operator.get<RefundablePayment>(`/api/desk/payments/${id}`)).body;
const log = async () => (await operator.get<AuditLogPage>('/api/audit-log')).body.entries;
const refund = (id: string, more: Partial<NewRefund> & { amountCents: number }, by = operator) =>
  by.post<{ state: string; code?: string }>(`/api/desk/payments/${id}/refunds`, {
    id: randomUUID(),
    refundedCents: 0,
    reason: 'Bought by mistake',
    ...more,
  });
const madeAtStripe = () =>
  stripe.requests.filter(({ method, path }) => method === 'POST' && path === '/v1/refunds');

function refundEvent(): StripeEvent {
  const event = stripe.events.findLast(({ type }) => type === 'charge.refunded');
  if (event === undefined) throw new Error('Stripe told of no refund');
  return event;
}

/** Pays on Stripe's page, and returns the payment once it has arrived. */
async function pay(member: Member, url: string) {
  stripe.pay(url.split('/').at(-1) ?? '');
  await expect.poll(() => paymentsOf(member), WAIT).toHaveLength(1);
  await app.settle();
  const [payment] = await paymentsOf(member);
  if (payment === undefined) throw new Error('not paid');
  return payment.id;
}

async function newPack() {
  const member = await newMember(app);
  const { url } = (await member.post<StartedCheckout>('/api/credit-purchases', { packId: '50_credits' }))
    .body;
  return { member, id: await pay(member, url) };
}

async function newPlan(planType = 'premium_monthly') {
  const member = await newMember(app);
  const { checkout } = (await member.post<ChosenPlan>('/api/subscriptions', { planType })).body;
  const id = await pay(member, checkout?.url ?? '');
  expect(await planOf(member)).toMatchObject({ planType });
  return { member, id };
}

test('A moderator finds no payments, and members and visitors refund nothing', async () => {
  const { member, id } = await newPack();
  const moderator = await newModerator(app);
  for (const [client, status] of [
    [moderator, 404],
    [member, 403],
  ] as const) {
    expect((await client.get(`/api/desk/payments/${id}`)).status).toBe(status);
    expect((await refund(id, { amountCents: 999 }, client)).status).toBe(status);
  }
  expect((await app.client().get(`/api/desk/payments/${id}`)).status).toBe(401);
  expect(await paymentsOf(member)).toMatchObject([{ refundedCents: 0 }]);
  expect((await refund(randomUUID(), { amountCents: 999 })).body.code).toBe('NO_SUCH_PAYMENT');
});

test('An operator refunds a part of a pack: Stripe pays it back, unused credits go, and the log says why', async () => {
  const { member, id } = await newPack();
  const before = await creditsOf(member);
  expect(await atDesk(id)).toMatchObject({ pack: { credits: 50, added: 50, unused: 50 }, plan: null });
  const answer = await refund(id, { amountCents: 500, reason: 'Bought by mistake' });
  expect(answer).toMatchObject({ status: 200, body: { state: 'done' } });
  expect(madeAtStripe().at(-1)?.form).toMatchObject({
    amount: '500',
    metadata: { refundId: expect.any(String) },
  });
  await app.settle();
  expect(await paymentsOf(member)).toMatchObject([{ state: 'partly_refunded', refundedCents: 500 }]);
  // 24 of 50 credits are still paid for.
  expect((await creditsOf(member)).purchased).toBe(before.purchased - 26);
  expect((await log())[0]).toMatchObject({
    action: 'payment.refund',
    by: operator.details.username,
    subject: member.details.username,
    targetId: id,
    reason: '$5 of $9.99, Starter Pack, 50 credits: Bought by mistake',
  });
  expect((await atDesk(id)).refunds).toMatchObject([{ amountCents: 500, state: 'done' }]);

  const mails = () =>
    app.mails.flatMap(({ to, subject, text }) =>
      to === member.details.email && subject.includes('efund') ? [{ subject, text }] : [],
    );
  expect(mails()).toMatchObject([
    {
      subject: 'Test refund: Starter Pack, 50 credits, $5.00',
      text: expect.stringContaining('We refunded $5.00'),
    },
  ]);

  // The event of the same refund arrives again, and changes nothing.
  await stripe.deliver(webhook, { ...refundEvent(), id: 'evt_refund_again' });
  await app.settle();
  expect(mails()).toHaveLength(1);
  expect((await creditsOf(member)).purchased).toBe(before.purchased - 26);

  // The rest is told as what it is.
  await refund(id, { amountCents: 499, refundedCents: 500 });
  await app.settle();
  expect(mails().at(-1)?.subject).toBe('Test refund: Starter Pack, 50 credits, $4.99');
});

test('Used credits of a refunded pack stay used, and the balance does not go below zero', async () => {
  const { member, id } = await newPack();
  const { account } = (await member.get<Viewer>('/api/viewer')).body;
  const removal = await operator.post(`/api/desk/people/${account?.id}/credits`, {
    id: randomUUID(),
    credits: -45,
    reason: 'Used by a test',
  });
  expect(removal.status).toBe(204);
  await refund(id, { amountCents: 999 });
  await app.settle();
  expect(await creditsOf(member)).toMatchObject({ purchased: 0 });
  expect(await paymentsOf(member)).toMatchObject([{ state: 'refunded' }]);
});

test('More than is left is refused, and so is an amount of zero or a missing reason', async () => {
  const { member, id } = await newPack();
  expect((await refund(id, { amountCents: 1000 })).body).toMatchObject({
    code: 'REFUND_TOO_HIGH',
    errors: [{ field: 'amountCents', message: 'At most $9.99 is left.' }],
  });
  for (const bad of [{ amountCents: 0 }, { amountCents: 1.5 }, { amountCents: 5, reason: ' ' }]) {
    expect((await refund(id, bad)).status).toBe(422);
  }
  await refund(id, { amountCents: 900 });
  expect((await refund(id, { amountCents: 100, refundedCents: 900 })).body.code).toBe('REFUND_TOO_HIGH');
  expect(await paymentsOf(member)).toMatchObject([{ refundedCents: 900 }]);
});

test('Two operators who refund at once, each twice, make one refund', async () => {
  const { member, id } = await newPack();
  const colleague = await newOperator(app);
  const before = madeAtStripe().length;
  const halves = [operator, colleague].map((by) => ({ by, refundId: randomUUID() }));
  const answers = await Promise.all(
    [...halves, ...halves].map(({ by, refundId }) => refund(id, { id: refundId, amountCents: 400 }, by)),
  );
  await app.settle();
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(2);
  expect(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code)).toEqual([
    'REFUNDED_MEANWHILE',
    'REFUNDED_MEANWHILE',
  ]);
  expect(await paymentsOf(member)).toMatchObject([{ refundedCents: 400 }]);
  expect(
    new Set(
      madeAtStripe()
        .slice(before)
        .map(({ idempotencyKey }) => idempotencyKey),
    ).size,
  ).toBe(1);
  const entries = await log();
  expect(entries.filter(({ targetId }) => targetId === id)).toHaveLength(1);
});

test('A refund that Stripe does not answer is made later, once', async () => {
  const { member, id } = await newPack();
  stripe.behave('down');
  const answer = await refund(id, { amountCents: 999 });
  expect(answer.body).toEqual({ state: 'pending' });
  expect((await refund(id, { amountCents: 999 })).body.code).toBe('REFUNDED_MEANWHILE');
  stripe.behave('normal');
  await app.settle();
  expect(await paymentsOf(member)).toMatchObject([{ state: 'refunded', refundedCents: 999 }]);
  expect((await atDesk(id)).refunds).toMatchObject([{ state: 'done' }]);
});

test('A refund made at Stripe is applied once, and one that Stripe refuses moves no money', async () => {
  const { member, id } = await newPack();
  const before = await creditsOf(member);
  const { reference } = await atDesk(id);
  stripe.deliverTo(null);
  stripe.refund(reference, 999);
  // The operator has not heard of it yet, and Stripe refuses.
  expect((await refund(id, { amountCents: 999 })).body.code).toBe('REFUND_REFUSED');
  expect((await log())[0]).toMatchObject({ action: 'payment.refund-refused', targetId: id });
  expect((await atDesk(id)).refunds).toMatchObject([{ state: 'refused' }]);
  const event = refundEvent();
  for (const times of ['first', 'second']) await stripe.deliver(webhook, { ...event, id: `evt_${times}` });
  await app.settle();
  expect(await paymentsOf(member)).toMatchObject([{ state: 'refunded', refundedCents: 999 }]);
  expect((await creditsOf(member)).purchased).toBe(before.purchased - 50);
  expect((await refund(id, { amountCents: 1, refundedCents: 999 })).body.code).toBe('REFUND_TOO_HIGH');
});

test('A refunded plan ends or continues as the operator chooses', async () => {
  const ended = await newPlan();
  expect(await atDesk(ended.id)).toMatchObject({ plan: { name: 'Premium' }, pack: null });
  await refund(ended.id, { amountCents: 100, endsPlan: true });
  await app.settle();
  expect(await planOf(ended.member)).toMatchObject({ planType: 'free_trial' });
  expect(stripe.events.some(({ type }) => type === 'customer.subscription.deleted')).toBe(true);

  const continued = await newPlan();
  await refund(continued.id, { amountCents: 500, endsPlan: false });
  await app.settle();
  expect(await planOf(continued.member)).toMatchObject({ planType: 'premium_monthly' });
  // Later news of the subscription don't end it either.
  await continued.member.post('/api/subscription/cancellation');
  await expect
    .poll(() => planOf(continued.member), WAIT)
    .toMatchObject({ planType: 'premium_monthly', current: { cancelsAtPeriodEnd: true } });

  const lifetime = await newPlan('one_time_premium');
  await refund(lifetime.id, { amountCents: 9900, endsPlan: false });
  await app.settle();
  expect(await planOf(lifetime.member)).toMatchObject({ planType: 'one_time_premium' });
});

test('A payment under dispute is not refunded', async () => {
  const { member, id } = await newPack();
  stripe.dispute((await atDesk(id)).reference);
  await expect.poll(() => paymentsOf(member), WAIT).toMatchObject([{ state: 'disputed' }]);
  expect((await refund(id, { amountCents: 999 })).body.code).toBe('NOT_REFUNDABLE');
});
