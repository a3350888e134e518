/** Plans a member can have. `test_user` is an account that whoever runs the site gives everything. */
export const PLAN_TYPES = [
  'free_trial',
  'premium_monthly',
  'premium_yearly',
  'premium_plus_monthly',
  'premium_plus_yearly',
  'one_time_premium',
  'one_time_premium_plus',
  'test_user',
] as const;
export type PlanType = (typeof PLAN_TYPES)[number];

/** The plan of everybody without a subscription. */
export const FREE_PLAN = 'free_trial' satisfies PlanType;
