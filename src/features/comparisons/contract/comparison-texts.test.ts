import { expect, test } from 'vitest';
import { foundSimilarText } from './comparison-texts.ts';
import type { LocalPrices } from './comparison.ts';

const local = (comparables: number, sold: number) => ({ comparables, sold }) as LocalPrices;

test('Who waits for a comparison reads how many listings like these were found (ASSIST-15)', () => {
  expect(foundSimilarText({ subject: 'phones', local: local(1031, 20) })).toBe(
    'Found 1,031 phones like these, 20 of them sold',
  );
  expect(foundSimilarText({ subject: 'phones', local: local(31, 0) })).toBe('Found 31 phones like these');
  expect(foundSimilarText({ subject: 'phones', local: null })).toBe(
    'Found too few phones like these to say what is usual',
  );
});
