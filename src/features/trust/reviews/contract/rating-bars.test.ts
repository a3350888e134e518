import { expect, test } from 'vitest';
import { ratingBars } from './rating-bars.ts';

const shares = (rating: number | null, byStar: number[] | null) =>
  ratingBars({ rating, byStar }).map(({ share }) => share);

test('Each bar has the share of reviews with so many stars, five stars first (PROFILE-11)', () => {
  expect(ratingBars({ rating: 4.4, byStar: [0, 1, 0, 2, 5] })).toEqual([
    { stars: 5, share: 63, count: 5 },
    { stars: 4, share: 25, count: 2 },
    { stars: 3, share: 0, count: 0 },
    { stars: 2, share: 13, count: 1 },
    { stars: 1, share: 0, count: 0 },
  ]);
});

test('If only the mean is known, the bar of the rounded rating is full and the others are empty (PROFILE-11)', () => {
  expect(shares(4.4, null)).toEqual([0, 100, 0, 0, 0]);
  expect(shares(4.5, null)).toEqual([100, 0, 0, 0, 0]);
  expect(shares(1, null)).toEqual([0, 0, 0, 0, 100]);
});

test('Without ratings, all bars are empty (PROFILE-11)', () => {
  expect(shares(null, null)).toEqual([0, 0, 0, 0, 0]);
  expect(shares(null, [0, 0, 0, 0, 0])).toEqual([0, 0, 0, 0, 0]);
});
