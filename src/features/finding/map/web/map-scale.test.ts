import { expect, test } from 'vitest';
import { gridMiles, pixelsPerMile, ringMiles, scaleText, worldPoint } from './map-scale.ts';

test('The map is to scale: a mile has twice the pixels a zoom closer, and more toward the poles', () => {
  // At the equator, a pixel at zoom 0 is 156.5 km wide.
  expect(1609.344 / pixelsPerMile(0, 0)).toBeCloseTo(156_543, 0);
  expect(pixelsPerMile(45, 13)).toBeCloseTo(2 * pixelsPerMile(45, 12));
  expect(pixelsPerMile(60, 12)).toBeCloseTo(2 * pixelsPerMile(0, 12));
});

test('The world is a square: its center is at 0, 0, and north is up', () => {
  expect(worldPoint({ latitude: 0, longitude: 0 }, 1)).toEqual({ x: 256, y: 256 });
  expect(worldPoint({ latitude: 85.0511, longitude: 180 }, 1).x).toBe(512);
  expect(worldPoint({ latitude: 85.0511, longitude: 180 }, 1).y).toBeCloseTo(0, 1);
});

test('Rings are as far apart as grid lines, or twice as far', () => {
  expect(ringMiles(112)).toBe(1);
  expect(ringMiles(176)).toBe(0.5);
});

test('The grid of the map has half miles, and wider steps further away', () => {
  expect(gridMiles(112)).toBe(0.5);
  expect(gridMiles(111)).toBe(1);
  expect(gridMiles(20)).toBe(4);
  expect([0.5, 1, 1024].map(scaleText)).toEqual(['½ mi', '1 mi', '1,024 mi']);
});
