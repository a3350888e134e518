/** The plans a member can have. `test_user` is for accounts that the site's settings grant everything. */
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

/** The plan of members without a subscription. */
export const FREE_PLAN = 'free_trial' satisfies PlanType;

/** Everything that requires a plan. All other features are free. */
export const ENTITLEMENTS = [
  'voice_to_listing',
  'ai_insights',
  'featured_listings',
  'trending_alerts',
] as const;
export type Entitlement = (typeof ENTITLEMENTS)[number];
