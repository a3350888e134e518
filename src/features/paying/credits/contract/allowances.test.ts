import { expect, test } from 'vitest';
import { allowanceOf, isUnlimited } from './allowances.ts';

test.each([
  ['free_trial', 1],
  ['premium_monthly', 5],
  ['premium_yearly', 5],
  ['premium_plus_monthly', 10],
  ['premium_plus_yearly', 10],
  ['one_time_premium', 999_999],
  ['one_time_premium_plus', 999_999],
  ['test_user', 999_999],
  ['a plan nobody knows', 1],
])('The plan %s gives %i credits (CREDIT-15, LIMIT-05)', (plan, credits) => {
  expect(allowanceOf(plan)).toBe(credits);
});

test('999999 credits are unlimited, and nothing less is (CREDIT-08)', () => {
  expect(isUnlimited('one_time_premium')).toBe(true);
  expect(isUnlimited('test_user')).toBe(true);
  expect(isUnlimited('250_credits')).toBe(false);
});
