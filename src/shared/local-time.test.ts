import { expect, it } from 'vitest';
import { asInputs, asMoment, minuteOfDay, weekdayAt } from './local-time.ts';

it('Inputs show the moment they stand for', () => {
  const moment = new Date(2026, 10, 3, 9, 5);
  expect(asInputs(moment)).toEqual({ date: '2026-11-03', time: '09:05' });
  expect(asMoment('2026-11-03', '09:05')).toEqual(moment);
});

it('Inputs can show the clock of another time zone, also on the day that it changes', () => {
  const zone = 'America/New_York';
  expect(asInputs(new Date('2026-11-20T23:00:00Z'), zone)).toEqual({ date: '2026-11-20', time: '18:00' });
  expect(asMoment('2026-11-20', '18:00', zone)?.toISOString()).toBe('2026-11-20T23:00:00.000Z');
  // Clocks go back at 2 AM on November 1.
  expect(asMoment('2026-11-01', '00:30', zone)?.toISOString()).toBe('2026-11-01T04:30:00.000Z');
  expect(asMoment('2026-11-01', '23:59', zone)?.toISOString()).toBe('2026-11-02T04:59:00.000Z');
});

it.each([
  ['', '09:05'],
  ['2026-11-03', ''],
  ['2026-13-40', '09:05'],
])('"%s" and "%s" are no moment', (date, time) => {
  expect(asMoment(date, time)).toBeNull();
});

it('A moment has the minute and weekday that clocks of its time zone show', () => {
  const at = Date.parse('2026-07-26T01:05:30Z');
  expect([weekdayAt(at, 'UTC'), minuteOfDay(at, 'UTC')]).toEqual([0, 65]);
  expect([weekdayAt(at, 'America/New_York'), minuteOfDay(at, 'America/New_York')]).toEqual([6, 21 * 60 + 5]);
  expect(minuteOfDay(Date.parse('2026-07-26T00:00:00Z'), 'UTC')).toBe(0);
});
