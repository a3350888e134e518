import { hash, verify } from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { isPinCorrect } from './is-pin-correct.ts';

test('Only the PIN of a guest who exists is right (GUEST-12)', async () => {
  const known = await hash('4821');
  expect(await isPinCorrect(known, '4821')).toBe(true);
  expect(await isPinCorrect(known, '4822')).toBe(false);
  expect(await isPinCorrect(undefined, '4821')).toBe(false);
});

test('For a Guest ID that does not exist a hash of the same cost is checked, and never matches (GUEST-16)', async () => {
  const known = await hash('4821');
  const check = vi.fn<typeof verify>(async () => true);
  expect(await isPinCorrect(known, '4821', check)).toBe(true);
  expect(await isPinCorrect(undefined, '4821', check)).toBe(false);
  const costs = check.mock.calls.map(([checked]) => String(checked).split('$').slice(1, 4));
  expect(costs).toHaveLength(2);
  expect(costs[1]).toEqual(costs[0]);
});

test.each(['', '482', '48211', '0482', '482a', '%'])(
  '%j is no PIN of anybody, which costs no check',
  async (pin) => {
    const check = vi.fn<typeof verify>(async () => true);
    expect(await isPinCorrect(await hash('4821'), pin, check)).toBe(false);
    expect(await isPinCorrect(undefined, pin, check)).toBe(false);
    expect(check).not.toHaveBeenCalled();
  },
);
