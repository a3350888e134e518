import { expect, test } from 'vitest';
import {
  dayLabel,
  expiresIn,
  listLabel,
  momentLabel,
  stampLabel,
  timeLabel,
  zoneLabel,
} from './time-labels.ts';

const clock = { now: Date.parse('2026-07-21T12:00:00Z'), zone: 'UTC' };

test('Days in a chat are Today, Yesterday or a short date (MSG-29)', () => {
  expect(dayLabel('2026-07-21T00:00:00Z', clock)).toBe('Today');
  expect(dayLabel('2026-07-20T23:59:00Z', clock)).toBe('Yesterday');
  expect(dayLabel('2026-07-19T23:59:00Z', clock)).toBe('Jul 19, 2026');
});

test('The inbox shows the time for today, Yesterday, N days ago, then the date (MSG-30)', () => {
  expect(listLabel('2026-07-21T09:38:00Z', clock)).toBe('9:38 AM');
  expect(listLabel('2026-07-20T09:38:00Z', clock)).toBe('Yesterday');
  expect(listLabel('2026-07-18T09:38:00Z', clock)).toBe('3 days ago');
  expect(listLabel('2026-07-15T09:38:00Z', clock)).toBe('6 days ago');
  expect(listLabel('2026-07-14T09:38:00Z', clock)).toBe('Jul 14, 2026');
});

test("Days and times are in the reader's time zone (MSG-29)", () => {
  const portland = { ...clock, zone: 'America/Los_Angeles' };
  expect(dayLabel('2026-07-21T05:00:00Z', portland)).toBe('Yesterday');
  expect(timeLabel('2026-07-21T05:00:00Z', portland)).toBe('10:00 PM');
});

test('A device whose clock is behind shows what it just received as today (MSG-29)', () => {
  expect(dayLabel('2026-07-22T01:00:00Z', clock)).toBe('Today');
});

test.each([
  ['2026-07-21T18:30:00Z', 'today at 6:30 PM'],
  ['2026-07-22T00:10:00Z', 'tomorrow at 12:10 AM'],
  ['2026-07-25T09:00:00Z', 'Sat, Jul 25 at 9:00 AM'],
])('What is to come at %s is %s', (iso, label) => {
  expect(momentLabel(iso, { now: Date.parse('2026-07-21T12:00:00Z'), zone: 'UTC' })).toBe(label);
});

test('A list with times shows them in my own zone, says which it is, and the year where it is another', () => {
  const portland = { now: clock.now, zone: 'America/Los_Angeles' };
  expect(stampLabel('2026-07-15T07:00:00Z', portland)).toBe('Jul 15, 12:00 AM');
  expect(stampLabel('2026-01-01T07:59:00Z', portland)).toBe('Dec 31, 2025, 11:59 PM');
  expect(zoneLabel(portland)).toBe('Los Angeles (PDT)');
  expect(zoneLabel(clock)).toBe('UTC');
});

test.each([
  [24 * 60, 'Expires in 24 h'],
  [23 * 60 - 10, 'Expires in 23 h'],
  [60, 'Expires in 1 h'],
  [59, 'Expires in 59 min'],
  [1, 'Expires in 1 min'],
  [0.5, 'Expires in a minute'],
  [0, 'Expired'],
  [-5, 'Expired'],
])('An offer with %s minutes left says "%s"', (minutes, text) => {
  expect(expiresIn(new Date(clock.now + minutes * 60_000).toISOString(), clock.now)).toBe(text);
});
