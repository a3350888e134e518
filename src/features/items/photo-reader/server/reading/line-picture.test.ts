import { expect, test } from 'vitest';
import { cutLine, LINE_HEIGHT, type Turn } from './line-picture.ts';

/** A picture of 60 by 60 in which a quarter is white: the one at the left top, right top, right bottom, left bottom. */
function pictureOf(quarter: number) {
  const pixels = new Uint8Array(60 * 60 * 3);
  const [right, below] = [quarter === 1 || quarter === 2, quarter === 2 || quarter === 3];
  for (let y = 0; y < 60; y += 1)
    for (let x = 0; x < 60; x += 1)
      if (x >= 30 === right && y >= 30 === below) pixels.fill(255, 3 * (y * 60 + x), 3 * (y * 60 + x) + 3);
  return { pixels, width: 60, height: 60 };
}
const WHOLE = { centerX: 29.5, centerY: 29.5, tilt: 0, width: 60, height: 60 };

test.each([
  [0, 0],
  [90, 1],
  [180, 2],
  [270, 3],
] as const)('A line that is turned by %d degrees is cut out upright', (turn: Turn, quarter) => {
  const { values, width } = cutLine(pictureOf(quarter), WHOLE, turn);
  expect(width).toBe(LINE_HEIGHT);
  const at = (x: number, y: number) => values[y * width + x] ?? 0;
  const corners = [at(4, 4), at(43, 4), at(43, 43), at(4, 43)].map((value) => Math.round(value));
  expect(corners).toEqual([1, -1, -1, -1]);
});

test('A line at the edge of the picture goes on with its edge, and a long one is squeezed', () => {
  const { values, width } = cutLine(pictureOf(0), { ...WHOLE, centerX: -40, width: 4_000 }, 0);
  expect(width).toBe(1_200);
  expect(values.every((value) => value >= -1 && value <= 1)).toBe(true);
});
