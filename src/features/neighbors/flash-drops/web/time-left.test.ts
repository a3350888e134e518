import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../shared/time.ts';
import { clockTimeLeft, shortTimeLeft, timeInWords, timeParts } from './time-left.ts';

const tiles = (ms: number, options?: { seconds: boolean }) =>
  timeParts(ms, options)
    .map(({ digits, label }) => `${digits} ${label}`)
    .join(' ');

test('The countdown of a Flash Drop shows days, hours and minutes (FLASH-09)', () => {
  expect(tiles(DAY_MS + 4 * HOUR_MS + 12 * MINUTE_MS)).toBe('1 day 04 hrs 12 min');
  expect(tiles(13 * DAY_MS + HOUR_MS)).toBe('13 days 01 hr 00 min');
  expect(tiles(5 * HOUR_MS)).toBe('5 hrs 00 min');
});

test('The countdown shows seconds on the page of the event, and everywhere in the last hour (FLASH-09)', () => {
  expect(tiles(DAY_MS + 38_000, { seconds: true })).toBe('1 day 00 hrs 00 min 38 sec');
  expect(tiles(59 * MINUTE_MS + 1000)).toBe('0 hrs 59 min 01 sec');
  expect(tiles(-5)).toBe('0 hrs 00 min 00 sec');
});

test('The countdown is read out in words (FLASH-09)', () => {
  expect(timeInWords(DAY_MS + 4 * HOUR_MS + 12 * MINUTE_MS)).toBe('1 day, 4 hours and 12 minutes');
  expect(timeInWords(HOUR_MS)).toBe('1 hour');
  expect(timeInWords(2 * DAY_MS + MINUTE_MS)).toBe('2 days and 1 minute');
  expect(timeInWords(59_999)).toBe('less than a minute');
});

test('A zone shows the remaining time of the Flash Drop in its two largest units', () => {
  expect(shortTimeLeft(DAY_MS + 4 * HOUR_MS + 12 * MINUTE_MS)).toBe('1 day 4 hr');
  expect(shortTimeLeft(2 * DAY_MS)).toBe('2 days 0 hr');
  expect(shortTimeLeft(4 * HOUR_MS + 12 * MINUTE_MS)).toBe('4 hr 12 min');
  expect(shortTimeLeft(5000)).toBe('1 min');
});

test('The home page shows the remaining time of the Flash Drop as a clock', () => {
  expect(clockTimeLeft(DAY_MS + 4 * HOUR_MS + 12 * MINUTE_MS + 33_000)).toBe('1d 04:12:33');
  expect(clockTimeLeft(9 * HOUR_MS + 5000)).toBe('09:00:05');
  expect(clockTimeLeft(-1)).toBe('00:00:00');
});
