import { expect, test } from 'vitest';
import type { Understood } from '../contract/search.ts';
import { correctedParts, isNearness, searchTitle } from './what-was-understood.ts';

const understood = (...parts: [Understood['kind'], string][]): Understood[] =>
  parts.map(([kind, label]) => ({ kind, label, without: '' }));

test('The title of a search is the item', () => {
  const parts = understood(
    ['term', 'road bike'],
    ['term', '54 cm'],
    ['price', 'Up to $300'],
    ['nearby', 'Near you'],
  );
  expect(searchTitle('sofa velvet', understood(['term', 'sofa'], ['term', 'velvet']))).toBe('Sofa velvet');
  expect(searchTitle('raod bike 54 cm under 300 near me', parts)).toBe('Road bike, 54 cm');
});

test('A search without an item still has a title', () => {
  expect(searchTitle('under 50 near me', understood(['price', 'Up to $50'], ['nearby', 'Near you']))).toBe(
    'Up to $50, Near you',
  );
  expect(searchTitle('🚲🚲', [])).toBe('🚲🚲');
  expect(searchTitle('שולחן', understood(['term', 'שולחן']))).toBe('שולחן');
  expect(searchTitle('été', understood(['term', 'été']))).toBe('Été');
});

test('A correction shows the corrected part and marks the word', () => {
  const parts = understood(['term', 'road bike'], ['term', '54 cm'], ['price', 'Up to $300']);
  const correction = { query: 'road bike 54 cm under 300', words: [{ typed: 'raod', meant: 'road' }] };
  const shown = correctedParts(correction, parts);
  expect(shown.map(({ text }) => text).join('')).toBe('road bike');
  expect(shown.filter(({ corrected }) => corrected).map(({ text }) => text)).toEqual(['road']);
});

test('A correction in no understood part shows the whole search', () => {
  const correction = { query: 'velvet 2-seater', words: [{ typed: 'velvt', meant: 'velvet' }] };
  expect(
    correctedParts(correction, [])
      .map(({ text }) => text)
      .join(''),
  ).toBe('velvet 2-seater');
});

test('A category can be the title', () => {
  const parts = understood(['category', 'Electronics'], ['price', 'Up to $50']);
  expect(searchTitle('electronics under 50', parts)).toBe('Electronics');
});

test('Only "near me" and a radius need a location', () => {
  const parts = understood(['nearby', 'Near you'], ['radius', 'Within 5 mi'], ['price', 'Up to $50']);
  expect(parts.map(isNearness)).toEqual([true, true, false]);
});

test('A correction matches in any case, and only whole words', () => {
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
