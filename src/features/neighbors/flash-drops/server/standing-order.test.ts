import { expect, test } from 'vitest';
import { compareStandings, ranksOf } from './standing-order.ts';

test('People with the same points share a rank, and the next rank is skipped (FLASH-11)', () => {
  expect(ranksOf([90, 90, 70, 40, 40, 40, 5])).toEqual([1, 1, 3, 4, 4, 4, 7]);
  expect(ranksOf([])).toEqual([]);
});

test('In a tie, the person who reached the points first comes first (FLASH-11)', () => {
  const late = { id: 'a', points: 40, reachedAt: 2 };
  const early = { id: 'b', points: 40, reachedAt: 1 };
  const best = { id: 'c', points: 45, reachedAt: 9 };
  expect([late, early, best].toSorted(compareStandings)).toEqual([best, early, late]);
});
