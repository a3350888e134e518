import { expect, test } from 'vitest';
import { colorDifference, colorsOf } from './photo-colors.ts';

/** An image with one stripe for each color. */
const striped = (...colors: readonly (readonly [number, number, number])[]) =>
  colorsOf(new Uint8ClampedArray(colors.flatMap(([r, g, b]) => [r, g, b, 255, r, g, b, 255])));

const RED = [200, 40, 40] as const;
const TEAL = [40, 140, 140] as const;
const GRAY = [128, 128, 128] as const;

test('Equal images do not differ, and images of other colors differ completely', () => {
  expect(colorDifference(striped(RED, GRAY), striped(RED, GRAY))).toBeCloseTo(0);
  expect(colorDifference(striped(RED), striped(TEAL))).toBe(1);
});

test('Images differ by the share with other colors, wherever it is', () => {
  expect(colorDifference(striped(RED, GRAY), striped(GRAY, TEAL))).toBeCloseTo(0.5);
});

test('Slightly different light changes little', () => {
  expect(colorDifference(striped(GRAY), striped([132, 132, 132]))).toBeLessThan(0.12);
  // A color between two cells.
  expect(colorDifference(striped([105, 105, 105]), striped([108, 108, 108]))).toBeLessThan(0.12);
});

test.each([
  ['red and green', [200, 80, 120], [100, 131, 120]],
  ['blue and yellow', [120, 120, 120], [120, 106, 190]],
] as const)('%s of the same lightness differ', (_, one, other) => {
  expect(colorDifference(striped(one), striped(other))).toBeGreaterThan(0.9);
});
