import type { Transaction } from 'kysely';
import type { Offer } from '../../../../shared/offers.ts';
import type { Database } from '../../db/database.ts';
import type { DB } from '../../db/schema.generated.ts';
import { PaymentFailure } from '../payment-failure.ts';
import type { Money, ProviderSubscription } from '../payments.ts';
import { changeCost, changedTag, firstPeriod, period } from './subscription-periods.ts';
import { requireTestCheckout } from './test-checkouts.ts';
import { recordTestEvent, type TestServices } from './test-events.ts';
import { findTestObject, lockTestObject, putTestObject, type TestObjects } from './test-objects.ts';
import { addTestPayment } from './test-payments.ts';

type TestSubscription = TestObjects['subscription'];

export async function readTestSubscription(db: Database, id: string): Promise<ProviderSubscription> {
  const { tag, offer, state, currentPeriodEnd, cancelsAtPeriodEnd, scheduled } = await findTestObject(
    db,
    'subscription',
    id,
  );
  return {
    id,
    tag,
    state,
    amountCents: offer.amountCents,
    currency: offer.currency,
    interval: offer.interval ?? 'month',
    currentPeriodEnd: new Date(currentPeriodEnd),
    cancelsAtPeriodEnd,
    scheduledOfferId: scheduled?.id ?? null,
    scheduledAmountCents: scheduled?.amountCents ?? null,
    nextAttemptAt: null,
    paidWith: null,
    isTest: true,
  };
}

/** Returns what a change would cost today. */
export const previewTestChange = async (db: Database, id: string, offer: Offer): Promise<Money> =>
  changeCost(await findTestObject(db, 'subscription', id), offer, new Date());

export async function changeTestSubscription(
  services: TestServices,
  id: string,
  offer: Offer,
): Promise<void> {
  requireTestCheckout(services);
  await services.db.transaction().execute(async (trx) => {
    const now = new Date();
    const before = await lockTestObject(trx, 'subscription', id);
    const cost = changeCost(before, offer, now);
    const tag = changedTag(before.tag, offer);
    const isSamePeriod = before.offer.interval === offer.interval;
    const after = isSamePeriod ? { ...before, tag, offer } : firstPeriod(tag, offer, now);
    await putTestObject(trx, 'subscription', id, {
      ...after,
      cancelsAtPeriodEnd: false,
      scheduled: null,
    });
    const payment = await addTestPayment(trx, { tag, kind: 'change', subscriptionId: id, ...cost }, now);
    await recordTestEvent(services, trx, 'subscription.changed', [{ kind: 'subscription', id }, payment]);
  });
}

/** Sets the offer that a subscription changes to when its paid period ends; null for none. */
export const scheduleTestChange = (services: TestServices, id: string, offer: Offer | null): Promise<void> =>
  services.db.transaction().execute(async (trx) => {
    const subscription = await lockTestObject(trx, 'subscription', id);
    await putTestObject(trx, 'subscription', id, { ...subscription, scheduled: offer });
    await recordTestEvent(services, trx, 'subscription.changed', [{ kind: 'subscription', id }]);
  });

export async function cancelTestSubscription(
  services: TestServices,
  id: string,
  when: 'period_end' | 'now' | 'never',
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const subscription = await lockTestObject(trx, 'subscription', id).catch(unlessMissing);
    if (subscription === null || subscription.state === 'cancelled') return;
    if (when === 'now') return endSubscription(services, trx, id, subscription);
    await putTestObject(trx, 'subscription', id, {
      ...subscription,
      cancelsAtPeriodEnd: when === 'period_end',
      scheduled: null,
    });
    await recordTestEvent(services, trx, 'subscription.changed', [{ kind: 'subscription', id }]);
  });
}

/** An ended subscription is not found anymore, as with other providers. */
function unlessMissing(error: unknown): null {
  if (error instanceof PaymentFailure && error.reason === 'missing') return null;
  throw error;
}

/** Renews a subscription whose paid period is over, or ends it. */
export async function renewOrEndTestSubscription(
  services: TestServices,
  trx: Transaction<DB>,
  id: string,
): Promise<void> {
  const subscription = await lockTestObject(trx, 'subscription', id);
  const isOver = subscription.cancelsAtPeriodEnd || !services.config.testCheckout;
  if (isOver) await endSubscription(services, trx, id, subscription);
  else await renewSubscription(services, trx, id, subscription);
}

async function renewSubscription(
  services: TestServices,
  trx: Transaction<DB>,
  id: string,
  subscription: TestSubscription,
): Promise<void> {
  const { scheduled } = subscription;
  const offer = scheduled ?? subscription.offer;
  const tag = scheduled ? changedTag(subscription.tag, scheduled) : subscription.tag;
  const periodStart = new Date(subscription.currentPeriodEnd);
  await putTestObject(
    trx,
    'subscription',
    id,
    scheduled
      ? firstPeriod(tag, scheduled, periodStart)
      : { ...subscription, ...period(subscription, subscription.periods + 1) },
  );
  const { amountCents, currency } = offer;
  const payment = await addTestPayment(
    trx,
    { tag, kind: 'renewal', subscriptionId: id, amountCents, currency },
    periodStart,
  );
  await recordTestEvent(services, trx, 'subscription.renewed', [{ kind: 'subscription', id }, payment]);
}

async function endSubscription(
  services: TestServices,
  trx: Transaction<DB>,
  id: string,
  subscription: TestSubscription,
): Promise<void> {
  await putTestObject(trx, 'subscription', id, { ...subscription, state: 'cancelled' });
  await recordTestEvent(services, trx, 'subscription.ended', [{ kind: 'subscription', id }]);
}
