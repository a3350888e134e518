import type { Insertable, Selectable, Transaction } from 'kysely';
import type { DB, ProviderSubscriptions } from '../../../../platform/server/db/schema.generated.ts';
import type { ProviderSubscription, PurchaseTag } from '../../../../platform/server/payments/payments.ts';
import { subscriptionChanged } from '../contract/signals.ts';
import type { BillingServices } from './billing-services.ts';
import { isMember } from './customers.ts';
import { publishPayments } from './publish.ts';
import { isUnchanged, retryOnConflict } from './retry-on-conflict.ts';

type Row = Selectable<ProviderSubscriptions>;

/** Syncs our copy of a subscription with the provider, and records a signal if it changed. */
export async function syncSubscription(services: BillingServices, id: string): Promise<void> {
  const { db, jobs, log, payments } = services;
  const { provider } = payments;
  await retryOnConflict(async () => {
    const before = await db
      .selectFrom('provider_subscriptions')
      .selectAll()
      .where('provider', '=', provider.name)
      .where('provider_id', '=', id)
      .executeTakeFirst();
    const now = await provider.readSubscription(id);
    const { tag } = now;
    if (tag === null) return true;
    if (!(await isMember(db, tag.profileId))) {
      log.warn({ subscription: id }, 'a subscription of nobody here');
      return true;
    }
    const row = rowOf(provider.name, now, tag);
    if (before !== undefined && isUnchanged(before, row)) return true;
    const written = await db.transaction().execute(async (trx) => {
      const revision = await writeSubscription(trx, row, before);
      if (revision === null) return false;
      await jobs.record(trx, subscriptionChanged, {
        profileId: tag.profileId,
        offerId: tag.offerId,
        reference: tag.reference,
        checkoutId: tag.checkoutId,
        providerSubscriptionId: id,
        revision,
        status: now.state,
        currentPeriodEnd: now.currentPeriodEnd?.toISOString() ?? null,
        cancelsAtPeriodEnd: now.cancelsAtPeriodEnd,
        scheduledOfferId: now.scheduledOfferId,
        scheduledAmountCents: now.scheduledAmountCents,
        nextAttemptAt: now.nextAttemptAt?.toISOString() ?? null,
        paidWith: now.paidWith,
        amountCents: now.amountCents,
        currency: now.currency,
        isTest: now.isTest,
      });
      return true;
    });
    if (written) publishPayments(services, tag.profileId);
    return written;
  });
}

const rowOf = (
  provider: string,
  { id, ...now }: ProviderSubscription,
  tag: PurchaseTag,
): Insertable<ProviderSubscriptions> => ({
  provider,
  provider_id: id,
  profile_id: tag.profileId,
  checkout_id: tag.checkoutId,
  reference: tag.reference,
  offer_id: tag.offerId,
  state: now.state,
  amount_cents: now.amountCents,
  currency: now.currency,
  interval: now.interval,
  current_period_end: now.currentPeriodEnd,
  cancels_at_period_end: now.cancelsAtPeriodEnd,
  scheduled_offer_id: now.scheduledOfferId,
  scheduled_amount_cents: now.scheduledAmountCents,
  next_attempt_at: now.nextAttemptAt,
  paid_with: now.paidWith,
  is_test: now.isTest,
});

/** Writes the subscription row. Returns its new revision, or null if the row changed concurrently. */
async function writeSubscription(
  trx: Transaction<DB>,
  row: Insertable<ProviderSubscriptions>,
  before: Row | undefined,
): Promise<number | null> {
  const written =
    before === undefined
      ? trx
          .insertInto('provider_subscriptions')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .returning('revision')
      : trx
          .updateTable('provider_subscriptions')
          .set({ ...row, revision: before.revision + 1 })
          .where('provider', '=', row.provider)
          .where('provider_id', '=', row.provider_id)
          .where('revision', '=', before.revision)
          .returning('revision');
  return (await written.executeTakeFirst())?.revision ?? null;
}
