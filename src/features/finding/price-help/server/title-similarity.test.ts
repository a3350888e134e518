import { expect, test } from 'vitest';
import { titleSimilarity, titleWords, wordWeight } from './title-similarity.ts';

const alike = (title: string, other: string) =>
  titleSimilarity(
    titleWords(title).map((word) => ({ word, weight: 1 })),
    titleWords(other),
  );

test('The same words in another order, or in the plural, are the same title', () => {
  expect(alike('Mushroom lamp, orange', 'Orange Mushroom LAMPS')).toBe(1);
  expect(titleWords('Lamps and glasses, a 2')).toEqual(['lamp', 'and', 'glass', '2']);
});

test('A title is less like another with every word it lacks, and a little with every word more', () => {
  const other = alike('blue denim jacket', 'Denim jacket');
  const more = alike('blue denim jacket', 'Denim jacket with fur');
  expect(other).toBeCloseTo(2 / 3);
  expect(more).toBeLessThan(other);
  expect(alike('blue denim jacket', 'Garden chair')).toBe(0);
});

test('Another model is not comparable', () => {
  expect(alike('iPhone 13 128GB blue', 'iPhone 12 64GB')).toBeLessThan(0.3);
  expect(alike('iPhone 13 128GB blue', 'Blue iPhone 13, 128GB')).toBe(1);
});

test('A rare word says more than a common one, and a word of all listings hardly anything', () => {
  expect(wordWeight(10, 100_000)).toBeGreaterThan(wordWeight(10_000, 100_000));
  expect(wordWeight(100_000, 100_000)).toBeLessThan(1);
});

test('A title of nothing but signs is like none', () => {
  expect(titleWords('?! 🪑 \0')).toEqual([]);
  expect(alike('?!', 'Lamp')).toBe(0);
});
