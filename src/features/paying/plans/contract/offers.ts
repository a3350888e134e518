import type { Offer } from '../../../../shared/offers.ts';
import { FREE_PLAN, type PlanType } from '../../../../shared/plan-types.ts';
import { lostEntitlements } from './entitlements.ts';

/** Plans billed monthly or yearly until canceled. */
export const RENEWING_PLANS = [
  'premium_monthly',
  'premium_yearly',
  'premium_plus_monthly',
  'premium_plus_yearly',
] as const satisfies readonly PlanType[];
export type RenewingPlan = (typeof RENEWING_PLANS)[number];

/** Plans that cost money. */
export const PAID_PLANS = [
  ...RENEWING_PLANS,
  'one_time_premium',
  'one_time_premium_plus',
] as const satisfies readonly PlanType[];
export type PaidPlan = (typeof PAID_PLANS)[number];

/** Plans that a member can choose. */
export const CHOOSABLE_PLANS = [FREE_PLAN, ...PAID_PLANS] as const;
export type ChoosablePlan = (typeof CHOOSABLE_PLANS)[number];

export interface PlanOffer extends Offer {
  id: PaidPlan;
}

/** The price of each plan. Clients send the id of an offer, never an amount. */
export const PLAN_OFFERS: Readonly<Record<PaidPlan, PlanOffer>> = {
  premium_monthly: {
    id: 'premium_monthly',
    name: 'Premium',
    description: 'Voice to listing and 5 voice credits a month',
    amountCents: 500,
    currency: 'usd',
    interval: 'month',
  },
  premium_yearly: {
    id: 'premium_yearly',
    name: 'Premium',
    description: 'Voice to listing and 5 voice credits a month',
    amountCents: 2500,
    currency: 'usd',
    interval: 'year',
  },
  premium_plus_monthly: {
    id: 'premium_plus_monthly',
    name: 'Premium Plus',
    description: 'Premium with 10 voice credits a month, insights, alerts and featured listings',
    amountCents: 700,
    currency: 'usd',
    interval: 'month',
  },
  premium_plus_yearly: {
    id: 'premium_plus_yearly',
    name: 'Premium Plus',
    description: 'Premium with 10 voice credits a month, insights, alerts and featured listings',
    amountCents: 3500,
    currency: 'usd',
    interval: 'year',
  },
  one_time_premium: {
    id: 'one_time_premium',
    name: 'One-Time Premium',
    description: 'Premium for life, with unlimited voice credits',
    amountCents: 9900,
    currency: 'usd',
    interval: null,
  },
  one_time_premium_plus: {
    id: 'one_time_premium_plus',
    name: 'One-Time Premium Plus',
    description: 'Premium Plus for life, with unlimited voice credits',
    amountCents: 14_900,
    currency: 'usd',
    interval: null,
  },
};

export const isPaidPlan = (planType: string): planType is PaidPlan => Object.hasOwn(PLAN_OFFERS, planType);

/** Returns the offer of a plan; null for free plans. */
export const offerOf = (planType: PlanType): PlanOffer | null =>
  isPaidPlan(planType) ? PLAN_OFFERS[planType] : null;

export const renews = (planType: PlanType): planType is RenewingPlan =>
  (offerOf(planType)?.interval ?? null) !== null;

/** Whether a plan is paid once, for the lifetime of the account. */
export const isLifetime = (planType: PlanType): boolean => offerOf(planType)?.interval === null;

/**
 * Returns whether a switch waits until the paid period ends: to a plan with less, or from yearly to monthly
 * billing of the same plan. All other switches are upgrades and take effect immediately.
 */
export function isDowngrade(from: RenewingPlan, to: RenewingPlan): boolean {
  if (lostEntitlements(from, to).length > 0) return true;
  if (lostEntitlements(to, from).length > 0) return false;
  return PLAN_OFFERS[from].interval === 'year' && PLAN_OFFERS[to].interval === 'month';
}

const MONTHS_A_YEAR = 12;

/** Compares yearly with monthly billing: the cost of twelve months, the saving, and the price per month. */
export function yearlySaving(monthly: PlanOffer, yearly: PlanOffer) {
  const wasCents = monthly.amountCents * MONTHS_A_YEAR;
  return {
    wasCents,
    saveCents: wasCents - yearly.amountCents,
    monthCents: Math.round(yearly.amountCents / MONTHS_A_YEAR),
  };
}

/**
 * Returns whether a plan includes everything of another one, so that no one pays twice. Lifetime Premium can
 * be extended only to lifetime Premium Plus: a monthly plan would replace its unlimited credits.
 */
export function includes(has: PlanType, wanted: PlanType): boolean {
  if (has === wanted) return true;
  if (wanted === FREE_PLAN) return true;
  if (has === 'one_time_premium') return wanted !== 'one_time_premium_plus';
  return has === 'one_time_premium_plus' || has === 'test_user';
}
