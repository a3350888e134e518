import type { Entitlement, PlanType } from '../../../../shared/plan-types.ts';
import { defineSignal } from '../../../../shared/signals.ts';

/** A member tried a feature that their plan does not include. */
export const premiumFeatureRefused = defineSignal<{
  profileId: string;
  entitlement: Entitlement;
  /** The date of the attempt in UTC: '2026-11-22'. */
  day: string;
}>('plans.premium-feature-refused');

export type PlanChange =
  /** Paid for the first time, or again after it ended. */
  | 'started'
  /** Replaced by another plan. */
  | 'switched'
  /** A renewal failed. The plan keeps working for the grace period. */
  | 'payment-missed'
  /** A failed renewal was paid. */
  | 'recovered'
  /** The customer's bank opened a dispute. */
  | 'held'
  /** A dispute was won. */
  | 'released'
  | 'ended';

/** A member's entitlements changed, or will change. */
export const planChanged = defineSignal<{
  profileId: string;
  subscriptionId: string;
  planType: PlanType;
  change: PlanChange;
  /** ISO 8601. When the plan stops working if nothing changes. */
  worksUntil: string | null;
}>('plans.plan-changed');
