import { type BillingServices, cancelSubscription } from '../../billing/server/billing.ts';
import { PLAN_CHANGED } from '../contract/plan-updates.ts';
import type { PlanChange } from '../contract/signals.ts';
import { takeStep } from './subscription-step.ts';
import { discardOldChoices, lockEndedPlans } from './subscriptions.queries.ts';

/** How many plans one run ends at most. The next run continues. */
const BATCH_SIZE = 500;
/** Days after which an unpaid choice is discarded. Payment pages close after a day. */
const CHOICE_RETENTION_DAYS = 3;

/** Records the end of plans that have expired. They stopped working without this. */
export async function endPlans(services: BillingServices): Promise<void> {
  const { db, live } = services;
  const ended = await db.transaction().execute(async (trx) => {
    const rows = await lockEndedPlans(trx, BATCH_SIZE);
    for (const row of rows) await takeStep(services, trx, row, 'runOut');
    return rows;
  });
  live.publish(
    ended.map(({ profile_id: id }) => ({ kind: 'member', id })),
    { type: PLAN_CHANGED, ids: [] },
  );
  await discardOldChoices(db, CHOICE_RETENTION_DAYS);
}

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
