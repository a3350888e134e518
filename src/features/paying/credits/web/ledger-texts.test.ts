import { expect, test } from 'vitest';
import type { CreditEntry } from '../contract/credit-entry.ts';
import { addedText } from './credit-text.ts';
import { changeText, entryText, leftText } from './ledger-texts.ts';

const entry = (details: Partial<CreditEntry>): CreditEntry => ({
  id: '1',
  kind: 'spend',
  part: 'monthly',
  change: -1,
  left: 4,
  planType: null,
  amountCents: null,
  wasReturned: false,
  at: '2026-07-25T16:12:00.000Z',
  ...details,
});
const words = (details: Partial<CreditEntry>) => {
  const { what, why } = entryText(entry(details));
  return [what, why];
};

test('A recording that failed is two lines: that it did not finish, and that it cost nothing', () => {
  expect(words({})).toEqual(['Recording', 'Turned into text']);
  expect(words({ wasReturned: true })).toEqual(['Recording', 'Did not finish']);
  expect(words({ kind: 'return' })).toEqual(['Credit returned', 'The recording failed']);
});

test('Each line says which plan or pack its credits come from', () => {
  expect(words({ kind: 'reset', planType: 'premium_plus_yearly' })).toEqual([
    'New month',
    '10 monthly credits from Premium Plus',
  ]);
  expect(words({ kind: 'start', planType: 'free_trial' })[1]).toBe('1 monthly credit from Free Trial');
  expect(words({ kind: 'purchase', planType: '100_credits', amountCents: 1799 })).toEqual([
    'Popular Pack',
    '$17.99',
  ]);
  expect(words({ kind: 'refund', planType: '50_credits' })[0]).toBe('Starter Pack removed');
});

test('Credits without end are no number (CREDIT-08)', () => {
  expect([changeText(10), changeText(-1), changeText(999_998)]).toEqual(['+10', '−1', '+∞']);
  expect([leftText(54), leftText(1_000_049)]).toEqual(['54', '∞']);
  expect(words({ kind: 'plan', planType: 'one_time_premium' })[1]).toBe(
    'Unlimited credits from One-Time Premium',
  );
});

test('After a purchase I read how many credits were added, and how many I have (CREDIT-30)', () => {
  expect(addedText('100 credits', { left: 154 })).toBe('100 credits added. You have 154 now.');
  expect(addedText('100 credits', null)).toBe('100 credits are on their way.');
});
