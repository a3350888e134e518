import { expect, test } from 'vitest';
import { parsePrice } from './price.ts';

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
