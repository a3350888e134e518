import { expect, test } from 'vitest';
import {
  dollarsForInput,
  formatDollars,
  formatExactDollars,
  formatPrice,
  formatWholeDollars,
  parsePrice,
} from './money.ts';

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

test('An amount has decimals only where there are cents', () => {
  expect(formatDollars(123_400)).toBe('$1,234');
  expect(formatDollars(123_450)).toBe('$1,234.50');
  expect(dollarsForInput(1800)).toBe('18');
  expect(dollarsForInput(1950)).toBe('19.50');
});

test.each([
  ['0', 0],
  ['0.01', 1],
  ['40', 4000],
  ['19.9', 1990],
  ['19.99', 1999],
  ['1,200', 120_000],
  ['$40', 4000],
  [' 12 ', 1200],
  ['.5', 50],
  ['10000000', 1_000_000_000],
])('A price of %s is understood as %d cents (CREATE-08, LIMIT-04)', (text, cents) => {
  expect(parsePrice(text)).toEqual({ cents });
});

test.each([
  '',
  ' ',
  '-1',
  '−3',
  'abc',
  '40,5',
  '1e9',
  'NaN',
  '12.345',
  '.',
  '$',
  '1,20',
  '10000000.01',
  '9'.repeat(40),
])('A price of "%s" is refused with the fix (CREATE-08)', (text) => {
  expect(parsePrice(text)).toEqual({ problem: expect.stringMatching(/\.$/) });
});
