import { expect, test } from 'vitest';
import { markerPlaces, placeAsCss } from './marker-places.ts';

const MARKER = 34;
const PHONE = 260;
const DESKTOP = 1188;

/** Computes the positions like a browser does. */
const pixels = (shares: readonly number[], bar: number): number[] =>
  markerPlaces(shares, MARKER).map(({ from, behind }) =>
    Math.min(bar - behind, Math.max(...from.map(({ share, px }) => share * bar + px))),
  );

test('Markers that are far enough apart are at their price (ASSIST-20)', () => {
  expect(pixels([0.5, 0.25, 0.125], DESKTOP)).toEqual([594, 297, 148.5]);
});

test('Markers closer than 34 pixels are moved apart, in order of price (ASSIST-20)', () => {
  expect(pixels([0.5, 0.23, 0.2], PHONE)).toEqual([130, 86, 52]);
  expect(pixels([0.5, 0.5, 0.5], PHONE)).toEqual([130, 164, 198]);
});

test('Moved markers stay on the bar, as do prices beyond its ends (ASSIST-20)', () => {
  expect(pixels([1, 0.99, 3], PHONE)).toEqual([226, 192, 260]);
  expect(pixels([-1, 0], PHONE)).toEqual([0, 34]);
  expect(pixels([-1, -2], PHONE)).toEqual([34, 0]);
  expect(pixels([3, 2], PHONE)).toEqual([260, 226]);
});

test('The CSS position works for any width of the bar', () => {
  const [first, second] = markerPlaces([0.087, 0.23], MARKER);
  expect(first && placeAsCss(first)).toBe('min(100% - 34px, max(8.7% + 0px))');
  expect(second && placeAsCss(second)).toBe('min(100% - 0px, max(8.7% + 34px, 23% + 0px))');
});
