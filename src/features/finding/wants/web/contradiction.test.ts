import { expect, test } from 'vitest';
import type { WantCriteria } from '../contract/want.ts';
import { contradictionOf } from './contradiction.ts';

const WANT: WantCriteria = {
  terms: ['bike'],
  excluded: [],
  category: null,
  conditions: [],
  minPriceCents: null,
  maxPriceCents: null,
  place: null,
  withinKm: null,
};

test('When two prices exclude each other, either can be removed', () => {
  const both = { ...WANT, minPriceCents: 30_000, maxPriceCents: 20_000 };
  expect(contradictionOf(both)).toEqual({
    sentence: 'You asked for over $300 and under $200. Remove one.',
    parts: [
      { label: 'Over $300', without: { ...WANT, maxPriceCents: 20_000 } },
      { label: 'Under $200', without: { ...WANT, minPriceCents: 30_000 } },
    ],
  });
});

test('A word that is both required and excluded can be removed on either side', () => {
  const both = { ...WANT, terms: ['Carbon bike', '54 cm'], excluded: ['carbon', 'rust'] };
  expect(contradictionOf(both)).toEqual({
    sentence: 'You asked for “Carbon bike” and excluded “carbon”. Remove one.',
    parts: [
      { label: 'Carbon bike', without: { ...both, terms: ['54 cm'] } },
      { label: 'Not carbon', without: { ...both, excluded: ['rust'] } },
    ],
  });
});

test('A term of several words can be excluded as a whole', () => {
  const both = {
    ...WANT,
    terms: ['road bike', '54 cm'],
    excluded: ['Road bike'],
    minPriceCents: 100,
    maxPriceCents: 100,
  };
  expect(contradictionOf(both).sentence).toBe(
    'You asked for “road bike” and excluded “Road bike”. Remove one.',
  );
});

test('When only the server knows which words are the same, all of them are shown', () => {
  const both = { ...WANT, terms: ['couch'], excluded: ['sofa'] };
  expect(contradictionOf(both).parts.map(({ label }) => label)).toEqual(['couch', 'Not sofa']);
});
