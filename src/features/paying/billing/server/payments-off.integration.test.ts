import { inspect } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { newMember } from '../../../../../tests/support/factories.ts';
import { openPaymentDesk, type PaymentDesk, PLAN } from '../../../../../tests/support/payment-desk.ts';
import { createLog } from '../../../../platform/server/log.ts';
import { createPayments } from '../../../../platform/server/payments/create-payments.ts';

let app: TestApp;
let desk: PaymentDesk;

beforeAll(async () => {
  app = await startTestApp({ TEST_CHECKOUT: '0' });
  desk = await openPaymentDesk(app);
});
afterAll(async () => {
  await desk?.close();
  await app?.close();
});

/** Starts the same site with the test checkout open. */
const withTestCheckout = () => {
  const config = { ...app.config, testCheckout: true };
  return { ...desk.services, config, payments: createPayments({ ...desk.services, config }) };
};

test('Without payments nothing can be bought, and I am told why', async () => {
  const member = await newMember(app);
  for (const [path, choice] of [
    ['/api/subscriptions', { planType: 'premium_monthly' }],
    ['/api/credit-purchases', { packId: '50_credits' }],
  ] as const) {
    const { status, body } = await member.post(path, choice);
    expect([status, body]).toMatchObject([
      409,
      { code: 'PAYMENTS_OFF', detail: "This site doesn't take payments yet. Nothing was charged." },
    ]);
  }
  expect((await member.post('/api/subscriptions', { planType: 'free_trial' })).status).toBe(201);
});

test('A subscription of the test checkout ends with its period once the checkout is closed', async () => {
  const member = await newMember(app);
  const open = withTestCheckout();
  const { checkoutId } = await desk.sell(member, PLAN, undefined, open);
  await open.payments.test?.pay(checkoutId, 'works');
  await desk.waitFor(member, ['purchase-paid', 'subscription-changed']);
  await desk.services.payments.test?.runDue(new Date(Date.now() + 40 * 86_400_000));
  const signals = await desk.waitFor(member, [
    'purchase-paid',
    'subscription-changed',
    'subscription-changed',
  ]);
  expect(signals.at(-1)).toMatchObject({ status: 'cancelled' });
});

test.each([
  [true, 'without payment'],
  [false, 'cannot be bought'],
])('The operator reads in the log who can buy without Stripe: test checkout %s', (testCheckout, expected) => {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'silent' });
  log.warn = (...line: unknown[]) => void lines.push(inspect(line));
  createPayments({ ...desk.services, config: { ...app.config, testCheckout }, log });
  expect(lines.join()).toContain(expected);
});
