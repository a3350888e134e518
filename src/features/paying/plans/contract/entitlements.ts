import { ENTITLEMENTS, type Entitlement, type PlanType } from '../../../../shared/plan-types.ts';

const PREMIUM: readonly Entitlement[] = ['voice_to_listing'];
const PREMIUM_PLUS: readonly Entitlement[] = [
  ...PREMIUM,
  'ai_insights',
  'featured_listings',
  'trending_alerts',
];

/** The entitlements of each plan. The server checks them, and pages get them with the viewer. */
export const PLAN_ENTITLEMENTS: Readonly<Record<PlanType, readonly Entitlement[]>> = {
  free_trial: [],
  premium_monthly: PREMIUM,
  premium_yearly: PREMIUM,
  premium_plus_monthly: PREMIUM_PLUS,
  premium_plus_yearly: PREMIUM_PLUS,
  one_time_premium: PREMIUM,
  one_time_premium_plus: PREMIUM_PLUS,
  test_user: ENTITLEMENTS,
};

/** Whether a plan adds only voice, and is therefore of little use where voice does not work. */
export const isMainlyVoice = (plan: PlanType): boolean =>
  PLAN_ENTITLEMENTS[plan].length > 0 &&
  PLAN_ENTITLEMENTS[plan].every((entitlement) => entitlement === 'voice_to_listing');

/** Returns the entitlements lost by switching plans. */
export const lostEntitlements = (from: PlanType, to: PlanType): Entitlement[] =>
  PLAN_ENTITLEMENTS[from].filter((entitlement) => !PLAN_ENTITLEMENTS[to].includes(entitlement));

/** Names of the entitlements within a sentence. */
export const ENTITLEMENT_NAMES: Readonly<Record<Entitlement, string>> = {
  voice_to_listing: 'Voice to listing',
  ai_insights: 'AI Data Insights',
  featured_listings: 'Featured listings',
  trending_alerts: 'Trending alerts',
};
