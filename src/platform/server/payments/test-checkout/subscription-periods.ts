/** Periods and prices of the test provider's subscriptions. */
import { type Offer, offerTitle } from '../../../../shared/offers.ts';
import { addMonths } from '../add-months.ts';
import type { Money, PurchaseTag } from '../payments.ts';
import type { TestObjects } from './test-objects.ts';

type TestSubscription = TestObjects['subscription'];

const MONTHS = { month: 1, year: 12 } as const;

/** What a subscription is bought as after a change of its offer. */
export const changedTag = (tag: PurchaseTag, offer: Offer): PurchaseTag => ({
  ...tag,
  offerId: offer.id,
  title: offerTitle(offer),
});

export const firstPeriod = (tag: PurchaseTag, offer: Offer, startedAt: Date): TestSubscription => ({
  tag,
  offer,
  state: 'active',
  startedAt: startedAt.toISOString(),
  cancelsAtPeriodEnd: false,
  ...period({ offer, startedAt: startedAt.toISOString() }, 1),
});

/** Returns when a period ends; the first is 1. Counted from the start, so that short months shift no later one. */
export function period(
  { offer, startedAt }: Pick<TestSubscription, 'offer' | 'startedAt'>,
  periods: number,
): Pick<TestSubscription, 'periods' | 'currentPeriodEnd'> {
  const months = MONTHS[offer.interval ?? 'month'] * periods;
  return { periods, currentPeriodEnd: addMonths(new Date(startedAt), months).toISOString() };
}

/** Refunds the rest of the period at the old price, and charges it at the new one. */
export function changeCost(subscription: TestSubscription, offer: Offer, now: Date): Money {
  const { startedAt, periods, currentPeriodEnd } = subscription;
  const end = Date.parse(currentPeriodEnd);
  const start =
    periods === 1 ? Date.parse(startedAt) : Date.parse(period(subscription, periods - 1).currentPeriodEnd);
  const left = Math.max(0, Math.min(1, (end - now.getTime()) / (end - start)));
  const isSamePeriod = subscription.offer.interval === offer.interval;
  const charged = offer.amountCents * (isSamePeriod ? left : 1);
  return {
    amountCents: Math.max(0, Math.round(charged - subscription.offer.amountCents * left)),
    currency: offer.currency,
  };
}
