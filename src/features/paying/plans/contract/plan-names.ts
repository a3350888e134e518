import type { PlanType } from '../../../../shared/plan-types.ts';

export const PLAN_NAMES: Readonly<Record<PlanType, string>> = {
  free_trial: 'Free Trial',
  premium_monthly: 'Premium',
  premium_yearly: 'Premium',
  premium_plus_monthly: 'Premium Plus',
  premium_plus_yearly: 'Premium Plus',
  one_time_premium: 'One-Time Premium',
  one_time_premium_plus: 'One-Time Premium Plus',
  test_user: 'Everything included',
};
