import { FREE_PLAN } from '../../../shared/plan-types.ts';
import { PLAN_CREDITS, UNLIMITED_CREDITS } from '../../plans/contract/plan-credits.ts';
import { packOf } from './packs.ts';

const PLANS: ReadonlyMap<string, number> = new Map(Object.entries(PLAN_CREDITS));

/** What a plan gives a month, or a pack once; anything else gives as much as the free plan. */
export const allowanceOf = (planType: string): number =>
  packOf(planType)?.credits ?? PLANS.get(planType) ?? PLAN_CREDITS[FREE_PLAN];

/** Credits that are shown as "Unlimited" and never counted down. */
export const isUnlimited = (planType: string): boolean => allowanceOf(planType) === UNLIMITED_CREDITS;

const LIFETIME: readonly string[] = ['one_time_premium', 'one_time_premium_plus'];

/** A pack takes the place of the plan of somebody without one. */
export const isPack = (planType: string): boolean => packOf(planType) !== undefined;

/** Bought once, not by the month. */
export const isOneTimePurchase = (planType: string): boolean =>
  isPack(planType) || LIFETIME.includes(planType);
