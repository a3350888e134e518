import type { Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { DB } from '../../db/schema.generated.ts';
import { PaymentFailure } from '../payment-failure.ts';
import type { NewCheckout, ProviderCheckout, TestOutcome } from '../payments.ts';
import { firstPeriod } from './subscription-periods.ts';
import { newTestId, recordTestEvent, type TestServices } from './test-events.ts';
import { findTestObject, lockTestObject, putTestObject, type TestObjects } from './test-objects.ts';
import { addTestPayment } from './test-payments.ts';

type TestCheckout = TestObjects['checkout'];

const idOf = (checkoutId: string): string => `test_checkout_${checkoutId}`;

/**
 * Requires that the test checkout is on.
 * @throws PaymentFailure 'off' if it is not.
 */
export function requireTestCheckout({ config }: Pick<TestServices, 'config'>): void {
  if (!config.testCheckout) throw new PaymentFailure('off');
}

export async function createTestCheckout(
  services: TestServices,
  { tag, offer, expiresAt }: NewCheckout,
): Promise<{ id: string; url: string }> {
  const { config, db } = services;
  requireTestCheckout(services);
  const id = idOf(tag.checkoutId);
  const checkout: TestCheckout = {
    tag,
    offer,
    state: 'open',
    expiresAt: expiresAt.toISOString(),
    wasDeclined: false,
    subscriptionId: null,
    paymentId: null,
  };
  await db.transaction().execute((trx) => putTestObject(trx, 'checkout', id, checkout));
  return { id, url: `${config.publicUrl}/checkout/test/${tag.checkoutId}` };
}

export async function readTestCheckout(db: Database, id: string): Promise<ProviderCheckout> {
  const checkout = await findTestObject(db, 'checkout', id);
  return { ...checkout, id, isTest: true };
}

/**
 * Closes an open test checkout.
 * @throws PaymentFailure 'closed' if it is not open.
 */
export const closeTestCheckout = (services: TestServices, id: string): Promise<void> =>
  services.db.transaction().execute(async (trx) => {
    const checkout = await lockTestObject(trx, 'checkout', id);
    if (checkout.state !== 'open') throw new PaymentFailure('closed');
    await expireTestCheckout(services, trx, id, checkout);
  });

export async function expireTestCheckout(
  services: TestServices,
  trx: Transaction<DB>,
  id: string,
  checkout: TestCheckout,
): Promise<void> {
  await putTestObject(trx, 'checkout', id, { ...checkout, state: 'expired' });
  await recordTestEvent(services, trx, 'checkout.expired', [{ kind: 'checkout', id }]);
}

const DELIVERIES = { works: 'once', works_late: 'late', told_twice: 'twice' } as const;

/** Applies the outcome that a person chose instead of a card. */
export async function payTestCheckout(
  services: TestServices,
  checkoutId: string,
  outcome: TestOutcome,
): Promise<void> {
  requireTestCheckout(services);
  await services.db.transaction().execute(async (trx) => {
    const id = idOf(checkoutId);
    const checkout = await lockTestObject(trx, 'checkout', id);
    const isOpen = checkout.state === 'open' && Date.parse(checkout.expiresAt) > Date.now();
    if (!isOpen) throw new PaymentFailure('closed');
    if (outcome === 'declined') {
      await putTestObject(trx, 'checkout', id, { ...checkout, wasDeclined: true });
      await recordTestEvent(services, trx, 'checkout.declined', [{ kind: 'checkout', id }]);
      return;
    }
    await acceptPayment(trx, id, checkout);
    await recordTestEvent(services, trx, 'checkout.paid', [{ kind: 'checkout', id }], DELIVERIES[outcome]);
  });
}

async function acceptPayment(trx: Transaction<DB>, id: string, checkout: TestCheckout): Promise<void> {
  const { tag, offer } = checkout;
  const now = new Date();
  const subscriptionId = offer.interval === null ? null : newTestId('subscription');
  if (subscriptionId !== null) {
    await putTestObject(trx, 'subscription', subscriptionId, firstPeriod(tag, offer, now));
  }
  const { amountCents, currency } = offer;
  const payment = await addTestPayment(
    trx,
    { tag, kind: 'purchase', subscriptionId, amountCents, currency },
    now,
  );
  const paid = { ...checkout, state: 'paid', wasDeclined: false, subscriptionId } as const;
  await putTestObject(trx, 'checkout', id, { ...paid, paymentId: payment.id });
}
