import type { EventSubject, ProviderEvent } from '../../../../platform/server/payments/payments.ts';
import type { BillingServices } from './billing-services.ts';
import { syncCheckout } from './sync-checkout.ts';
import { syncPayment } from './sync-payment.ts';
import { syncSubscription } from './sync-subscription.ts';
import { hasFailed, fromProvider } from './provider-outage.ts';

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
    services.log.warn({ kind, id }, 'the payment provider does not know it any more');
  }
}
