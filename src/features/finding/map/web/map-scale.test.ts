import { expect, test } from 'vitest';
import { gridMiles, pixelsPerMile, scaleText } from './map-scale.ts';

test('The map is to scale: a mile has twice the pixels a zoom closer, and more toward the poles', () => {
  // At the equator, a pixel at zoom 0 is 156.5 km wide.
  expect(1609.344 / pixelsPerMile(0, 0)).toBeCloseTo(156_543, 0);
  expect(pixelsPerMile(45, 13)).toBeCloseTo(2 * pixelsPerMile(45, 12));
  expect(pixelsPerMile(60, 12)).toBeCloseTo(2 * pixelsPerMile(0, 12));
});

test('The grid of the map has half miles, and wider steps further away', () => {
  expect(gridMiles(112)).toBe(0.5);
  expect(gridMiles(111)).toBe(1);
  expect(gridMiles(20)).toBe(4);
  expect([0.5, 1, 1024].map(scaleText)).toEqual(['½ mi', '1 mi', '1,024 mi']);
});
