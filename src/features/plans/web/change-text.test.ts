import { expect, test } from 'vitest';
import type { RenewingPlan } from '../contract/offers.ts';
import { changeText, downgradeText, lossText } from './change-text.ts';

test.each([
  ['premium_monthly', 'premium_yearly', 2161, '$21.61 today, with $3.39 taken off'],
  ['premium_monthly', 'premium_plus_monthly', 135, '$1.35 today, then $7 a month'],
  ['premium_monthly', 'premium_plus_yearly', 3161, '$31.61 today, with $3.39 of Premium taken off'],
  ['premium_yearly', 'premium_plus_monthly', 0, 'Nothing to pay today, then $7 a month'],
] as const)('From %s to %s costs %i cents today: %s', (from, to, today, text) => {
  expect(changeText(from, to, today)).toBe(text);
});

test.each<[RenewingPlan, RenewingPlan, string | null, string | null]>([
  [
    'premium_plus_monthly',
    'premium_monthly',
    'From Dec 24, 2026, $5 a month',
    'AI Data Insights, Featured listings, and Trending alerts end, and your voice credits go from 10 to 5 a month',
  ],
  [
    'premium_plus_monthly',
    'premium_yearly',
    'From Dec 24, 2026, $25 a year',
    'AI Data Insights, Featured listings, and Trending alerts end, and your voice credits go from 10 to 5 a month',
  ],
  ['premium_yearly', 'premium_monthly', 'From Dec 24, 2026, $5 a month', null],
  ['premium_monthly', 'premium_yearly', null, null],
  ['premium_yearly', 'premium_plus_monthly', null, null],
])('A downgrade says from when it counts and what goes: %s to %s (S-22)', (from, to, when, losses) => {
  const current = { planType: from, currentPeriodEnd: '2026-12-24T12:00:00.000Z' };
  expect(downgradeText(current, to)).toBe(when);
  expect(lossText(from, to)).toBe(losses);
});
