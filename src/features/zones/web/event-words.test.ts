import { expect, it } from 'vitest';
import { eventDay, eventWhen } from './event-words.ts';

const clock = { now: Date.parse('2026-07-30T12:00:00Z'), zone: 'America/New_York' };
const sale = { startsAt: '2026-08-01T13:00:00Z', endsAt: '2026-08-01T17:30:00Z' };

it('An event of a zone is told by the clock of who reads it (ZONE-27)', () => {
  expect(eventWhen(sale, clock)).toBe('Sat, 9 AM to 1:30 PM');
  expect(eventWhen(sale, { ...clock, zone: 'Asia/Tokyo' })).toBe('Sat, 10 PM to Sun, Aug 2, 2:30 AM');
  expect(eventDay(sale, clock)).toEqual({ month: 'Aug', day: '1' });
});

it('An event of several days names the last one', () => {
  expect(eventWhen({ ...sale, endsAt: '2026-08-02T17:00:00Z' }, clock)).toBe('Sat, 9 AM to Sun, Aug 2, 1 PM');
});

it('Before the clock is known, as without scripts, an event has its date', () => {
  expect(eventWhen(sale, null)).toBe('Aug 1, 2026');
});
