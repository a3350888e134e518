import type { Member } from '../../../../platform/server/http/actor.ts';
import { maskEmail } from '../../../../platform/server/mail/mask-email.ts';
import type { MyPlan, Subscription } from '../contract/subscription.ts';
import { canTake, SUBSCRIPTION_ABILITIES } from '../contract/subscription-lifecycle.ts';
import { type PlanServices, planOf } from './plans.ts';
import { type SubscriptionRow, situationOf } from './subscription-step.ts';
import { findSubscriptions } from './subscriptions.queries.ts';

/** Returns the state of a member's plan. */
export async function myPlan(
  services: Pick<PlanServices, 'db' | 'config'>,
  { id: profileId, seenBy }: Pick<Member, 'id' | 'seenBy'>,
): Promise<MyPlan> {
  const presentOrNull = (row: SubscriptionRow | undefined) =>
    row === undefined ? null : present(row, seenBy !== undefined);
  const [{ planType, subscriptionId }, rows] = await Promise.all([
    planOf(services, profileId),
    findSubscriptions(services.db, profileId),
  ]);
  const newest = (status: SubscriptionRow['status']) => rows.find((row) => row.status === status);
  const current = rows.find(({ id }) => id === subscriptionId) ?? newest('on_hold');
  const isPaid = current !== undefined && current.amount_cents > 0;
  return {
    planType,
    current: presentOrNull(current),
    pending: presentOrNull(newest('pending')),
    ended: isPaid ? null : presentOrNull(newest('ended')),
  };
}

/** @param isSeen Whether an operator looks, for whom addresses are masked. */
function present(row: SubscriptionRow, isSeen: boolean): Subscription {
  const situation = situationOf(row);
  return {
    id: row.id,
    planType: row.plan_type,
    status: row.status,
    cancelsAtPeriodEnd: row.cancels_at_period_end,
    amountCents: row.amount_cents,
    email: isSeen ? maskEmail(row.email) : row.email,
    paidWith: row.paid_with,
    chosenAt: row.created_at.toISOString(),
    startedAt: row.started_at?.toISOString() ?? null,
    currentPeriodEnd: row.current_period_end?.toISOString() ?? null,
    scheduledPlanType: row.scheduled_plan_type,
    scheduledAmountCents: row.scheduled_amount_cents,
    worksUntil: row.works_until?.toISOString() ?? null,
    nextAttemptAt: row.next_attempt_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    can: SUBSCRIPTION_ABILITIES.filter((ability) => canTake(ability, situation)),
  };
}
