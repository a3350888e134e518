import { expect, test } from 'vitest';
import { PAST_DEALS } from './past-deals.ts';

test('Every review of the demo has stars, a unique text and an item with a price', () => {
  const reviews = PAST_DEALS.flatMap(({ aboutSeller, aboutBuyer }) => [aboutSeller, aboutBuyer]);
  expect(PAST_DEALS.length).toBeGreaterThanOrEqual(100);
  expect(new Set(PAST_DEALS.map(({ title }) => title)).size).toBe(PAST_DEALS.length);
  expect(PAST_DEALS.every(({ priceCents }) => Number.isInteger(priceCents) && priceCents > 0)).toBe(true);
  expect(new Set(reviews.map(({ text }) => text)).size).toBe(reviews.length);
  expect(reviews.every(({ text }) => text.length > 3)).toBe(true);
  expect(new Set(reviews.map(({ stars }) => stars))).toEqual(new Set([1, 2, 3, 4, 5]));
});
