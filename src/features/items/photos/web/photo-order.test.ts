import { expect, test } from 'vitest';
import { describeMove, moveEntry } from './photo-order.ts';

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 2, 'acbd'],
  [2, 1, 'acbd'],
  [0, 9, 'bcda'],
  [3, -4, 'dabc'],
  [1, 1, 'abcd'],
  [7, 0, 'abcd'],
])('A photo moved from %i to %i pushes the others along', (from, to, expected) => {
  expect(moveEntry([...'abcd'], from, to).join('')).toBe(expected);
});

test('A move to the same position returns the same list, so that nothing is rendered again', () => {
  const list = ['a', 'b'];
  expect(moveEntry(list, 0, 0)).toBe(list);
  expect(moveEntry(list, 1, 5)).toBe(list);
});

test('A move is announced in words', () => {
  expect(describeMove(1, 0, 3)).toBe('Photo 2 is now the cover, photo 1 of 3.');
  expect(describeMove(0, 2, 3)).toBe('Photo 1 is now photo 3 of 3.');
});
