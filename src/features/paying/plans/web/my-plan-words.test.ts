import { expect, test } from 'vitest';
import type { Subscription } from '../contract/subscription.ts';
import { type Credits, planInWords } from './my-plan-words.ts';

const CREDITS: Credits = {
  available: 103,
  used: 2,
  total: 105,
  allowance: 3,
  purchased: 0,
  unlimited: false,
  planType: 'premium_monthly',
  resetsAt: null,
};
test('It says what a plan changes to, and when', () => {
  const current = {
    worksUntil: null,
    currentPeriodEnd: '2026-12-24T12:00:00.000Z',
    scheduledPlanType: 'premium_monthly',
  } as Subscription;
  expect(planInWords({ ...plan, planType: 'premium_plus_monthly', current }, null)).toBe(
    'Changes to Premium, monthly on Dec 24, 2026.',
  );
});

const plan = { current: null, pending: null, ended: null, planType: 'premium_monthly' } as const;

test.each([
  [0, '3 of 5 credits left this month.'],
  [100, '3 of 5 credits left this month, and 100 that you bought.'],
])('With %i bought credits it says %s', (purchased, words) => {
  expect(planInWords(plan, { ...CREDITS, purchased })).toBe(words);
});
