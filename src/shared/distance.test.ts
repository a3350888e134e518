import { expect, test } from 'vitest';
import { distanceText } from './distance.ts';

test('Distances are in miles', () => {
  expect([1, 2, 3, 16, 1931].map(distanceText)).toEqual(['<1 mi', '1 mi', '2 mi', '10 mi', '1,200 mi']);
});
