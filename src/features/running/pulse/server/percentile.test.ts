import { expect, test } from 'vitest';
import { percentile } from './percentile.ts';

const histogram = (counts: Record<string, number>) =>
  Object.entries(counts).map(([le, value]) => ({ labels: { le: le === '+Inf' ? le : Number(le) }, value }));

test('The time of 95 of 100 pages lies in the bucket that contains it', () => {
  expect(percentile(histogram({ '0.1': 90, '0.2': 100, '+Inf': 100 }), 0.95)).toBeCloseTo(0.15);
  expect(percentile(histogram({ '0.1': 100, '0.2': 100, '+Inf': 100 }), 0.95)).toBeCloseTo(0.095);
});

test('Pages slower than every bucket count as slow as the last one', () => {
  expect(percentile(histogram({ '0.1': 1, '10': 2, '+Inf': 100 }), 0.95)).toBe(10);
});

test('Before the first page there is no time', () => {
  expect(percentile([], 0.95)).toBeNull();
  expect(percentile(histogram({ '0.1': 0, '+Inf': 0 }), 0.95)).toBeNull();
});
