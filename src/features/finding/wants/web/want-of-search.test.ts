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

test('A saved search has the words as they were read, and the filters win', () => {
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

test('Free items are a price and not a category', () => {
  expect(wantOfSearch(null, { ...NO_FILTERS, category: 'free' }, null)).toMatchObject({
    category: null,
    maxPriceCents: 0,
  });
});

test('Only a search that narrows something can be saved, and nobody is followed by it', () => {
  expect(isWorthSaving({ ...NO_FILTERS, sort: 'popular', within: 5 })).toBe(false);
  expect(isWorthSaving({ ...NO_FILTERS, q: 'lamp' })).toBe(true);
  expect(isWorthSaving({ ...NO_FILTERS, max: 40 })).toBe(true);
  expect(isWorthSaving({ ...NO_FILTERS, q: 'lamp', seller: 'me' })).toBe(false);
});

test('A saved search is called as it was typed', () => {
  expect(nameOfSearch({ ...NO_FILTERS, q: 'turntable' })).toBe('“turntable”');
  expect(nameOfSearch({ ...NO_FILTERS, q: 'x'.repeat(200) })).toHaveLength(80);
  expect(nameOfSearch({ ...NO_FILTERS, category: 'electronics' })).toBe('Electronics');
});

test('What no filter says stays as the words were read', () => {
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

test('A search without words can be saved for its lowest price, and is called by what it has', () => {
  expect(isWorthSaving({ ...NO_FILTERS, min: 40 })).toBe(true);
  expect(nameOfSearch({ ...NO_FILTERS, category: 'free' })).toBe('Free items');
  expect(nameOfSearch({ ...NO_FILTERS, min: 40 })).toBe('Everything');
});
