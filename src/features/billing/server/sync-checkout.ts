import type { BillingServices } from './billing-services.ts';
import { expireCheckout, noteTry } from './checkouts.queries.ts';
import { followPayment } from './sync-payment.ts';
import { followSubscription } from './sync-subscription.ts';
import { publishCheckout } from './publish.ts';

/**
 * Syncs a checkout with the provider. Completes a paid one after syncing its subscription, in the transaction
 * of its payment, so a complete checkout implies that the purchase is active.
 */
export async function followCheckout(services: BillingServices, providerId: string): Promise<void> {
  const { db, jobs, payments } = services;
  const { tag, state, wasDeclined, subscriptionId, paymentId } =
    await payments.provider.readCheckout(providerId);
  if (tag === null) return;
  if (state === 'paid') {
    if (subscriptionId !== null) await followSubscription(services, subscriptionId);
    if (paymentId !== null) await followPayment(services, paymentId);
    return;
  }
  const isChanged = await db
    .transaction()
    .execute((trx) =>
      state === 'expired'
        ? expireCheckout(trx, jobs, tag.checkoutId)
        : noteTry(trx, tag.checkoutId, wasDeclined ? 'failed' : 'pending'),
    );
  if (isChanged) publishCheckout(services, tag);
}
