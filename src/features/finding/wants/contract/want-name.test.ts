import { expect, test } from 'vitest';
import { WANT_LIMITS } from './want-limits.ts';
import { wantName } from './want-name.ts';

const ANY = { terms: [], category: null, minPriceCents: null, maxPriceCents: null };

test('A want is called by its words, then its sizes, or by what else it asks for', () => {
  expect(wantName({ ...ANY, terms: ['54 cm', 'road bike'] })).toBe('Road bike, 54 cm');
  expect(wantName({ ...ANY, terms: ['camping', 'tent'] })).toBe('Camping tent');
  expect(wantName({ ...ANY, category: 'vehicles', maxPriceCents: 100 })).toBe('Vehicles');
  expect(wantName({ ...ANY, maxPriceCents: 0 })).toBe('Free things');
  expect(wantName({ ...ANY, maxPriceCents: 5000 })).toBe('Anything up to $50');
});

test('A name is always something, and no longer than it may be', () => {
  expect(wantName(ANY)).toBe('Anything');
  expect(wantName({ ...ANY, minPriceCents: 5000 })).toBe('Anything from $50');
  expect(wantName({ ...ANY, terms: Array(30).fill('lamp') }).length).toBeLessThanOrEqual(WANT_LIMITS.name);
});
