import { expect, test } from 'vitest';
import { findTextBoxes } from './text-boxes.ts';

/** A map in which the pixels of some shape are text. */
function mapOf(isInside: (x: number, y: number) => boolean, probability = 0.9) {
  const [width, height] = [120, 80];
  const probabilities = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) if (isInside(x, y)) probabilities[y * width + x] = probability;
  return { probabilities, width, height };
}

test('A line of text is found with the room around its core', () => {
  const [box, ...others] = findTextBoxes(mapOf((x, y) => x >= 20 && x <= 100 && y >= 30 && y <= 40));
  expect(others).toEqual([]);
  expect(box).toMatchObject({ centerX: 60, centerY: 35, tilt: 0 });
  // 80 by 10, and 1.5 times its area by its perimeter on each side.
  expect(box?.width).toBeCloseTo(80 + (2 * 80 * 10 * 1.5) / 180);
  expect(box?.height).toBeCloseTo(10 + (2 * 80 * 10 * 1.5) / 180);
});

test('A tilted line has its tilt', () => {
  const angle = Math.PI / 12;
  const isInside = (x: number, y: number) => {
    const [right, down] = [x - 60, y - 40];
    const along = right * Math.cos(angle) + down * Math.sin(angle);
    const across = down * Math.cos(angle) - right * Math.sin(angle);
    return Math.abs(along) < 40 && Math.abs(across) < 6;
  };
  const [box] = findTextBoxes(mapOf(isInside));
  expect(box?.tilt).toBeCloseTo(angle, 1);
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeGreaterThan(2.5);
});

test('Two lines are two boxes; noise and what is hardly text are none', () => {
  expect(
    findTextBoxes(mapOf((x, y) => x > 10 && x < 90 && (Math.abs(y - 20) < 5 || Math.abs(y - 60) < 5))),
  ).toHaveLength(2);
  expect(findTextBoxes(mapOf((x, y) => x < 3 && y < 2))).toEqual([]);
  expect(findTextBoxes(mapOf((x, y) => x > 10 && y > 10 && y < 30, 0.5))).toEqual([]);
  expect(findTextBoxes(mapOf(() => false))).toEqual([]);
});
