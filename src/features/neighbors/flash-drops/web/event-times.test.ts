import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EventMoment } from './event-dates.tsx';
import { dayOf, endsText, momentOf, weekdayAndHour } from './event-times.ts';

const START = '2026-07-24T22:00:00.000Z';
const END = '2026-07-27T03:59:00.000Z';

test('An event says when it starts and ends in the time zone of the site (FLASH-09)', () => {
  expect(momentOf(START, 'America/New_York')).toBe('Fri Jul 24, 6 PM');
  expect(momentOf(END, 'America/New_York')).toBe('Sun Jul 26, 11:59 PM');
  expect(dayOf(END, 'America/New_York')).toBe('Jul 26');
  expect(weekdayAndHour(START, 'America/New_York')).toBe('Friday at 6 PM');
});

test('An event shows everyone the same times, with their time zone (FLASH-09)', () => {
  const timeZone = 'America/New_York';
  const shown = renderToStaticMarkup(createElement(EventMoment, { iso: START, timeZone }));
  expect(shown).toContain('>Fri Jul 24, 6 PM EDT</time>');
});

test('A running event says on which day it ends, with the date if that is far away (FLASH-09)', () => {
  const timeZone = 'America/Los_Angeles';
  const of = (serverTime: string) => endsText({ endDate: '2026-11-26T01:30:00Z', serverTime, timeZone });
  expect(of('2026-11-24T23:00:00Z')).toBe('Ends Wednesday at 5:30 PM');
  expect(of('2026-11-10T23:00:00Z')).toBe('Ends Wed Nov 25, 5:30 PM');
});
