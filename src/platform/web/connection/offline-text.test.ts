import { expect, test } from 'vitest';
import { loadedText } from './offline-text.tsx';

const LOADED_AT = Date.parse('2026-11-30T09:41:00Z');
const textAt = (now: string): string => loadedText(LOADED_AT, { now: Date.parse(now), zone: 'UTC' });

test('Offline I read at what time a page loaded, with the day if that is half a day ago or my clock was set back', () => {
  expect(textAt('2026-11-30T21:40:00Z')).toBe('You see what loaded at 9:41 AM.');
  expect(textAt('2026-11-30T21:41:00Z')).toBe('You see what loaded at Nov 30, 2026, 9:41 AM.');
  expect(textAt('2026-11-30T09:00:00Z')).toBe('You see what loaded at 9:41 AM.');
  expect(textAt('2026-11-29T09:41:00Z')).toBe('You see what loaded at Nov 30, 2026, 9:41 AM.');
});
