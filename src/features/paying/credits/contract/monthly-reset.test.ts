import { expect, test } from 'vitest';
import { hasMonthlyReset, isResetDue, monthAfter, nextReset } from './monthly-reset.ts';

test.each([
  ['2026-01-31', '2026-02-28'],
  ['2028-01-31', '2028-02-29'],
  ['2026-01-28', '2026-02-28'],
  ['2026-03-15', '2026-04-15'],
  ['2026-03-31', '2026-04-30'],
  ['2026-12-31', '2027-01-31'],
  ['2026-02-28', '2026-03-28'],
])('Credits of %s are renewed on %s (CREDIT-09)', (last, next) => {
  expect(monthAfter(new Date(`${last}T18:30:00Z`)).toISOString()).toBe(`${next}T00:00:00.000Z`);
});

test.each([
  ['2026-01-31T12:00:00Z', '2026-02-27T23:59:59Z', false],
  ['2026-01-31T12:00:00Z', '2026-02-28T00:00:00Z', true],
  ['2026-03-15T12:00:00Z', '2026-04-14T23:59:59Z', false],
  ['2026-03-15T12:00:00Z', '2026-04-15T00:00:00Z', true],
  ['2026-03-15T12:00:00Z', '2027-01-01T00:00:00Z', true],
])('Renewed at %s, they are due again at %s: %s (CREDIT-09)', (last, now, due) => {
  expect(isResetDue(nextReset('premium_monthly', new Date(last)), new Date(now))).toBe(due);
});

test.each([
  ['free_trial', true],
  ['premium_monthly', true],
  ['premium_plus_yearly', true],
  ['one_time_premium', false],
  ['one_time_premium_plus', false],
  ['test_user', false],
  ['50_credits', false],
])('Each month renews %s: %s (CREDIT-10)', (plan, renewed) => {
  expect(hasMonthlyReset(plan)).toBe(renewed);
});
