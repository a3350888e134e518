import { expect, test } from 'vitest';
import { ageGroup, timeText } from './time-text.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const ago = (minutes: number) => timeText(new Date(NOW - minutes * 60_000).toISOString(), NOW);

test.each([
  [0, 'Just now'],
  [59, 'Just now'],
  [60, '1 hour ago'],
  [119, '1 hour ago'],
  [120, '2 hours ago'],
  [23 * 60 + 59, '23 hours ago'],
  [24 * 60, 'Nov 20, 2026'],
  [400 * 24 * 60, 'Oct 17, 2025'],
  [-5, 'Just now'],
])('What happened %i minutes ago says "%s" (NOTIF-07)', (minutes, text) => {
  expect(ago(minutes)).toBe(text);
});

test.each([
  [-5, 'Last 24 hours'],
  [24 * 60 - 1, 'Last 24 hours'],
  [24 * 60, 'Last 7 days'],
  [7 * 24 * 60 - 1, 'Last 7 days'],
  [7 * 24 * 60, 'Earlier'],
])('What happened %i minutes ago is listed under "%s"', (minutes, heading) => {
  expect(ageGroup(new Date(NOW - minutes * 60_000).toISOString(), NOW)).toBe(heading);
});
