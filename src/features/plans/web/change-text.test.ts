import { expect, test } from 'vitest';
import { changeText } from './change-text.ts';

test.each([
  ['premium_monthly', 'premium_yearly', 2161, '$21.61 today, with $3.39 taken off'],
  ['premium_monthly', 'premium_plus_monthly', 135, '$1.35 today, then $7 a month'],
  ['premium_monthly', 'premium_plus_yearly', 3161, '$31.61 today, with $3.39 of Premium taken off'],
  ['premium_plus_yearly', 'premium_monthly', 0, 'Nothing to pay today, then $5 a month'],
  ['premium_plus_monthly', 'premium_monthly', -90, 'Nothing to pay today, then $5 a month'],
] as const)('From %s to %s costs %i cents today: %s', (from, to, today, text) => {
  expect(changeText(from, to, today)).toBe(text);
});
