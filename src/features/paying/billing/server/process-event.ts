import type { EventSubject, ProviderEvent } from '../../../../platform/server/payments/payments.ts';
import type { BillingServices } from './billing-services.ts';
import { expireCheckout, recordAttempt } from './checkouts.queries.ts';
import { fromProvider, hasFailed } from './provider-outage.ts';
import { publishCheckout } from './publish.ts';
import { syncPayment } from './sync-payment.ts';
import { syncSubscription } from './sync-subscription.ts';

/**
 * Verifies and applies an event sent by the provider.
 * @throws DomainError BAD_SIGNATURE, MALFORMED_EVENT; PAYMENT_UNAVAILABLE, after which the provider sends it
 * again.
 */
export async function receiveEvent(
  services: BillingServices,
  body: string,
  signature: string,
): Promise<void> {
  const event = await fromProvider(services.payments.provider.readEvent(body, signature));
  await fromProvider(processEvent(services, event));
}

/**
 * Applies an event by reading its object from the provider as it is now. Events may therefore arrive twice,
 * late or out of order.
 * @returns false if the event was applied before.
 */
export async function processEvent(services: BillingServices, event: ProviderEvent): Promise<boolean> {
  const { db, payments } = services;
  const { name: provider } = payments.provider;
  const known = await db
    .selectFrom('provider_events')
    .select('id')
    .where('provider', '=', provider)
    .where('id', '=', event.id)
    .executeTakeFirst();
  if (known !== undefined) return false;
  for (const subject of event.subjects) await syncObject(services, subject);
  await db
    .insertInto('provider_events')
    .values({ provider, id: event.id, type: event.type })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

const SYNC_BY_KIND = { checkout: syncCheckout, subscription: syncSubscription, payment: syncPayment };

/** Syncs our rows with an object of the provider, and records signals for what changed. */
export async function syncObject(services: BillingServices, { kind, id }: EventSubject): Promise<void> {
  try {
    await SYNC_BY_KIND[kind](services, id);
  } catch (error) {
    if (!hasFailed(error, 'missing')) throw error;
    services.log.warn({ kind, id }, 'the payment provider does not know it anymore');
  }
}

/**
 * Syncs a checkout with the provider. Completes a paid one after syncing its subscription, in the transaction
 * of its payment, so a complete checkout implies that the purchase is active.
 */
async function syncCheckout(services: BillingServices, providerId: string): Promise<void> {
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
