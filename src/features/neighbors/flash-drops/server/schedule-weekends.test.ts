import { expect, test } from 'vitest';
import { THEMES } from '../contract/themes.ts';
import { themeOf, weekendsFrom } from './schedule-weekends.ts';

const day = (date: string) => new Date(`${date}T00:00:00Z`);
const fridayFrom = (date: string) => weekendsFrom(day(date))[0]?.toISOString().slice(0, 10);

test('The current weekend counts until Sunday, and the next one from Monday (FLASH-02)', () => {
  expect(fridayFrom('2026-11-26')).toBe('2026-11-27');
  expect(fridayFrom('2026-11-27')).toBe('2026-11-27');
  expect(fridayFrom('2026-11-28')).toBe('2026-11-27');
  expect(fridayFrom('2026-11-29')).toBe('2026-11-27');
  expect(fridayFrom('2026-11-30')).toBe('2026-12-04');
});

test('Themes take turns from weekend to weekend (FLASH-14)', () => {
  const themes = weekendsFrom(day('2026-11-26')).map((friday) => themeOf(friday).id);
  expect(new Set(themes).size).toBe(themes.length);
  const cycle = new Date(day('2026-11-27').getTime() + THEMES.length * 7 * 86_400_000);
  expect(themeOf(cycle).id).toBe(themes[0]);
});
