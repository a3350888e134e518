import { expect, test } from 'vitest';
import { CREDIT_PACKS, packOf, packOffer } from './packs.ts';

test('There are three packs, and the middle one is marked as most popular (CREDIT-20, CREDIT-21)', () => {
  expect(
    CREDIT_PACKS.map(({ id, name, credits, priceCents, popular }) => [
      id,
      name,
      credits,
      priceCents,
      popular,
    ]),
  ).toEqual([
    ['50_credits', 'Starter Pack', 50, 999, false],
    ['100_credits', 'Popular Pack', 100, 1799, true],
    ['250_credits', 'Power Pack', 250, 3999, false],
  ]);
  for (const { description } of CREDIT_PACKS) expect(description).not.toBe('');
});

test('The payment page sells a pack for its price, once', () => {
  expect(packOffer('100_credits')).toEqual({
    id: '100_credits',
    name: 'Popular Pack',
    description: '100 credits',
    amountCents: 1799,
    currency: 'usd',
    interval: null,
  });
});

test('A plan is no pack', () => {
  expect(packOf('premium_monthly')).toBeUndefined();
});
