import { expect, test } from 'vitest';
import type { WantCriteria } from '../contract/want.ts';
import { widerWant } from './wider-want.ts';

const BIKE: WantCriteria = {
  terms: ['road bike', '54 cm'],
  excluded: [],
  category: null,
  conditions: [],
  minPriceCents: null,
  maxPriceCents: null,
  place: null,
  withinKm: null,
};
const place = { name: 'Hawthorne', latitude: 45.51, longitude: -122.63 };

test('Wider criteria have a larger radius, a fifth higher price and any condition', () => {
  const narrow = { ...BIKE, place, withinKm: 16, maxPriceCents: 30_000, conditions: ['new' as const] };
  expect(widerWant(narrow)).toEqual({ ...BIKE, place, withinKm: 40, maxPriceCents: 36_000 });
});

test('Past the largest radius, the search covers everywhere', () => {
  expect(widerWant({ ...BIKE, place, withinKm: 161 })).toEqual(BIKE);
});

test('Then excluded words, the last words and the category are dropped one after another', () => {
  expect(widerWant({ ...BIKE, excluded: ['carbon'] })).toEqual(BIKE);
  expect(widerWant({ ...BIKE, category: 'sporting-goods' })?.terms).toEqual(['road bike']);
  expect(widerWant({ ...BIKE, terms: ['bike'], category: 'sporting-goods' })?.category).toBeNull();
});

test('A single word cannot be widened', () => {
  expect(widerWant({ ...BIKE, terms: ['bike'] })).toBeNull();
});

test('A higher price is rounded up to $5, and the lowest price is dropped', () => {
  expect(widerWant({ ...BIKE, minPriceCents: 10_000, maxPriceCents: 11_000 })).toEqual({
    ...BIKE,
    maxPriceCents: 13_500,
  });
  expect(widerWant({ ...BIKE, minPriceCents: 10_000 })).toEqual(BIKE);
});

test('A category without words cannot be widened', () => {
  expect(widerWant({ ...BIKE, terms: [], category: 'sporting-goods' })).toBeNull();
});
