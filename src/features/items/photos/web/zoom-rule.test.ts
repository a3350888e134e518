import { expect, test } from 'vitest';
import { fit, MAX_SCALE, panBy, UNZOOMED, zoomTo } from './zoom-rule.ts';

const frame = { width: 400, height: 800 };
const photo = { width: 400, height: 300 };

test('The point under the fingers stays under them while a photo is enlarged (DETAIL-01)', () => {
  const point = { x: 100, y: 0 };
  const zoomed = zoomTo(UNZOOMED, 2, point, frame, photo);
  expect(zoomed).toEqual({ scale: 2, x: -100, y: 0 });
  // The same point of the photo before and after.
  expect((point.x - zoomed.x) / zoomed.scale).toBe(point.x);
});

test('A photo is enlarged up to four times and never shrunk', () => {
  expect(zoomTo(UNZOOMED, 99, { x: 0, y: 0 }, frame, photo).scale).toBe(MAX_SCALE);
  expect(zoomTo({ scale: 2, x: 150, y: 0 }, 0.3, { x: 0, y: 0 }, frame, photo)).toEqual(UNZOOMED);
});

test('A photo pans up to its edge, and not at all if it fits', () => {
  const zoomed = { scale: 2, x: 0, y: 0 };
  expect(panBy(zoomed, 900, 50, frame, photo)).toEqual({ scale: 2, x: 200, y: 0 });
  expect(panBy(zoomed, -30, 0, frame, photo)).toEqual({ scale: 2, x: -30, y: 0 });
  expect(panBy(UNZOOMED, 50, 50, frame, photo)).toEqual(UNZOOMED);
});

test('A photo fills the frame up to its stored size', () => {
  expect(fit({ width: 1200, height: 900 }, frame)).toEqual({ width: 400, height: 300 });
  expect(fit({ width: 200, height: 100 }, frame)).toEqual({ width: 200, height: 100 });
});
