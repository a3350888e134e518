import { expect, test } from 'vitest';
import { ratingBars } from './rating-bars.ts';

const fullBars = (rating: number | null) =>
  ratingBars(rating).flatMap(({ stars, share }) => (share === 100 ? [stars] : []));

test('The bar of the rounded rating is full, the others are empty (PROFILE-11)', () => {
  expect(ratingBars(4.4)).toEqual([
    { stars: 5, share: 0 },
    { stars: 4, share: 100 },
    { stars: 3, share: 0 },
    { stars: 2, share: 0 },
    { stars: 1, share: 0 },
  ]);
  expect(fullBars(4.5)).toEqual([5]);
  expect(fullBars(1)).toEqual([1]);
  expect(fullBars(5)).toEqual([5]);
});

test('While nobody has rated, all bars are empty (PROFILE-11)', () => {
  expect(fullBars(null)).toEqual([]);
});
