import { FREE_PLAN } from '../../../../shared/plan-types.ts';
import type { PaidPlan } from '../../../../shared/prices.ts';
import { includes, intervalOf, type RenewingPlan, renews } from '../contract/offers.ts';
import { PLAN_NAMES } from '../contract/plan-names.ts';
import type { MyPlan } from '../contract/subscription.ts';

/** The label and effect of a plan's button. */
export type PlanAction =
  | { kind: 'get' | 'manage' | 'none'; label: string }
  | { kind: 'switch'; label: string; to: RenewingPlan };

/** @param mine Null for visitors and guests, who are asked to log in when they press it. */
export function planAction(mine: MyPlan | null, plan: PaidPlan): PlanAction {
  const has = mine?.planType ?? FREE_PLAN;
  const name = PLAN_NAMES[plan];
  if (has === plan) return { kind: 'manage', label: 'Manage plan' };
  if (includes(has, plan)) return { kind: 'none', label: `Included in ${nameOf(has)}` };
  if (!renews(has) || !renews(plan)) {
    return { kind: 'get', label: renews(plan) ? `Get ${name}` : 'Get it for life' };
  }
  if (mine?.current?.can.includes('change') !== true) return { kind: 'manage', label: 'Manage plan' };
  if (mine.current.scheduledPlanType === plan) return { kind: 'manage', label: 'Manage plan' };
  const isSameTier = PLAN_NAMES[has] === name;
  const interval = intervalOf(plan) === 'year' ? 'yearly' : 'monthly';
  return { kind: 'switch', label: isSameTier ? `Switch to ${interval}` : `Switch to ${name}`, to: plan };
}

/** Returns the action of the free trial, which members without a plan can start once. */
export function freeAction(mine: MyPlan | null): PlanAction {
  if (mine === null) return { kind: 'get', label: 'Start Free Trial' };
  if (mine.planType !== FREE_PLAN) return { kind: 'none', label: `Included in ${nameOf(mine.planType)}` };
  const hasTrial = mine.current?.planType === FREE_PLAN;
  return hasTrial ? { kind: 'none', label: 'You have this' } : { kind: 'get', label: 'Start Free Trial' };
}

const nameOf = (plan: MyPlan['planType']): string => (plan === 'test_user' ? 'your plan' : PLAN_NAMES[plan]);
