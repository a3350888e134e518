import { packOf } from './packs.ts';

/** Stands for credits without end. */
export const UNLIMITED_CREDITS = 999_999;

/** What each plan gives, beside the packs; anything else, such as the free trial, gives one. */
const ALLOWANCES: ReadonlyMap<string, number> = new Map([
  ['premium_monthly', 5],
  ['premium_yearly', 5],
  ['premium_plus_monthly', 10],
  ['premium_plus_yearly', 10],
  ['one_time_premium', UNLIMITED_CREDITS],
  ['one_time_premium_plus', UNLIMITED_CREDITS],
  ['test_user', UNLIMITED_CREDITS],
]);
const SMALLEST = 1;

export const allowanceOf = (planType: string): number =>
  packOf(planType)?.credits ?? ALLOWANCES.get(planType) ?? SMALLEST;

/** Credits that are shown as "Unlimited" and never counted down. */
export const isUnlimited = (planType: string): boolean => allowanceOf(planType) === UNLIMITED_CREDITS;

const LIFETIME: readonly string[] = ['one_time_premium', 'one_time_premium_plus'];

/** A pack takes the place of the plan of somebody without one. */
export const isPack = (planType: string): boolean => packOf(planType) !== undefined;

/** Bought once, not by the month. */
export const isOneTimePurchase = (planType: string): boolean =>
  isPack(planType) || LIFETIME.includes(planType);
