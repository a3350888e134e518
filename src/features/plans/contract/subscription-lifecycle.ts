import type { PlanType } from '../../../shared/plan-types.ts';
import { DAY_MS } from '../../../shared/time.ts';
import { isLifetime } from './offers.ts';

/**
 * A subscription waits for its payment (pending), gives its plan (active), still gives it for some days while a
 * renewal is not paid (past due), gives nothing while a bank checks a payment (on hold), and is over: before it was
 * paid (cancelled), or after (ended).
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
  /** Who may: the member, what the payment provider reports, or the clock. */
  by: 'member' | 'provider' | 'clock';
  from: readonly SubscriptionStatus[];
  /** Only for what the provider renews. */
  renewing?: true;
  /** Whether the plan has to end with its period, or must not. */
  ending?: boolean;
  /** Only where a change is scheduled for the end of the period. */
  scheduled?: true;
  /** Left out where the status stays: what was asked for is true once the provider reports it. */
  to?: SubscriptionStatus;
}

/** Every step of a subscription: who may take it, when, and what it leads to. The server and every `can` read this. */
export const LIFECYCLE = {
  openPayment: { by: 'member', from: ['pending'] },
  forget: { by: 'member', from: ['pending'], to: 'cancelled' },
  abandon: { by: 'clock', from: ['pending'], to: 'cancelled' },

  cancel: { by: 'member', from: ['active', 'past_due'], renewing: true, ending: false },
  keep: { by: 'member', from: ['active'], renewing: true, ending: true },
  change: { by: 'member', from: ['active'], renewing: true, ending: false },
  dropChange: { by: 'member', from: ['active', 'past_due'], renewing: true, scheduled: true },
  updateCard: { by: 'member', from: ['active', 'past_due'], renewing: true, ending: false },

  // A payment counts whatever was thought of the subscription before: nobody pays for nothing.
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
  // Whoever has their money back has not paid, even where the refund is told before the payment.
  refund: {
    by: 'provider',
    from: ['pending', 'active', 'past_due', 'on_hold', 'cancelled', 'ended'],
    to: 'ended',
  },
  runOut: { by: 'clock', from: ['active', 'past_due'], to: 'ended' },
} as const satisfies Record<string, Transition>;

export type SubscriptionStep = keyof typeof LIFECYCLE;
type Steps = typeof LIFECYCLE;
/** What its member can do. */
export type SubscriptionAbility = {
  [Step in SubscriptionStep]: Steps[Step]['by'] extends 'member' ? Step : never;
}[SubscriptionStep];

const isAbility = (step: SubscriptionStep): step is SubscriptionAbility => LIFECYCLE[step].by === 'member';
export const SUBSCRIPTION_ABILITIES = (Object.keys(LIFECYCLE) as SubscriptionStep[]).filter(isAbility);

/** What decides which steps can be taken. */
export interface SubscriptionSituation {
  status: SubscriptionStatus;
  /** The provider renews it, until it is cancelled. */
  isRenewing: boolean;
  /** Cancelled: it ends with its period instead of being renewed. */
  cancelsAtPeriodEnd: boolean;
  /** It changes to another plan at the end of the period. */
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

/** Where a step leads from a status; some leave it as it is. */
export function stepTo(step: SubscriptionStep, from: SubscriptionStatus): SubscriptionStatus {
  const { to = from }: Transition = LIFECYCLE[step];
  return to;
}

/** What people read on the badge of a plan. */
export type PlanBadge = SubscriptionStatus | 'lifetime';

/** A plan that ends with its period is called cancelled while it still works. */
export function badgeOf({
  planType,
  status,
  cancelsAtPeriodEnd,
}: Pick<SubscriptionSituation, 'status' | 'cancelsAtPeriodEnd'> & { planType: PlanType }): PlanBadge {
  if (status !== 'active') return status;
  if (isLifetime(planType)) return 'lifetime';
  return cancelsAtPeriodEnd ? 'cancelled' : 'active';
}

/** How long a plan works while its renewal is not paid. */
export const GRACE_DAYS = 7;

/** Until when a plan works that does not go on by itself; null for all others. */
export function worksUntil(plan: {
  status: SubscriptionStatus;
  cancelsAtPeriodEnd: boolean;
  currentPeriodEnd: Date | null;
  /** Since when its renewal is not paid. */
  pastDueSince: Date | null;
}): Date | null {
  if (plan.status === 'past_due' && plan.pastDueSince !== null) {
    return new Date(plan.pastDueSince.getTime() + GRACE_DAYS * DAY_MS);
  }
  return plan.status === 'active' && plan.cancelsAtPeriodEnd ? plan.currentPeriodEnd : null;
}
