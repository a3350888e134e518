import { expect, test } from 'vitest';
import { listingsBefore, slotsOf } from './featured-slots.ts';

test('One in eight cards is featured: the 3rd, the 11th and the 19th of a page (PLAN-14)', () => {
  const slots = Array.from({ length: slotsOf(24) }, (_, slot) => slot);
  // A slot follows the other listings and the earlier slots.
  expect(slots.map((slot) => listingsBefore(slot) + slot + 1)).toEqual([3, 11, 19]);
});

test('A short last group has no featured card (PLAN-14)', () => {
  expect([0, 6, 7, 13, 14, 21, 24, 27, 28].map(slotsOf)).toEqual([0, 0, 1, 1, 2, 3, 3, 3, 4]);
});
