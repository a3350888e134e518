import { type BillingServices, cancelSubscription } from '../../billing/server/billing.ts';
import type { PlanChange } from '../contract/signals.ts';

/**
 * Cancels subscriptions at the payment provider that have ended here, for example after failed renewals, so
 * that they are not charged again. Fails while the provider is unavailable, and is retried.
 */
export async function stopCharging(
  services: BillingServices,
  { subscriptionId, change }: { subscriptionId: string; change: PlanChange },
): Promise<void> {
  if (change !== 'ended') return;
  const row = await services.db
    .selectFrom('subscriptions')
    .select('provider_subscription_id')
    .where('id', '=', subscriptionId)
    .where('status', '=', 'ended')
    .executeTakeFirst();
  const providerSubscriptionId = row?.provider_subscription_id ?? null;
  if (providerSubscriptionId !== null) await cancelSubscription(services, providerSubscriptionId, 'now');
}
