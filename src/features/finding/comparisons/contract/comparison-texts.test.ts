import { expect, test } from 'vitest';
import type { LocalPrices } from './comparable-listing.ts';
import { foundSimilarText, localPricesText } from './comparison-texts.ts';

const local = (comparables: number, sold: number) => ({ comparables, sold }) as LocalPrices;

test('While a comparison loads, the number of similar listings is shown (ASSIST-15)', () => {
  expect(foundSimilarText({ subject: 'phones', local: local(1031, 20) })).toBe(
    'Found 1,031 phones like these, 20 of them sold',
  );
  expect(foundSimilarText({ subject: 'phones', local: local(31, 0) })).toBe('Found 31 phones like these');
  expect(foundSimilarText({ subject: 'phones', local: local(6, 6) })).toBe(
    'Found 6 phones like these, all sold',
  );
  expect(foundSimilarText({ subject: 'phones', local: null })).toBe(
    'Found too few phones like these to say what is usual',
  );
});

test.each([
  [20, 16, '31 phones like these, 20 of them sold, within 10 mi, since May 2026'],
  [31, null, '31 phones like these, all sold, since May 2026'],
  [0, null, '31 phones like these, since May 2026'],
])('Local prices of 31 phones, %i of them sold, name their source (ASSIST-20)', (sold, withinKm, text) => {
  const prices = { ...local(31, sold), withinKm, since: '2026-05-20T12:00:00Z' };
  expect(localPricesText('phones', prices)).toBe(text);
});
