import { expect, test } from 'vitest';
import { monthAndYear, shortDate } from './dates.ts';

test('A date reads the same everywhere', () => {
  expect(shortDate('2026-07-21T12:00:00.000Z')).toBe('Jul 21, 2026');
  expect(shortDate('2026-07-21T23:59:59.999Z')).toBe('Jul 21, 2026');
  expect(shortDate('2026-07-22T00:00:00.000Z')).toBe('Jul 22, 2026');
  expect(shortDate('2026-07-22T01:30:00+03:00')).toBe('Jul 21, 2026');
});

test('A month reads the same everywhere', () => {
  expect(monthAndYear('2026-07-31T23:59:59.999Z')).toBe('Jul 2026');
});
