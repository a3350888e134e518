import type { Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { OwnerKey } from '../../../../platform/server/http/actor.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { billingErrors } from '../contract/errors.ts';
import type { PortalPage } from '../contract/payment.ts';
import { PLAN_PATH } from '../contract/return-path.ts';
import { customerLeft } from '../contract/signals.ts';
import type { BillingServices } from './billing-services.ts';
import { fromProvider, hasFailed } from './provider-outage.ts';

/** Returns a person's customer id at the provider; null before their first purchase. */
async function findCustomer(
  { db, payments: { provider } }: Pick<BillingServices, 'db' | 'payments'>,
  profileId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('payment_customers')
    .select('provider_id')
    .where('profile_id', '=', profileId)
    .where('provider', '=', provider.name)
    .executeTakeFirst();
  return row?.provider_id ?? null;
}

/** Returns a person's customer id, created on their first purchase. Concurrent calls agree on one id. */
export async function ensureCustomer(
  services: Pick<BillingServices, 'db' | 'payments'>,
  { id, email }: { id: string; email: string },
): Promise<string> {
  const known = await findCustomer(services, id);
  if (known !== null) return known;
  const { db, payments } = services;
  const { id: providerId } = await payments.provider.createCustomer(id, email);
  await db
    .insertInto('payment_customers')
    .values({ profile_id: id, provider: payments.provider.name, provider_id: providerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findCustomer(services, id)) ?? providerId;
}

/** Deletes a customer id that the provider no longer knows. */
export async function deleteCustomerRow(
  { db, payments: { provider } }: Pick<BillingServices, 'db' | 'payments'>,
  profileId: string,
): Promise<void> {
  await db
    .deleteFrom('payment_customers')
    .where('profile_id', '=', profileId)
    .where('provider', '=', provider.name)
    .execute();
}

/**
 * Records that a person is being erased, before their rows are deleted, so that their subscriptions end at
 * the provider.
 */
export async function recordCustomerLeft(
  trx: Transaction<DB>,
  person: OwnerKey,
  jobs: Pick<Jobs, 'record'>,
): Promise<void> {
  if (person.kind === 'guest') return;
  const customers = await trx
    .selectFrom('payment_customers')
    .select(['provider', 'provider_id'])
    .where('profile_id', '=', person.id)
    .execute();
  const left = customers.map(({ provider, provider_id }) => ({ provider, customerId: provider_id }));
  await jobs.record(trx, customerLeft, ...left);
}

/** Ends all subscriptions of an erased person at the provider. */
export async function deleteCustomer(
  { payments: { provider } }: Pick<BillingServices, 'payments'>,
  left: { provider: string; customerId: string },
): Promise<void> {
  if (left.provider !== provider.name) return;
  await provider.deleteCustomer(left.customerId).catch((error: unknown) => {
    if (!hasFailed(error, 'missing')) throw error;
  });
}

/**
 * Returns whether an account exists here. The provider may also know erased people and customers of other
 * sites.
 */
export async function isMember(db: Database, profileId: string): Promise<boolean> {
  const profile = await db.selectFrom('profiles').select('id').where('id', '=', profileId).executeTakeFirst();
  return profile !== undefined;
}

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
