import { expect, test } from 'vitest';
import { endOfQuiet, mailTime, NO_TIMES, type PersonalTimes, pushTime } from './quiet-hours.ts';

const at = (iso: string) => new Date(iso);
const times = (change: Partial<PersonalTimes>): PersonalTimes => ({ ...NO_TIMES, ...change });
const night = (timeZone: string) => times({ quiet: { from: 22 * 60, until: 7 * 60 + 30 }, timeZone });

test.each([
  ['UTC', '2026-11-21T21:59:00Z', null],
  ['UTC', '2026-11-21T22:00:00Z', '2026-11-22T07:30:00.000Z'],
  ['UTC', '2026-11-22T00:10:45Z', '2026-11-22T07:30:00.000Z'],
  ['UTC', '2026-11-22T07:30:00Z', null],
  // 23:00 in Berlin.
  ['Europe/Berlin', '2026-11-21T22:00:00Z', '2026-11-22T06:30:00.000Z'],
  // 23:00 in Los Angeles, which is the next day elsewhere.
  ['America/Los_Angeles', '2026-11-22T07:00:00Z', '2026-11-22T15:30:00.000Z'],
  // A zone with a half-hour offset.
  ['Asia/Kolkata', '2026-11-21T17:00:00Z', '2026-11-22T02:00:00.000Z'],
])('Quiet hours over midnight in %s, at %s', (zone, moment, end) => {
  expect(endOfQuiet(at(moment), night(zone))?.toISOString() ?? null).toBe(end);
});

test('Quiet hours of a day end on that day', () => {
  const noon = times({ quiet: { from: 12 * 60, until: 14 * 60 } });
  expect(endOfQuiet(at('2026-11-21T12:30:00Z'), noon)).toEqual(at('2026-11-21T14:00:00Z'));
  expect(endOfQuiet(at('2026-11-21T14:00:00Z'), noon)).toBeNull();
});

test('Quiet hours end at the local time, even if clocks change during the night', () => {
  // Berlin's clocks go back on October 25th and forward on March 29th.
  expect(endOfQuiet(at('2026-10-24T21:00:00Z'), night('Europe/Berlin'))).toEqual(at('2026-10-25T06:30:00Z'));
  expect(endOfQuiet(at('2026-03-28T22:00:00Z'), night('Europe/Berlin'))).toEqual(at('2026-03-29T05:30:00Z'));
});

test('Clocks that change at midnight do not move the end to another day', () => {
  const until = (timeZone: string, hour: number, minute: number) =>
    times({ quiet: { from: 20 * 60, until: hour * 60 + minute }, timeZone });
  // Santiago's clocks go back at midnight: Saturday, 11 PM occurs twice.
  expect(endOfQuiet(at('2026-04-05T01:00:00Z'), until('America/Santiago', 0, 30))).toEqual(
    at('2026-04-05T04:30:00Z'),
  );
  // Nuuk's clocks went forward from 10 to 11 PM.
  expect(endOfQuiet(at('2022-03-27T00:00:00Z'), until('America/Nuuk', 23, 30))).toEqual(
    at('2022-03-27T01:30:00Z'),
  );
});

test('Quiet hours that end at a time which clocks skip end after the gap, never before they began', () => {
  // In Berlin, 2 AM becomes 3 AM on March 29th.
  const skipped = times({ quiet: { from: 22 * 60, until: 2 * 60 + 30 }, timeZone: 'Europe/Berlin' });
  for (const moment of ['2026-03-28T22:00:00Z', '2026-03-29T00:00:00Z', '2026-03-29T00:59:00Z']) {
    const end = endOfQuiet(at(moment), skipped);
    expect(end).toEqual(at('2026-03-29T01:30:00Z'));
    expect(endOfQuiet(end ?? at(moment), skipped)).toBeNull();
  }
});

test('A mail waits two minutes, and until the quiet hours it would fall into are over', () => {
  expect(mailTime(at('2026-11-21T12:00:00Z'), NO_TIMES)).toEqual(at('2026-11-21T12:02:00Z'));
  expect(mailTime(at('2026-11-21T21:59:00Z'), night('UTC'))).toEqual(at('2026-11-22T07:30:00Z'));
});

test('A daily mail is sent at its chosen hour, even in quiet hours', () => {
  const daily = { ...night('Europe/Berlin'), digestHour: 7 };
  expect(mailTime(at('2026-11-21T12:00:00Z'), daily)).toEqual(at('2026-11-22T06:00:00Z'));
  expect(mailTime(at('2026-11-22T06:00:00Z'), daily)).toEqual(at('2026-11-23T06:00:00Z'));
});

test('A push is sent right away, except in quiet hours', () => {
  expect(pushTime(at('2026-11-21T12:00:00Z'), night('UTC'))).toEqual(at('2026-11-21T12:00:00Z'));
  expect(pushTime(at('2026-11-21T23:00:00Z'), night('UTC'))).toEqual(at('2026-11-22T07:30:00Z'));
});
