import { expect, it } from 'vitest';
import { eventDay, eventWhen } from './event-words.ts';

const zone = 'America/New_York';
const sale = { startsAt: '2026-08-01T13:00:00Z', endsAt: '2026-08-01T17:30:00Z' };

it('An event of a zone shows everyone the same local time of the site (ZONE-27)', () => {
  expect(eventWhen(sale, zone)).toBe('Sat, 9 AM to 1:30 PM');
  expect(eventWhen(sale, 'Asia/Tokyo')).toBe('Sat, 10 PM to Sun, Aug 2, 2:30 AM');
  expect(eventDay(sale, zone)).toEqual({ month: 'Aug', day: '1' });
});

it('An event of several days names the last day', () => {
  expect(eventWhen({ ...sale, endsAt: '2026-08-02T17:00:00Z' }, zone)).toBe('Sat, 9 AM to Sun, Aug 2, 1 PM');
});
