import type { Entitlement, PlanType } from '../../../shared/plan-types.ts';
import { defineSignal } from '../../../shared/signals.ts';

/** A member tried what their plan does not entitle them to. */
export const premiumFeatureRefused = defineSignal<{
  profileId: string;
  entitlement: Entitlement;
  /** Of the attempt, in UTC: '2026-11-22'. */
  day: string;
}>('plans.premium-feature-refused');

export type PlanChange =
  /** Paid for the first time, or again after it was over. */
  | 'started'
  /** Another plan in the place of the one before. */
  | 'switched'
  /** A renewal was not paid; the plan works for some days more. */
  | 'payment-missed'
  /** What was not paid is paid now. */
  | 'recovered'
  /** A bank checks a payment. */
  | 'held'
  /** The bank has decided for the plan. */
  | 'released'
  | 'ended';

/** What a member is entitled to is something else now, or will be. */
export const planChanged = defineSignal<{
  profileId: string;
  subscriptionId: string;
  planType: PlanType;
  change: PlanChange;
  /** ISO 8601; when the plan stops working if nothing changes. */
  worksUntil: string | null;
}>('plans.plan-changed');
