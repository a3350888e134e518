/** The public API of billing for other features on the server. */
import type { PlatformServices } from '../../../platform/server/feature.ts';
import type { Money } from '../../../platform/server/payments/payments.ts';
import type { ErrorSpec } from '../../../shared/errors.ts';
import type { Offer } from '../../../shared/offers.ts';
import type { StartedCheckout } from '../contract/checkout.ts';
import { billingErrors } from '../contract/errors.ts';

export type BillingServices = Pick<PlatformServices, 'config' | 'db' | 'jobs' | 'live' | 'log'>;

export interface CheckoutRequest {
  buyer: { id: string; email: string };
  offer: Offer;
  /** What the caller calls the purchase, such as the id of a row that waits for it; every signal carries it. */
  reference: string;
  /** The page of this site to which somebody goes back who does not pay, such as '/pricing'. */
  cancelPath: string;
  /** A person has at most one open checkout of a group: starting another closes the one before. */
  group?: string;
}

/**
 * Starts to sell an offer: answers the payment page to open. Only signals tell of what came of it.
 * @throws DomainError PAYMENT_IN_PROGRESS when another one of the group is paid and not confirmed yet; `unavailable`
 * when the provider is down.
 */
export async function startCheckout(
  services: BillingServices,
  request: CheckoutRequest,
  unavailable: ErrorSpec = billingErrors.PAYMENT_UNAVAILABLE,
): Promise<StartedCheckout> {
  throw new Error('not built yet', { cause: [services, request, unavailable] });
}

/**
 * What another offer would be charged for today, for the rest of the period.
 * @throws DomainError PAYMENT_UNAVAILABLE
 */
export async function previewChange(
  services: BillingServices,
  providerSubscriptionId: string,
  offer: Offer,
): Promise<Money> {
  throw new Error('not built yet', { cause: [services, providerSubscriptionId, offer] });
}

/**
 * Changes a subscription to another offer at once, and charges for the rest of the period. `subscriptionChanged` tells
 * when it is done.
 * @throws DomainError PAYMENT_DECLINED, and then nothing has changed; PAYMENT_UNAVAILABLE.
 */
export async function changeSubscription(
  services: BillingServices,
  providerSubscriptionId: string,
  offer: Offer,
): Promise<void> {
  throw new Error('not built yet', { cause: [services, providerSubscriptionId, offer] });
}

/**
 * Ends a subscription after the period that is paid, or at once; 'never' takes back the former. `subscriptionChanged`
 * tells when it is done.
 * @throws DomainError PAYMENT_UNAVAILABLE
 */
export async function cancelSubscription(
  services: BillingServices,
  providerSubscriptionId: string,
  when: 'period_end' | 'now' | 'never',
): Promise<void> {
  throw new Error('not built yet', { cause: [services, providerSubscriptionId, when] });
}
