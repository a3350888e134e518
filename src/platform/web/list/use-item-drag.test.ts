import { expect, test } from 'vitest';
import { indexUnder } from './use-item-drag.ts';

const boxes = [0, 100, 200].map((left) => ({ left, top: 0, right: left + 90, bottom: 90 }));
test.each([
  ['over the third', { x: 210, y: 40 }, 2],
  ['over itself', { x: 10, y: 10 }, 0],
  ['between two', { x: 95, y: 40 }, 0],
  ['below all', { x: 110, y: 400 }, 0],
])('An item let go %s lands where people expect', (_where, point, index) => {
  expect(indexUnder(point, boxes, 0)).toBe(index);
});
