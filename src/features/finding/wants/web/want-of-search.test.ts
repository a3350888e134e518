import { expect, test } from 'vitest';
import { NO_FILTERS } from '../../search/web/search.ts';
import type { WantCriteria } from '../contract/want.ts';
import { isWorthSaving } from './save-search.tsx';
import { nameOfSearch, wantOfSearch } from './want-of-search.ts';

const READ: WantCriteria = {
  terms: ['turntable'],
  excluded: ['broken'],
  category: null,
  conditions: [],
  minPriceCents: null,
  maxPriceCents: 20_000,
  place: null,
  withinKm: null,
};
const place = { name: 'Hawthorne', position: { latitude: 45.51, longitude: -122.63 } };

test('A saved search uses the words as they were read, and filters take precedence', () => {
  const filters = { ...NO_FILTERS, q: 'turntable under 200', category: 'electronics', max: 150 } as const;
  expect(wantOfSearch(READ, { ...filters, condition: 'good', within: 10 }, place)).toEqual({
    ...READ,
    category: 'electronics',
    conditions: ['good'],
    maxPriceCents: 15_000,
    place: { name: 'Hawthorne', latitude: 45.51, longitude: -122.63 },
    withinKm: 16,
  });
});

test('The free category is saved as a price', () => {
  expect(wantOfSearch(null, { ...NO_FILTERS, category: 'free' }, null)).toMatchObject({
    category: null,
    maxPriceCents: 0,
  });
});

test("Only a search with a filter can be saved, and a search in one seller's listings cannot", () => {
  expect(isWorthSaving({ ...NO_FILTERS, sort: 'popular', within: 5 })).toBe(false);
  expect(isWorthSaving({ ...NO_FILTERS, q: 'lamp' })).toBe(true);
  expect(isWorthSaving({ ...NO_FILTERS, max: 40 })).toBe(true);
  expect(isWorthSaving({ ...NO_FILTERS, q: 'lamp', seller: 'me' })).toBe(false);
});

test('A saved search is named as it was typed', () => {
  expect(nameOfSearch({ ...NO_FILTERS, q: 'turntable' })).toBe('“turntable”');
  expect(nameOfSearch({ ...NO_FILTERS, q: 'x'.repeat(200) })).toHaveLength(80);
  expect(nameOfSearch({ ...NO_FILTERS, category: 'electronics' })).toBe('Electronics');
});

test('Criteria read from the words stay unless a filter sets them', () => {
  const read = {
    ...READ,
    category: 'electronics',
    conditions: ['new'],
    minPriceCents: 5_000,
  } satisfies WantCriteria;
  expect(wantOfSearch(read, { ...NO_FILTERS, q: 'turntable' }, place)).toEqual(read);
  expect(wantOfSearch(read, { ...NO_FILTERS, category: 'free' }, null)).toMatchObject({
    minPriceCents: null,
    maxPriceCents: 0,
  });
});

test('A search without words can be saved by its lowest price, and is named by its filters', () => {
  expect(isWorthSaving({ ...NO_FILTERS, min: 40 })).toBe(true);
  expect(nameOfSearch({ ...NO_FILTERS, category: 'free' })).toBe('Free items');
  expect(nameOfSearch({ ...NO_FILTERS, min: 40 })).toBe('Everything');
});
