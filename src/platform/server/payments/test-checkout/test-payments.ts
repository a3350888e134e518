import type { Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { DB } from '../../db/schema.generated.ts';
import { PaymentFailure } from '../payment-failure.ts';
import type { EventSubject, NewRefund, ProviderPayment } from '../payments.ts';
import { newTestId, recordTestEvent, type TestServices } from './test-events.ts';
import { findTestObject, lockTestObject, putTestObject, type TestObjects } from './test-objects.ts';

export async function addTestPayment(
  trx: Transaction<DB>,
  payment: Omit<TestObjects['payment'], 'paidAt'>,
  at: Date,
): Promise<EventSubject> {
  const id = newTestId('payment');
  await putTestObject(trx, 'payment', id, { ...payment, paidAt: at.toISOString() });
  return { kind: 'payment', id };
}

export async function readTestPayment(db: Database, id: string): Promise<ProviderPayment> {
  const { paidAt, refunds = {}, ...payment } = await findTestObject(db, 'payment', id);
  return {
    ...payment,
    id,
    state: 'paid',
    at: new Date(paidAt),
    refundedCents: totalOf(refunds),
    dispute: 'none',
    number: null,
    paidWith: null,
    receiptUrl: null,
    isTest: true,
  };
}

export const refundTestPayment = (
  services: TestServices,
  { id, paymentId, amountCents }: NewRefund,
): Promise<void> =>
  services.db.transaction().execute(async (trx) => {
    const payment = await lockTestObject(trx, 'payment', paymentId);
    const { refunds = {} } = payment;
    if (Object.hasOwn(refunds, id)) return;
    if (totalOf(refunds) + amountCents > payment.amountCents) throw new PaymentFailure('refused');
    await putTestObject(trx, 'payment', paymentId, {
      ...payment,
      refunds: { ...refunds, [id]: amountCents },
    });
    await recordTestEvent(services, trx, 'payment.refunded', [{ kind: 'payment', id: paymentId }]);
  });

const totalOf = (refunds: Readonly<Record<string, number>>): number =>
  Object.values(refunds).reduce((total, cents) => total + cents, 0);
