import { expect, test } from 'vitest';
import { type StoredSchedule, stateOfSchedule } from './job-states.ts';

const NOW = new Date('2026-07-24T10:20:00Z');
const at = (time: string) => new Date(`2026-07-24T${time}Z`);

const hourly = (last: Partial<NonNullable<StoredSchedule['last']>> | null, since = at('00:00:00')) =>
  stateOfSchedule(
    {
      name: 'deals.sweep',
      cron: '7 * * * *',
      since,
      last: last && {
        state: 'completed',
        createdAt: at('10:07:03'),
        dueAt: at('10:07:03'),
        startedAt: at('10:07:04'),
        completedAt: at('10:07:05'),
        output: null,
        ...last,
      },
    },
    NOW,
  );

test('A job that ran at its time is on time, and says when it runs next', () => {
  expect(hourly({})).toEqual({ state: 'on-time', nextAt: at('11:07:00') });
});

test('A job that missed its time is late, unless its schedule is newer', () => {
  expect(hourly({ createdAt: at('09:07:03') }).state).toBe('late');
  expect(hourly({ createdAt: at('09:07:03') }, at('10:10:00')).state).toBe('on-time');
});

test('A job that waits for two minutes is late', () => {
  const waiting = { state: 'created', startedAt: null, completedAt: null } as const;
  expect(hourly({ ...waiting, dueAt: at('10:19:00') }).state).toBe('waiting');
  expect(hourly({ ...waiting, dueAt: at('10:17:00') }).state).toBe('late');
});

test('A job that failed is failing, also while it is tried again', () => {
  expect(hourly({ state: 'failed' }).state).toBe('failing');
  expect(hourly({ state: 'retry' }).state).toBe('failing');
});

test('A job that runs or never ran is neither late nor failing', () => {
  expect(hourly({ state: 'active', createdAt: at('08:07:03') }).state).toBe('running');
  expect(hourly(null).state).toBe('waiting');
});
