import { expect, test } from 'vitest';
import { PLAN_TYPES, type PlanType } from '../../../../shared/plan-types.ts';
import type { PaidPlan } from '../../../../shared/prices.ts';
import { DEFAULT_SETTINGS } from '../../../../shared/site-settings.ts';
import {
  CHOOSABLE_PLANS,
  includes,
  isLifetime,
  PAID_PLANS,
  planOffer,
  renews,
  yearlySaving,
} from './offers.ts';

test.each([
  ['premium_monthly', 500, 'month'],
  ['premium_yearly', 2500, 'year'],
  ['premium_plus_monthly', 700, 'month'],
  ['premium_plus_yearly', 3500, 'year'],
  ['one_time_premium', 9900, null],
  ['one_time_premium_plus', 14_900, null],
] as const)('%s costs %i cents, each %s (PLAN-08..PLAN-11)', (plan, amountCents, interval) => {
  expect(planOffer(plan, DEFAULT_SETTINGS)).toMatchObject({
    id: plan,
    amountCents,
    interval,
    currency: 'usd',
  });
});

test('A year of Premium saves $35 of $60, and of Premium Plus $49 of $84 (PLAN-08, PLAN-09)', () => {
  const offerOf = (plan: PaidPlan) => planOffer(plan, DEFAULT_SETTINGS);
  expect(yearlySaving(offerOf('premium_monthly'), offerOf('premium_yearly'))).toEqual({
    wasCents: 6000,
    saveCents: 3500,
    monthCents: 208,
  });
  expect(yearlySaving(offerOf('premium_plus_monthly'), offerOf('premium_plus_yearly'))).toEqual({
    wasCents: 8400,
    saveCents: 4900,
    monthCents: 292,
  });
});

test('A paid plan either renews or is for life; what costs nothing does neither', () => {
  expect(PLAN_TYPES.filter((plan) => renews(plan) !== isLifetime(plan))).toEqual(PAID_PLANS);
  expect(PLAN_TYPES.filter(isLifetime)).toEqual(['one_time_premium', 'one_time_premium_plus']);
});

test('Nobody can choose what their plan gives them already, nor the free trial beside a plan (A-60)', () => {
  const open = (has: PlanType) => CHOOSABLE_PLANS.filter((plan) => !includes(has, plan));
  expect(open('free_trial')).toEqual(PAID_PLANS);
  expect(open('premium_monthly')).toEqual(PAID_PLANS.filter((plan) => plan !== 'premium_monthly'));
  expect(open('one_time_premium')).toEqual(['one_time_premium_plus']);
  for (const everything of ['one_time_premium_plus', 'test_user'] as const)
    expect(open(everything)).toEqual([]);
});
