import { type BillingServices, cancelSubscription } from '../../billing/server/billing.ts';
import { findRenewing, isLeaving } from './subscriptions.queries.ts';

/**
 * Cancels the plans of a member who is deleting their account, unless they have returned. After they return, they can
 * resume a plan that still works. Fails while the provider is unavailable, and is retried.
 */
export async function stopRenewals(services: BillingServices, profileId: string): Promise<void> {
  if (!(await isLeaving(services.db, profileId))) return;
  for (const providerSubscriptionId of await findRenewing(services.db, profileId)) {
    await cancelSubscription(services, providerSubscriptionId, 'period_end');
  }
}
