import type { Money } from '../../../platform/server/payments/payments.ts';
import type { Offer } from '../../../shared/offers.ts';
import type { BillingServices } from './billing-services.ts';
import { fromProvider } from './provider-outage.ts';

type Services = Pick<BillingServices, 'payments'>;

/**
 * What another offer would be charged for today, for the rest of the period.
 * @throws DomainError PAYMENT_UNAVAILABLE
 */
export const previewChange = (
  { payments }: Services,
  providerSubscriptionId: string,
  offer: Offer,
): Promise<Money> => fromProvider(payments.provider.previewChange(providerSubscriptionId, offer));

/**
 * Changes a subscription to another offer at once, and charges for the rest of the period. It is renewed again, even if
 * it was cancelled. `subscriptionChanged` tells when it is done.
 * @throws DomainError PAYMENT_DECLINED, and then nothing has changed; PAYMENT_UNAVAILABLE.
 */
export const changeSubscription = (
  { payments }: Services,
  providerSubscriptionId: string,
  offer: Offer,
): Promise<void> => fromProvider(payments.provider.changeSubscription(providerSubscriptionId, offer));

/**
 * Changes a subscription to another offer when the period that is paid ends; null takes that back.
 * `subscriptionChanged` tells when it is scheduled, and again when it is done.
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
 * Ends a subscription after the period that is paid, or at once; 'never' takes back the former. `subscriptionChanged`
 * tells when it is done.
 * @throws DomainError PAYMENT_UNAVAILABLE
 */
export const cancelSubscription = (
  { payments }: Services,
  providerSubscriptionId: string,
  when: 'period_end' | 'now' | 'never',
): Promise<void> => fromProvider(payments.provider.cancelSubscription(providerSubscriptionId, when));
