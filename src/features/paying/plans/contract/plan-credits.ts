import type { PlanType } from '../../../../shared/plan-types.ts';

/** Means unlimited credits. */
export const UNLIMITED_CREDITS = 999_999;

/** The voice credits that each plan gives a month. */
export const PLAN_CREDITS: Readonly<Record<PlanType, number>> = {
  free_trial: 1,
  premium_monthly: 5,
  premium_yearly: 5,
  premium_plus_monthly: 10,
  premium_plus_yearly: 10,
  one_time_premium: UNLIMITED_CREDITS,
  one_time_premium_plus: UNLIMITED_CREDITS,
  test_user: UNLIMITED_CREDITS,
};
