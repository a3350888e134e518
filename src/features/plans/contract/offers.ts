import type { Offer } from '../../../shared/offers.ts';
import { FREE_PLAN, type PlanType } from '../../../shared/plan-types.ts';
import { lostEntitlements } from './entitlements.ts';

/** Plans that are paid by the month or year, until they are cancelled. */
export const RENEWING_PLANS = [
  'premium_monthly',
  'premium_yearly',
  'premium_plus_monthly',
  'premium_plus_yearly',
] as const satisfies readonly PlanType[];
export type RenewingPlan = (typeof RENEWING_PLANS)[number];

/** Plans that are paid for. */
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

/** What each plan costs. Clients send the id of an offer, never an amount. */
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

/** The offer of a plan; null for what costs nothing. */
export const offerOf = (planType: PlanType): PlanOffer | null =>
  isPaidPlan(planType) ? PLAN_OFFERS[planType] : null;

export const renews = (planType: PlanType): planType is RenewingPlan =>
  (offerOf(planType)?.interval ?? null) !== null;

/** Paid once, for as long as the account exists. */
export const isLifetime = (planType: PlanType): boolean => offerOf(planType)?.interval === null;

/**
 * Whether a switch waits for the end of the period that is paid: to a plan with less, or from the year to the month of
 * the same one. Every other switch is an upgrade and happens at once.
 */
export function isDowngrade(from: RenewingPlan, to: RenewingPlan): boolean {
  if (lostEntitlements(from, to).length > 0) return true;
  if (lostEntitlements(to, from).length > 0) return false;
  return PLAN_OFFERS[from].interval === 'year' && PLAN_OFFERS[to].interval === 'month';
}

const MONTHS_A_YEAR = 12;

/** A plan by the year beside the same by the month: what twelve months cost, what is saved, and what a month costs. */
export function yearlySaving(monthly: PlanOffer, yearly: PlanOffer) {
  const wasCents = monthly.amountCents * MONTHS_A_YEAR;
  return {
    wasCents,
    saveCents: wasCents - yearly.amountCents,
    monthCents: Math.round(yearly.amountCents / MONTHS_A_YEAR),
  };
}

/**
 * Whether a plan gives all of another one, so that nobody pays for what they have. Who pays once has Premium for good,
 * and can add Premium Plus only in the same way: a plan by the month would take the place of their credits without end.
 */
export function includes(has: PlanType, wanted: PlanType): boolean {
  if (has === wanted) return true;
  if (wanted === FREE_PLAN) return true;
  if (has === 'one_time_premium') return wanted !== 'one_time_premium_plus';
  return has === 'one_time_premium_plus' || has === 'test_user';
}
