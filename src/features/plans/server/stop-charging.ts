import { type BillingServices, cancelSubscription } from '../../billing/server/billing.ts';
import type { PlanChange } from '../contract/signals.ts';

/**
 * Ends at the payment provider what is over here, such as a plan that was not paid for too long, so that nobody is
 * charged for it again. Fails while the provider is down, and is tried again then.
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
