import { expect, test } from 'vitest';
import { receiptOfPlan } from './receipt-of-plan.ts';

test.each([
  ['premium_plus_yearly', 'purchase', 'Premium Plus is on', 'You can cancel anytime in My plan.'],
  ['premium_monthly', 'renewal', 'Premium renewed', 'You can cancel anytime in My plan.'],
  ['one_time_premium', 'purchase', 'One-Time Premium is on', 'It never expires.'],
] as const)('The receipt of %s, a %s, says what I have now', (offerId, kind, heading, about) => {
  expect(receiptOfPlan({ offerId, kind })).toEqual({ heading, about });
});

test('A pack has words of its own', () => {
  expect(receiptOfPlan({ offerId: '50_credits', kind: 'purchase' })).toBeNull();
});
