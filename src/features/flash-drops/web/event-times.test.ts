import { expect, test } from 'vitest';
import { dayOf, momentOf, weekdayAndHour, zoneOf } from './event-times.ts';

const START = '2026-07-24T22:00:00.000Z';
const END = '2026-07-27T03:59:00.000Z';

test('An event says when it starts and ends in the time zone of the site (FLASH-09)', () => {
  expect(momentOf(START, 'America/New_York')).toBe('Fri Jul 24, 6 PM');
  expect(momentOf(END, 'America/New_York')).toBe('Sun Jul 26, 11:59 PM');
  expect(dayOf(END, 'America/New_York')).toBe('Jul 26');
  expect(weekdayAndHour(START, 'America/New_York')).toBe('Friday at 6 PM');
});

test('Whoever is in another time zone reads their own time (FLASH-09)', () => {
  expect(momentOf(START, 'Asia/Kolkata')).toBe('Sat Jul 25, 3:30 AM');
  expect(zoneOf(START, 'America/New_York')).toBe('EDT');
});
