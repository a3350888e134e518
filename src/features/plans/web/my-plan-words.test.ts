import { expect, test } from 'vitest';
import type { Credits } from '../../credits/contract/credits.ts';
import { planInWords } from './my-plan-words.ts';

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
const plan = { current: null, pending: null, ended: null, planType: 'premium_monthly' } as const;

test.each([
  [0, '3 of 5 credits left this month.'],
  [100, '3 of 5 credits left this month, and 100 that you bought.'],
])('With %i bought credits it says %s', (purchased, words) => {
  expect(planInWords(plan, { ...CREDITS, purchased })).toBe(words);
});
