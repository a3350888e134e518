import type { Offer, OfferInterval } from '../../../../shared/offers.ts';
import { FREE_PLAN, type PlanType } from '../../../../shared/plan-types.ts';
import type { PaidPlan, PlanPrices } from '../../../../shared/prices.ts';
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
] as const satisfies readonly PaidPlan[];

/** Plans that a member can choose. */
export const CHOOSABLE_PLANS = [FREE_PLAN, ...PAID_PLANS] as const;
export type ChoosablePlan = (typeof CHOOSABLE_PLANS)[number];

export interface PlanOffer extends Offer {
  id: PaidPlan;
}

/** A paid plan, whose price operators set. */
type PlanTerms = Omit<PlanOffer, 'amountCents'>;

const PREMIUM = {
  name: 'Premium',
  description: 'Voice to listing and 5 voice credits a month',
  currency: 'usd',
} as const;
const PREMIUM_PLUS = {
  name: 'Premium Plus',
  description: 'Premium with 10 voice credits a month, insights, alerts and featured listings',
  currency: 'usd',
} as const;

export const PLAN_TERMS: Readonly<Record<PaidPlan, PlanTerms>> = {
  premium_monthly: { ...PREMIUM, id: 'premium_monthly', interval: 'month' },
  premium_yearly: { ...PREMIUM, id: 'premium_yearly', interval: 'year' },
  premium_plus_monthly: { ...PREMIUM_PLUS, id: 'premium_plus_monthly', interval: 'month' },
  premium_plus_yearly: { ...PREMIUM_PLUS, id: 'premium_plus_yearly', interval: 'year' },
  one_time_premium: {
    id: 'one_time_premium',
    name: 'One-Time Premium',
    description: 'Premium for life, with unlimited voice credits',
    currency: 'usd',
    interval: null,
  },
  one_time_premium_plus: {
    id: 'one_time_premium_plus',
    name: 'One-Time Premium Plus',
    description: 'Premium Plus for life, with unlimited voice credits',
    currency: 'usd',
    interval: null,
  },
};

/** Returns what a plan costs now. Clients send the id of an offer, never an amount. */
export const planOffer = (plan: PaidPlan, prices: PlanPrices): PlanOffer => ({
  ...PLAN_TERMS[plan],
  amountCents: prices[plan].cents,
});

export const isPaidPlan = (planType: string): planType is PaidPlan => Object.hasOwn(PLAN_TERMS, planType);

/** Returns how often a plan is billed; null for free and lifetime plans. */
export const intervalOf = (planType: PlanType): OfferInterval | null =>
  isPaidPlan(planType) ? PLAN_TERMS[planType].interval : null;

export const renews = (planType: PlanType): planType is RenewingPlan => intervalOf(planType) !== null;

/** Whether a plan is paid once, for the lifetime of the account. */
export const isLifetime = (planType: PlanType): boolean => isPaidPlan(planType) && !renews(planType);

/**
 * Returns whether a switch waits until the paid period ends: to a plan with less, or from yearly to monthly
 * billing of the same plan. All other switches are upgrades and take effect immediately.
 */
export function isDowngrade(from: RenewingPlan, to: RenewingPlan): boolean {
  if (lostEntitlements(from, to).length > 0) return true;
  if (lostEntitlements(to, from).length > 0) return false;
  return intervalOf(from) === 'year' && intervalOf(to) === 'month';
}

const MONTHS_A_YEAR = 12;

/** Compares yearly with monthly billing: the cost of twelve months, the saving, and the price per month. */
export function yearlySaving(monthly: { amountCents: number }, yearly: { amountCents: number }) {
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
