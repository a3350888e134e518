import type { Money } from '../../../../platform/server/payments/payments.ts';
import type { Offer } from '../../../../shared/offers.ts';
import type { BillingServices } from './billing-services.ts';
import { fromProvider } from './provider-outage.ts';

type Services = Pick<BillingServices, 'payments'>;

/**
 * Returns what a switch to another offer costs today, prorated for the rest of the period.
 * @throws DomainError PAYMENT_UNAVAILABLE
 */
export const previewChange = (
  { payments }: Services,
  providerSubscriptionId: string,
  offer: Offer,
): Promise<Money> => fromProvider(payments.provider.previewChange(providerSubscriptionId, offer));

/**
 * Changes a subscription to another offer immediately, and charges the prorated difference. Also resumes a
 * canceled subscription. `subscriptionChanged` confirms it.
 * @throws DomainError PAYMENT_DECLINED, which leaves everything unchanged; PAYMENT_UNAVAILABLE.
 */
export const changeSubscription = (
  { payments }: Services,
  providerSubscriptionId: string,
  offer: Offer,
): Promise<void> => fromProvider(payments.provider.changeSubscription(providerSubscriptionId, offer));

/**
 * Schedules a change to another offer for the end of the paid period; null cancels the scheduled change.
 * `subscriptionChanged` confirms the schedule, and later the change.
 * @throws DomainError PAYMENT_UNAVAILABLE
 */
export const scheduleChange = (
  { payments: { provider } }: Services,
  providerSubscriptionId: string,
  offer: Offer | null,
): Promise<void> =>
  fromProvider(
    offer === null
      ? provider.dropScheduledChange(providerSubscriptionId)
      : provider.scheduleChange(providerSubscriptionId, offer),
  );

/**
 * Cancels a subscription at the end of the paid period or immediately; 'never' resumes one that would end.
 * `subscriptionChanged` confirms it.
 * @throws DomainError PAYMENT_UNAVAILABLE
 */
export const cancelSubscription = (
  { payments }: Services,
  providerSubscriptionId: string,
  when: 'period_end' | 'now' | 'never',
): Promise<void> => fromProvider(payments.provider.cancelSubscription(providerSubscriptionId, when));

/** The public API of billing for other features on the server. */

export type { BillingServices } from './billing-services.ts';
export { isDisputed, isPlanRefunded } from './payments.queries.ts';
export { requestRefund, runRefund } from './refund-payment.ts';
export { startCheckout } from './start-checkout.ts';
