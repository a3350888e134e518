import { type Selectable, sql, type Transaction } from 'kysely';
import type { Offer } from '../../../../shared/offers.ts';
import { defineSignal } from '../../../../shared/signals.ts';
import type { Database } from '../../db/database.ts';
import type { DB, TestCheckoutObjects } from '../../db/schema.generated.ts';
import { PaymentFailure } from '../payment-failure.ts';
import type { ProviderEvent, PurchaseTag } from '../payments.ts';

/**
 * An event of the test checkout, to be signed and received like one of a real provider. A failed delivery is
 * retried.
 */
export const testEventMade = defineSignal<ProviderEvent>('payments.test-event');

/** An event that arrives late. */
export const lateTestEventMade = defineSignal<ProviderEvent>('payments.late-test-event');

/** The test checkout's objects by kind. Times are in ISO 8601, because objects are stored as JSON. */
export interface TestObjects {
  checkout: {
    tag: PurchaseTag;
    offer: Offer;
    state: 'open' | 'paid' | 'expired';
    expiresAt: string;
    wasDeclined: boolean;
    subscriptionId: string | null;
    paymentId: string | null;
  };
  subscription: {
    tag: PurchaseTag;
    offer: Offer;
    state: 'active' | 'cancelled';
    /** Periods are counted from it, so that the 31st comes back after February. */
    startedAt: string;
    periods: number;
    currentPeriodEnd: string;
    cancelsAtPeriodEnd: boolean;
    /** The offer it changes to when the period ends. Missing in objects of older releases. */
    scheduled?: Offer | null;
  };
  payment: {
    tag: PurchaseTag;
    kind: 'purchase' | 'renewal' | 'change';
    subscriptionId: string | null;
    amountCents: number;
    currency: Offer['currency'];
    paidAt: string;
    /** The amount of each refund by its id. Missing in objects of older releases. */
    refunds?: Readonly<Record<string, number>>;
  };
}
export type TestKind = keyof TestObjects;

/**
 * Returns an object.
 * @throws PaymentFailure 'missing'
 */
export async function findTestObject<K extends TestKind>(
  db: Database,
  kind: K,
  id: string,
): Promise<TestObjects[K]> {
  const row = await db
    .selectFrom('test_checkout_objects')
    .select('object')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return objectOf(kind, row);
}

/**
 * Returns an object and locks it until the end of the transaction.
 * @throws PaymentFailure 'missing'
 */
export async function lockTestObject<K extends TestKind>(
  trx: Transaction<DB>,
  kind: K,
  id: string,
): Promise<TestObjects[K]> {
  const row = await trx
    .selectFrom('test_checkout_objects')
    .select('object')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst();
  return objectOf(kind, row);
}

/** Inserts an object, or replaces the one with its id. */
export async function putTestObject<K extends TestKind>(
  trx: Transaction<DB>,
  kind: K,
  id: string,
  object: TestObjects[K],
): Promise<void> {
  const json = JSON.stringify(object);
  await sql`
    insert into test_checkout_objects (id, kind, profile_id, due_at, object)
    values (${id}, ${kind}, ${object.tag.profileId}, ${dueAt(object)}::timestamptz, ${json}::jsonb)
    on conflict (id) do update set due_at = excluded.due_at, object = excluded.object`.execute(trx);
}

/** Returns when an object changes by itself: an open checkout expires, a subscription is renewed or ends. */
function dueAt(object: TestObjects[TestKind]): string | null {
  if ('expiresAt' in object) return object.state === 'open' ? object.expiresAt : null;
  if ('currentPeriodEnd' in object) return object.state === 'active' ? object.currentPeriodEnd : null;
  return null;
}

/** Locks one due object, skipping those that are locked already. */
export const lockDueTestObject = (
  trx: Transaction<DB>,
  now: Date,
): Promise<{ id: string; kind: string } | undefined> =>
  trx
    .selectFrom('test_checkout_objects')
    .select(['id', 'kind'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** Objects are only written by `putTestObject`, so they have the right shape. */
function objectOf<K extends TestKind>(
  _kind: K,
  row: Pick<Selectable<TestCheckoutObjects>, 'object'> | undefined,
): TestObjects[K] {
  if (row === undefined) throw new PaymentFailure('missing');
  return row.object as unknown as TestObjects[K];
}
