import { FREE_PLAN } from '../../../../shared/plan-types.ts';
import { isLifetime, isPaidPlan } from '../../plans/contract/offers.ts';
import { PLAN_CREDITS, UNLIMITED_CREDITS } from '../../plans/contract/plan-credits.ts';
import { isPackId } from './packs.ts';

const PLANS: ReadonlyMap<string, number> = new Map(Object.entries(PLAN_CREDITS));

/** The credits a plan gives each month. Anything else gives as many as the free plan. */
export const allowanceOf = (planType: string): number => PLANS.get(planType) ?? PLAN_CREDITS[FREE_PLAN];

/** Whether credits are shown as "Unlimited" and never counted down. */
export const isUnlimited = (planType: string): boolean => allowanceOf(planType) === UNLIMITED_CREDITS;

/** Whether a plan type is a pack. A pack replaces the free plan of a member without a subscription. */
export const isPack = (planType: string): boolean => isPackId(planType);

/** Whether something is bought once instead of monthly. */
export const isOneTimePurchase = (planType: string): boolean =>
  isPack(planType) || (isPaidPlan(planType) && isLifetime(planType));
