import { expect, test } from 'vitest';
import { priceScale } from './price-scale.ts';

test('Prices stand on the bar in proportion, with room on either side', () => {
  const at = priceScale([2000, 4000, 6000]);
  expect([2000, 4000, 6000].map(at)).toEqual([11.5, 50, 88.5]);
});

test('A price far outside stands at the end of the bar', () => {
  const at = priceScale([2000, 4000]);
  expect([at(100_000), at(0)]).toEqual([100, 0]);
});

test('Equal prices stand in the middle', () => {
  expect(priceScale([5000, 5000])(5000)).toBe(50);
});
