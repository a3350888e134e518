import type { PlanType } from '../../../../shared/plan-types.ts';
import { DAY_MS } from '../../../../shared/time.ts';
import { isLifetime } from './offers.ts';

/**
 * The states of a subscription:
 *
 * - pending: waits for its payment.
 * - active: gives its plan.
 * - past_due: a renewal failed; still gives its plan for the grace period.
 * - on_hold: gives nothing during a dispute.
 * - cancelled: ended before it was paid.
 * - ended: ended after it was paid.
 */
export const SUBSCRIPTION_STATUSES = [
  'pending',
  'active',
  'past_due',
  'on_hold',
  'cancelled',
  'ended',
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

interface Transition {
  /** Who causes the step: the member, a report of the payment provider, or the clock. */
  by: 'member' | 'provider' | 'clock';
  from: readonly SubscriptionStatus[];
  /** Only for subscriptions that the provider renews. */
  renewing?: true;
  /** Whether the plan must be set to end with its period, or must not be. */
  ending?: boolean;
  /** Only if a change is scheduled for the end of the period. */
  scheduled?: true;
  /** The new status. Omitted if it stays, because the request takes effect when the provider reports it. */
  to?: SubscriptionStatus;
}

/**
 * Every step of a subscription: who may take it, when, and what it leads to. The server and every `can` use
 * this.
 */
export const LIFECYCLE = {
  openPayment: { by: 'member', from: ['pending'] },
  forget: { by: 'member', from: ['pending'], to: 'cancelled' },
  abandon: { by: 'clock', from: ['pending'], to: 'cancelled' },

  cancel: { by: 'member', from: ['active', 'past_due'], renewing: true, ending: false },
  keep: { by: 'member', from: ['active'], renewing: true, ending: true },
  change: { by: 'member', from: ['active'], renewing: true, ending: false },
  dropChange: { by: 'member', from: ['active', 'past_due'], renewing: true, scheduled: true },
  updateCard: { by: 'member', from: ['active', 'past_due'], renewing: true, ending: false },

  // A payment always activates the plan, whatever the status: no one pays for nothing.
  activate: {
    by: 'provider',
    from: ['pending', 'active', 'past_due', 'cancelled', 'ended'],
    to: 'active',
  },
  missPayment: { by: 'provider', from: ['active', 'past_due'], to: 'past_due' },
  hold: { by: 'provider', from: ['active', 'past_due', 'on_hold'], to: 'on_hold' },
  release: { by: 'provider', from: ['on_hold'], to: 'active' },
  fail: { by: 'provider', from: ['pending'], to: 'cancelled' },
  end: { by: 'provider', from: ['active', 'past_due', 'on_hold', 'ended'], to: 'ended' },
  // A refunded plan was not paid for, even if the refund arrives before the payment.
  refund: {
    by: 'provider',
    from: ['pending', 'active', 'past_due', 'on_hold', 'cancelled', 'ended'],
    to: 'ended',
  },
  runOut: { by: 'clock', from: ['active', 'past_due'], to: 'ended' },
} as const satisfies Record<string, Transition>;

export type SubscriptionStep = keyof typeof LIFECYCLE;
type Steps = typeof LIFECYCLE;
/** What the member can do with the subscription. */
export type SubscriptionAbility = {
  [Step in SubscriptionStep]: Steps[Step]['by'] extends 'member' ? Step : never;
}[SubscriptionStep];

const isAbility = (step: SubscriptionStep): step is SubscriptionAbility => LIFECYCLE[step].by === 'member';
export const SUBSCRIPTION_ABILITIES = (Object.keys(LIFECYCLE) as SubscriptionStep[]).filter(isAbility);

/** The facts that decide which steps are possible. */
export interface SubscriptionSituation {
  status: SubscriptionStatus;
  /** The provider renews it until it is canceled. */
  isRenewing: boolean;
  /** Canceled: it ends with its period instead of being renewed. */
  cancelsAtPeriodEnd: boolean;
  /** A change to another plan is scheduled for the end of the period. */
  hasScheduledChange: boolean;
}

export function canTake(
  step: SubscriptionStep,
  { status, isRenewing, cancelsAtPeriodEnd, hasScheduledChange }: SubscriptionSituation,
): boolean {
  const { from, renewing, ending, scheduled }: Transition = LIFECYCLE[step];
  if (!from.includes(status)) return false;
  if (renewing && !isRenewing) return false;
  if (scheduled && !hasScheduledChange) return false;
  return ending === undefined || ending === cancelsAtPeriodEnd;
}

/** Returns the status after a step. Some steps leave it unchanged. */
export function stepTo(step: SubscriptionStep, from: SubscriptionStatus): SubscriptionStatus {
  const { to = from }: Transition = LIFECYCLE[step];
  return to;
}

/** The status shown on a plan's badge. */
export type PlanBadge = SubscriptionStatus | 'lifetime';

/** Returns the badge of a plan. A plan that will not renew is shown as canceled while it still works. */
export function badgeOf({
  planType,
  status,
  cancelsAtPeriodEnd,
}: Pick<SubscriptionSituation, 'status' | 'cancelsAtPeriodEnd'> & { planType: PlanType }): PlanBadge {
  if (status !== 'active') return status;
  if (isLifetime(planType)) return 'lifetime';
  return cancelsAtPeriodEnd ? 'cancelled' : 'active';
}

/** How many days a plan keeps working after a failed renewal. */
export const GRACE_DAYS = 7;

/** Returns until when a plan works if it will not continue by itself; null for all other plans. */
export function worksUntil(plan: {
  status: SubscriptionStatus;
  cancelsAtPeriodEnd: boolean;
  currentPeriodEnd: Date | null;
  /** When its renewal first failed. */
  pastDueSince: Date | null;
}): Date | null {
  if (plan.status === 'past_due' && plan.pastDueSince !== null) {
    return new Date(plan.pastDueSince.getTime() + GRACE_DAYS * DAY_MS);
  }
  return plan.status === 'active' && plan.cancelsAtPeriodEnd ? plan.currentPeriodEnd : null;
}
