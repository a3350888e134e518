import { DomainError } from '../../../../shared/errors.ts';
import { billingErrors } from '../contract/errors.ts';
import { PLAN_PATH } from '../contract/return-path.ts';
import type { PortalPage } from '../contract/payment.ts';
import type { BillingServices } from './billing-services.ts';
import { findCustomer } from './customers.ts';
import { fromProvider } from './provider-outage.ts';

/**
 * Returns the address of the provider's customer portal; null for the test checkout, which has none.
 * @throws DomainError NOTHING_BOUGHT, PAYMENT_UNAVAILABLE
 */
export async function openPortal(
  services: BillingServices,
  profileId: string,
  page: PortalPage,
): Promise<string | null> {
  const { config, payments } = services;
  const customerId = await findCustomer(services, profileId);
  if (customerId === null) throw new DomainError(billingErrors.NOTHING_BOUGHT);
  const subscriptionId = page === 'cancel' ? await findRunning(services, profileId) : null;
  const portal = await fromProvider(
    payments.provider.createPortal({
      customerId,
      page: page === 'cancel' ? (subscriptionId === null ? 'overview' : { cancel: subscriptionId }) : page,
      returnUrl: config.publicUrl + PLAN_PATH,
    }),
  );
  return portal?.url ?? null;
}

/** Returns a person's newest subscription that has not ended. */
async function findRunning(
  { db, payments: { provider } }: BillingServices,
  profileId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('provider_subscriptions')
    .select('provider_id')
    .where('profile_id', '=', profileId)
    .where('provider', '=', provider.name)
    .where('state', '!=', 'cancelled')
    .orderBy('current_period_end', 'desc')
    .orderBy('provider_id', 'desc')
    .executeTakeFirst();
  return row?.provider_id ?? null;
}
