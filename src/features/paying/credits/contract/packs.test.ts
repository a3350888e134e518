import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../../shared/site-settings.ts';
import { boughtCredits, creditPack, packOf, packOffer, packReference, packsForSale } from './packs.ts';

const PACKS = packsForSale(DEFAULT_SETTINGS);

test('There are three packs, and the middle one is marked as most popular (CREDIT-15, CREDIT-20, CREDIT-21, LIMIT-05)', () => {
  expect(
    PACKS.map(({ id, name, credits, priceCents, popular }) => [id, name, credits, priceCents, popular]),
  ).toEqual([
    ['50_credits', 'Starter Pack', 50, 999, false],
    ['100_credits', 'Popular Pack', 100, 1799, true],
    ['250_credits', 'Power Pack', 250, 3999, false],
  ]);
  for (const { description } of PACKS) expect(description).not.toBe('');
});

test('The payment page sells a pack for its price, once', () => {
  expect(packOffer(creditPack('100_credits', DEFAULT_SETTINGS))).toEqual({
    id: '100_credits',
    name: 'Popular Pack',
    description: '100 credits',
    amountCents: 1799,
    currency: 'usd',
    interval: null,
  });
});

test('Operators order packs and take them out of sale, and a purchase has the credits it was sold with', () => {
  const prices = {
    ...DEFAULT_SETTINGS,
    '50_credits': { credits: 60, cents: 999, isForSale: true },
    '100_credits': { credits: 100, cents: 1799, isForSale: false },
    packOrder: ['250_credits', '50_credits', '100_credits'],
  } as const;
  expect(packsForSale(prices).map(({ id, credits }) => [id, credits])).toEqual([
    ['250_credits', 250],
    ['50_credits', 60],
  ]);
  const reference = packReference(creditPack('50_credits', prices));
  expect(boughtCredits('50_credits', reference)).toBe(60);
  // Of purchases before packs could change.
  expect(boughtCredits('50_credits', '50_credits')).toBe(50);
});

test('A plan is no pack', () => {
  expect(packOf('premium_monthly')).toBeUndefined();
});
