import { expect, test } from 'vitest';
import type { Understood } from '../contract/search.ts';
import { correctedParts, isNearness, searchTitle } from './what-was-understood.ts';

const understood = (...parts: [Understood['kind'], string][]): Understood[] =>
  parts.map(([kind, label]) => ({ kind, label, without: '' }));

test('The title of a search is what is looked for', () => {
  const parts = understood(
    ['term', 'road bike'],
    ['term', '54 cm'],
    ['price', 'Up to $300'],
    ['nearby', 'Near you'],
  );
  expect(searchTitle('sofa velvet', understood(['term', 'sofa'], ['term', 'velvet']))).toBe('Sofa velvet');
  expect(searchTitle('raod bike 54 cm under 300 near me', parts)).toBe('Road bike, 54 cm');
});

test('A search without a thing has a title too', () => {
  expect(searchTitle('under 50 near me', understood(['price', 'Up to $50'], ['nearby', 'Near you']))).toBe(
    'Up to $50, Near you',
  );
  expect(searchTitle('🚲🚲', [])).toBe('🚲🚲');
  expect(searchTitle('שולחן', understood(['term', 'שולחן']))).toBe('שולחן');
  expect(searchTitle('été', understood(['term', 'été']))).toBe('Été');
});

test('A correction shows the part that was corrected, and marks the word', () => {
  const parts = understood(['term', 'road bike'], ['term', '54 cm'], ['price', 'Up to $300']);
  const correction = { query: 'road bike 54 cm under 300', words: [{ typed: 'raod', meant: 'road' }] };
  const shown = correctedParts(correction, parts);
  expect(shown.map(({ text }) => text).join('')).toBe('road bike');
  expect(shown.filter(({ corrected }) => corrected).map(({ text }) => text)).toEqual(['road']);
});

test('A correction that is in no part shows the whole search', () => {
  const correction = { query: 'velvet 2-seater', words: [{ typed: 'velvt', meant: 'velvet' }] };
  expect(
    correctedParts(correction, [])
      .map(({ text }) => text)
      .join(''),
  ).toBe('velvet 2-seater');
});

test('A category is what is looked for too', () => {
  const parts = understood(['category', 'Electronics'], ['price', 'Up to $50']);
  expect(searchTitle('electronics under 50', parts)).toBe('Electronics');
});

test('"Near me" and a radius need a place, and nothing else does', () => {
  const parts = understood(['nearby', 'Near you'], ['radius', 'Within 5 mi'], ['price', 'Up to $50']);
  expect(parts.map(isNearness)).toEqual([true, true, false]);
});

test('A correction is found in any case, and only among words', () => {
  const parts = understood(['term', 'New Balance shoes'], ['condition', 'Like New or better']);
  const correction = { query: 'new balance shoes like new', words: [{ typed: 'nwe', meant: 'new' }] };
  expect(correctedParts(correction, parts).map(({ text }) => text)).toEqual([
    'New',
    ' ',
    'Balance',
    ' ',
    'shoes',
  ]);
});
