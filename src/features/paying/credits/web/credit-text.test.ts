import { expect, test } from 'vitest';
import type { Credits } from '../contract/credits.ts';
import { creditText, creditTone, recordingCost } from './credit-text.ts';

const credits = (available: number, unlimited = false): Credits => ({
  available,
  used: 5 - available,
  total: 5,
  allowance: available,
  purchased: 0,
  unlimited,
  planType: 'premium_monthly',
  resetsAt: null,
});

test('Credits are told in the words there is room for', () => {
  expect(creditText(credits(4), 'short')).toBe('4 left');
  expect(creditText(credits(4), 'medium')).toBe('4 of 5 left');
  expect(creditText(credits(4), 'long')).toBe('4 of 5 credits left');
});

test('Unlimited credits are called unlimited, without a number (CREDIT-08)', () => {
  const unlimited = credits(999_999, true);
  expect(['short', 'long'].map((length) => creditText(unlimited, length as 'short'))).toEqual([
    'Unlimited',
    'Unlimited',
  ]);
  expect(creditTone(unlimited)).toBe('plain');
});

test('A recording takes a credit, but none on an unlimited plan, and nothing is said before that is known (CREDIT-06, CREDIT-08)', () => {
  expect(recordingCost(credits(4))).toBe('One recording uses 1 credit.');
  expect(recordingCost(credits(999_999, true))).toBe('Recording is unlimited on your plan.');
  expect(recordingCost(null)).toBeNull();
});

test.each([
  [3, 'plain'],
  [2, 'warn'],
  [1, 'warn'],
  [0, 'danger'],
])('With %i left the tone is %s', (available, tone) => {
  expect(creditTone(credits(available))).toBe(tone);
});
