import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../../shared/site-settings.ts';
import type { RenewingPlan } from '../contract/offers.ts';
import { planOffer } from '../contract/offers.ts';
import { changeText, downgradeText, lossTexts } from './change-text.ts';

const offerOf = (plan: RenewingPlan) => ({ ...planOffer(plan, DEFAULT_SETTINGS), id: plan });

test.each([
  ['premium_monthly', 'premium_yearly', 2161, '$21.61 today, with $3.39 taken off'],
  ['premium_monthly', 'premium_plus_monthly', 135, '$1.35 today, then $7 a month'],
  ['premium_monthly', 'premium_plus_yearly', 3161, '$31.61 today, with $3.39 of Premium taken off'],
  ['premium_yearly', 'premium_plus_monthly', 0, 'Nothing to pay today, then $7 a month'],
] as const)('From %s to %s costs %i cents today: %s', (from, to, today, text) => {
  expect(changeText(from, offerOf(to), today)).toBe(text);
});

const NO_LOSSES = { ends: null, fewer: null };
const PLUS_LOSSES = {
  ends: 'AI Data Insights, Featured listings, and Trending alerts end that day.',
  fewer: 'Voice credits go from 10 to 5 a month.',
};

test.each<[RenewingPlan, RenewingPlan, string | null, ReturnType<typeof lossTexts>]>([
  ['premium_plus_monthly', 'premium_monthly', 'From Dec 24, 2026, $5 a month', PLUS_LOSSES],
  ['premium_plus_monthly', 'premium_yearly', 'From Dec 24, 2026, $25 a year', PLUS_LOSSES],
  ['premium_yearly', 'premium_monthly', 'From Dec 24, 2026, $5 a month', NO_LOSSES],
  ['premium_monthly', 'premium_yearly', null, NO_LOSSES],
  ['premium_yearly', 'premium_plus_monthly', null, NO_LOSSES],
])('A downgrade says from when it counts and what goes: %s to %s (S-22)', (from, to, when, losses) => {
  const current = {
    planType: from,
    currentPeriodEnd: '2026-12-24T12:00:00.000Z',
    scheduledPlanType: null,
    scheduledAmountCents: null,
  };
  expect(downgradeText(current, offerOf(to))).toBe(when);
  // It costs what it did when it was scheduled.
  const starts = when?.replace('From', 'Starts').replace(/\$\d+/, '$4') ?? null;
  const scheduled = { ...current, scheduledPlanType: to, scheduledAmountCents: 400 };
  expect(downgradeText(scheduled, offerOf(to))).toBe(starts);
  expect(lossTexts(from, to)).toEqual(losses);
});
