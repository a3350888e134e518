import { expect, test } from 'vitest';
import { findOverlappingEvent } from './overlapping-event.ts';

const event = {
  id: 'weekend',
  phase: 'upcoming',
  startDate: '2026-11-27T23:00:00Z',
  endDate: '2026-11-30T04:59:00Z',
} as const;
const find = (startDate: string, endDate: string, id: string | null = null) =>
  findOverlappingEvent([{ ...event, id: 'over', phase: 'over' as const }, event], { id, startDate, endDate })
    ?.id;

test('An operator is warned about an overlapping event, but not about earlier or later ones or the edited event itself', () => {
  expect(find('2026-11-28T10:00:00Z', '2026-11-28T12:00:00Z')).toBe('weekend');
  expect(find('2026-11-27T10:00:00Z', '2026-12-01T12:00:00Z')).toBe('weekend');
  expect(find('2026-11-27T10:00:00Z', '2026-11-27T23:00:00Z')).toBeUndefined();
  expect(find('2026-11-30T04:59:00Z', '2026-12-01T12:00:00Z')).toBeUndefined();
  expect(find('2026-11-28T10:00:00Z', '2026-11-28T12:00:00Z', 'weekend')).toBeUndefined();
  expect(find('', '2026-11-28T12:00:00Z')).toBeUndefined();
});
