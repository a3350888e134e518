import { expect, test } from 'vitest';
import { typedPrices } from './typed-prices.ts';

test('A price range is read as typed, and blank ends are open', () => {
  expect(typedPrices('', '')).toEqual({ minPriceCents: null, maxPriceCents: null });
  expect(typedPrices(' 100 ', '$1,000,000')).toEqual({ minPriceCents: 10_000, maxPriceCents: 100_000_000 });
});

test('An invalid price shows its error at its field', () => {
  expect(typedPrices('cheap', '-1')).toEqual({
    errors: {
      min: 'Use digits, with a dot before the cents, like 40 or 19.99.',
      max: "Price can't be below 0.",
    },
  });
  expect(typedPrices('300', '200')).toEqual({
    errors: { max: 'No price fits both. Make this at least 300.' },
  });
});

test('A minimum equal to the maximum is allowed', () => {
  expect(typedPrices('40', '40')).toEqual({ minPriceCents: 4000, maxPriceCents: 4000 });
});
