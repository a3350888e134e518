import { expect, test } from 'vitest';
import { newGuestId, newPin } from './guest-codes.ts';

test('A Guest ID is Guest- and five capital letters or digits (GUEST-02)', () => {
  const ids = Array.from({ length: 1000 }, newGuestId);
  expect(ids.every((id) => /^Guest-[A-Z0-9]{5}$/.test(id))).toBe(true);
  expect(new Set(ids).size).toBeGreaterThan(990);
});

test('A PIN has four digits from 1000 to 9999 (GUEST-03)', () => {
  const pins = Array.from({ length: 10_000 }, () => Number(newPin()));
  expect(Math.min(...pins)).toBeGreaterThanOrEqual(1000);
  expect(Math.max(...pins)).toBeLessThanOrEqual(9999);
});
