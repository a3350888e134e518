import { expect, test } from 'vitest';
import { clockOf, hourText, minutesOf } from './clock-minutes.ts';

test('Times of day go to a time field and back', () => {
  for (const [minutes, clock] of [
    [0, '00:00'],
    [7 * 60 + 5, '07:05'],
    [1439, '23:59'],
  ] as const) {
    expect(clockOf(minutes)).toBe(clock);
    expect(minutesOf(clock)).toBe(minutes);
  }
  expect(minutesOf('')).toBeNull();
});

test('Hours are those of a clock with twelve', () => {
  expect([0, 8, 12, 23].map(hourText)).toEqual(['12 AM', '8 AM', '12 PM', '11 PM']);
});
