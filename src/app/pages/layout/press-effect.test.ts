import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pressEffect } from './press-effect.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('Sell looks pressed for 300 ms (NAV-69)', () => {
  const seen: boolean[] = [];
  const effect = pressEffect((pressed) => seen.push(pressed));
  effect.press();
  vi.advanceTimersByTime(299);
  expect(seen).toEqual([true]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual([true, false]);
});

test('Pressing Sell again starts its 300 ms over, and leaving the page ends it (NAV-69)', () => {
  const seen: boolean[] = [];
  const effect = pressEffect((pressed) => seen.push(pressed));
  effect.press();
  vi.advanceTimersByTime(200);
  effect.press();
  vi.advanceTimersByTime(200);
  expect(seen).toEqual([true, true]);
  effect.cancel();
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual([true, true]);
});
