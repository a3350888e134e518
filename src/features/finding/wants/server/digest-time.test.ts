import { expect, test } from 'vitest';
import { digestTime } from './digest-time.ts';

const PORTLAND = 'America/Los_Angeles';

test('A daily digest comes at 8 in the morning where I live', () => {
  const at = (now: string, zone = PORTLAND) => digestTime(new Date(now), 'daily', zone).toISOString();
  expect(at('2026-07-22T14:59:00Z')).toBe('2026-07-22T15:00:00.000Z');
  expect(at('2026-07-22T15:00:00Z')).toBe('2026-07-23T15:00:00.000Z');
  expect(at('2026-07-22T20:00:00Z', 'Asia/Kolkata')).toBe('2026-07-23T02:30:00.000Z');
  // Clocks are put back that night.
  expect(at('2026-10-31T20:00:00Z')).toBe('2026-11-01T16:00:00.000Z');
});

test('A weekly digest comes on Monday at 8', () => {
  const at = (now: string, zone = PORTLAND) => digestTime(new Date(now), 'weekly', zone).toISOString();
  expect(at('2026-07-22T20:00:00Z')).toBe('2026-07-27T15:00:00.000Z');
  // Still Sunday there.
  expect(at('2026-07-27T05:00:00Z')).toBe('2026-07-27T15:00:00.000Z');
  expect(at('2026-07-27T16:00:00Z')).toBe('2026-08-03T15:00:00.000Z');
  expect(at('2026-03-05T20:00:00Z')).toBe('2026-03-09T15:00:00.000Z');
});

test('Monday is that of the place, east of the date line too', () => {
  const at = digestTime(new Date('2026-07-22T20:00:00Z'), 'weekly', 'Pacific/Auckland');
  expect(at.toISOString()).toBe('2026-07-26T20:00:00.000Z');
});
