import { expect, test } from 'vitest';
import { addMonths } from './add-months.ts';

const after = (day: string, months: number) => addMonths(new Date(`${day}T10:30:00Z`), months).toISOString();

test('A plan is renewed on the same day of the next month, or on its last', () => {
  expect(after('2026-03-15', 1)).toBe('2026-04-15T10:30:00.000Z');
  expect(after('2026-01-31', 1)).toBe('2026-02-28T10:30:00.000Z');
  expect(after('2028-01-31', 1)).toBe('2028-02-29T10:30:00.000Z');
  expect(after('2026-12-31', 1)).toBe('2027-01-31T10:30:00.000Z');
});

test('After a short month it is the 31st again, as months are counted from the first payment', () => {
  expect(after('2026-01-31', 2)).toBe('2026-03-31T10:30:00.000Z');
});

test('A yearly plan of the 29th of February is renewed on the 28th, and in four years on the 29th', () => {
  expect(after('2028-02-29', 12)).toBe('2029-02-28T10:30:00.000Z');
  expect(after('2028-02-29', 48)).toBe('2032-02-29T10:30:00.000Z');
});
