import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EventMoment } from './event-dates.tsx';
import { dayOf, momentOf, weekdayAndHour } from './event-times.ts';

const START = '2026-07-24T22:00:00.000Z';
const END = '2026-07-27T03:59:00.000Z';

test('An event says when it starts and ends in the time zone of the site (FLASH-09)', () => {
  expect(momentOf(START, 'America/New_York')).toBe('Fri Jul 24, 6 PM');
  expect(momentOf(END, 'America/New_York')).toBe('Sun Jul 26, 11:59 PM');
  expect(dayOf(END, 'America/New_York')).toBe('Jul 26');
  expect(weekdayAndHour(START, 'America/New_York')).toBe('Friday at 6 PM');
});

test('An event has the same times for everybody, with the zone they are in (FLASH-09)', () => {
  const timeZone = 'America/New_York';
  const shown = renderToStaticMarkup(createElement(EventMoment, { iso: START, timeZone }));
  expect(shown).toContain('>Fri Jul 24, 6 PM EDT</time>');
});
