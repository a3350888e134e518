import { expect, test } from 'vitest';
import { formatExactDollars, formatPrice, formatWholeDollars } from './money.ts';

test('A price is shown in whole dollars, rounded (BROWSE-16, DETAIL-05)', () => {
  expect(formatWholeDollars(1999)).toBe('$20');
  expect(formatWholeDollars(123_450)).toBe('$1,235');
  expect(formatWholeDollars(1_000_000_000)).toBe('$10,000,000');
});

test('A rounded price keeps its exact amount for the title attribute (BROWSE-16, DETAIL-05)', () => {
  expect(formatPrice(123_450)).toEqual({ amount: '$1,235', note: null, exact: '$1,234.50' });
  expect(formatPrice(4500)).toEqual({ amount: '$45', note: null, exact: null });
});

test('A price of 0 reads $0 and Free; a few cents do not read Free (BROWSE-16, DETAIL-05)', () => {
  expect(formatPrice(0)).toEqual({ amount: '$0', note: 'Free', exact: null });
  expect(formatPrice(40)).toEqual({ amount: '$0', note: null, exact: '$0.40' });
});

test('An exact amount always has two decimals (DETAIL-05)', () => {
  expect(formatExactDollars(123_450)).toBe('$1,234.50');
  expect(formatExactDollars(5)).toBe('$0.05');
});
