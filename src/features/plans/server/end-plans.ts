import { type BillingServices, cancelSubscription } from '../../billing/server/billing.ts';
import { PLAN_CHANGED } from '../contract/live.ts';
import { giveUpOldChoices, lockRunOut } from './subscriptions.queries.ts';
import { type SubscriptionRow, takeStep } from './subscription-step.ts';

/** Plans one run ends at most; the next one takes the rest. */
const AT_ONCE = 500;
/** A payment page closes after a day. */
const CHOICE_DAYS = 3;

/**
 * Notes the end of plans whose time is over; they have stopped working by themselves. Whose renewal was not paid for
 * too long is not charged for any more, either.
 */
export async function endPlans(services: BillingServices): Promise<void> {
  const { db, live, log } = services;
  const ended = await db.transaction().execute(async (trx) => {
    const rows = await lockRunOut(trx, AT_ONCE);
    for (const row of rows) await takeStep(services, trx, row, 'runOut');
    return rows;
  });
  live.publish(
    ended.map(({ profile_id: id }) => ({ kind: 'member', id })),
    { type: PLAN_CHANGED, ids: [] },
  );
  for (const row of ended.filter(isUnpaid)) {
    await cancelSubscription(services, row.provider_subscription_id, 'now').catch((error: unknown) =>
      log.error({ err: error, subscription: row.id }, 'unpaid plan not cancelled at the payment provider'),
    );
  }
  await giveUpOldChoices(db, CHOICE_DAYS);
}

const isUnpaid = (row: SubscriptionRow): row is SubscriptionRow & { provider_subscription_id: string } =>
  row.status === 'past_due' && row.provider_subscription_id !== null;
