import { expect, test } from 'vitest';
import { moveMax, moveMin, PRICE_RANGE, percentOf, typedRange } from './price-range-rule.ts';

test('The price slider goes from 0 to 5000 in steps of 100 (BROWSE-07)', () => {
  expect(PRICE_RANGE).toEqual({ floor: 0, ceiling: 5000, step: 100 });
});

test('The two ends of the price range cannot pass each other (BROWSE-07)', () => {
  expect(moveMin({ min: 0, max: 300 }, 900)).toEqual({ min: 200, max: 300 });
  expect(moveMax({ min: 400, max: 900 }, 100)).toEqual({ min: 400, max: 500 });
  expect(moveMin({ min: 0, max: null }, 5000)).toEqual({ min: 4900, max: null });
});

test('The upper end at 5000 means any price above too (BROWSE-07)', () => {
  expect(moveMax({ min: 0, max: 3000 }, 5000)).toEqual({ min: 0, max: null });
  expect(percentOf(null)).toBe(100);
  expect(percentOf(1250)).toBe(25);
});

test('Typed prices may be exact, above 5000, with currency signs, or left out (BROWSE-07)', () => {
  expect(typedRange('$1,250', '12,000')).toEqual({ min: 1250, max: 12_000 });
  expect(typedRange('', '')).toEqual({ min: 0, max: null });
  expect(typedRange('abc', '-5')).toEqual({ min: 0, max: null });
  expect(typedRange('300', '200')).toEqual({ min: 200, max: 300 });
});

test('A slider with a scale of its own keeps to its steps and its end', () => {
  const scale = { floor: 0, ceiling: 1000, step: 10 };
  expect(moveMin({ min: 0, max: 500 }, 500, scale)).toEqual({ min: 490, max: 500 });
  expect(moveMax({ min: 0, max: 500 }, 1000, scale)).toEqual({ min: 0, max: null });
  expect(percentOf(500, scale)).toBe(50);
});
