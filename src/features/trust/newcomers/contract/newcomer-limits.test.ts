import { expect, test } from 'vitest';
import { countLinks, newcomerLimits, NEWCOMER_STEPS } from './newcomer-limits.ts';

test('A new account can post 10 listings and start 20 chats on its first day', () => {
  expect(newcomerLimits(0, 0)).toMatchObject({ listings: 10, chats: 20 });
});

test('Limits grow with days or with finished deals, and then end', () => {
  expect(newcomerLimits(1, 0)).toEqual(newcomerLimits(0, 1));
  expect(newcomerLimits(6, 0)?.listings).toBe(20);
  expect(newcomerLimits(7, 1)?.listings).toBe(60);
  expect(newcomerLimits(30, 0)).toBeNull();
  expect(newcomerLimits(0, 3)).toBeNull();
  const listings = NEWCOMER_STEPS.map(({ limits }) => limits?.listings ?? Infinity);
  expect(listings.toSorted((a, b) => a - b)).toEqual(listings);
});

test('Links are counted with and without https', () => {
  expect(countLinks('See https://a.example/b and www.c.example, not d.e')).toBe(2);
});
