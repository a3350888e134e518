import type { Selectable, Transaction, Updateable } from 'kysely';
import type { DB, Subscriptions } from '../../../../platform/server/db/schema.generated.ts';
import type { PlatformServices } from '../../../../platform/server/feature.ts';
import type { PlanType } from '../../../../shared/plan-types.ts';
import type { RenewingPlan } from '../contract/offers.ts';
import { type PlanChange, planChanged } from '../contract/signals.ts';
import {
  canTake,
  type SubscriptionSituation,
  type SubscriptionStatus,
  type SubscriptionStep,
  stepTo,
  worksUntil,
} from '../contract/subscription-lifecycle.ts';

/** A row of `subscriptions`, with the types that its constraints guarantee. */
export type SubscriptionRow = Omit<
  Selectable<Subscriptions>,
  'plan_type' | 'status' | 'scheduled_plan_type'
> & {
  plan_type: PlanType;
  scheduled_plan_type: RenewingPlan | null;
  status: SubscriptionStatus;
};

/** What the provider reports in addition to the step. */
type ProviderReport = Pick<
  Updateable<Subscriptions>,
  'provider_subscription_id' | 'payment_id' | 'provider_revision' | 'amount_cents' | 'paid_with'
> & {
  plan_type?: PlanType;
  cancels_at_period_end?: boolean;
  scheduled_plan_type?: RenewingPlan | null;
  scheduled_amount_cents?: number | null;
  current_period_end?: Date | null;
  next_attempt_at?: Date | null;
};

export const situationOf = (row: SubscriptionRow): SubscriptionSituation => ({
  status: row.status,
  isRenewing: row.provider_subscription_id !== null,
  cancelsAtPeriodEnd: row.cancels_at_period_end,
  hasScheduledChange: row.scheduled_plan_type !== null,
});

/**
 * Takes a step if the status allows it, and stores what was reported in any case. The caller has locked the
 * row.
 */
export async function takeStep(
  { jobs }: Pick<PlatformServices, 'jobs'>,
  trx: Transaction<DB>,
  row: SubscriptionRow,
  step: SubscriptionStep | null,
  reported: ProviderReport = {},
): Promise<SubscriptionRow> {
  const now = new Date();
  const status = step !== null && canTake(step, situationOf(row)) ? stepTo(step, row.status) : row.status;
  const isOver = status === 'ended' || status === 'cancelled';
  const next = {
    ...row,
    ...reported,
    status,
    started_at: row.started_at ?? (status === 'active' ? now : null),
    past_due_since: status === 'past_due' ? (row.past_due_since ?? now) : null,
    ended_at: isOver ? (row.ended_at ?? now) : null,
  };
  const works_until = worksUntil({
    status,
    cancelsAtPeriodEnd: next.cancels_at_period_end,
    currentPeriodEnd: next.current_period_end,
    pastDueSince: next.past_due_since,
  });
  const { id, profile_id, ...columns } = { ...next, works_until };
  await trx.updateTable('subscriptions').set(columns).where('id', '=', id).execute();
  const change = changeOf(row, next);
  if (change !== null) {
    await jobs.record(trx, planChanged, {
      profileId: profile_id,
      subscriptionId: id,
      planType: next.plan_type,
      change,
      worksUntil: works_until?.toISOString() ?? null,
    });
  }
  return { ...next, works_until };
}

type PlanState = Pick<SubscriptionRow, 'status' | 'plan_type'>;

/** Returns what a step changes for the member; null for nothing. */
function changeOf(before: PlanState, after: PlanState): PlanChange | null {
  if (before.status === after.status) {
    return after.status === 'active' && before.plan_type !== after.plan_type ? 'switched' : null;
  }
  switch (after.status) {
    case 'active':
      if (before.status === 'past_due') return 'recovered';
      return before.status === 'on_hold' ? 'released' : 'started';
    case 'past_due':
      return 'payment-missed';
    case 'on_hold':
      return 'held';
    case 'ended':
      return 'ended';
    default:
      return null;
  }
}
