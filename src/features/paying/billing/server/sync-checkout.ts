import type { BillingServices } from './billing-services.ts';
import { expireCheckout, recordAttempt } from './checkouts.queries.ts';
import { syncPayment } from './sync-payment.ts';
import { syncSubscription } from './sync-subscription.ts';
import { publishCheckout } from './publish.ts';

/**
 * Syncs a checkout with the provider. Completes a paid one after syncing its subscription, in the transaction
 * of its payment, so a complete checkout implies that the purchase is active.
 */
export async function syncCheckout(services: BillingServices, providerId: string): Promise<void> {
  const { db, jobs, payments } = services;
  const { tag, state, wasDeclined, subscriptionId, paymentId } =
    await payments.provider.readCheckout(providerId);
  if (tag === null) return;
  if (state === 'paid') {
    if (subscriptionId !== null) await syncSubscription(services, subscriptionId);
    if (paymentId !== null) await syncPayment(services, paymentId);
    return;
  }
  const isChanged = await db
    .transaction()
    .execute((trx) =>
      state === 'expired'
        ? expireCheckout(trx, jobs, tag.checkoutId)
        : recordAttempt(trx, tag.checkoutId, wasDeclined ? 'failed' : 'pending'),
    );
  if (isChanged) publishCheckout(services, tag);
}
