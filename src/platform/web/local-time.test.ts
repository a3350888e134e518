import { expect, it } from 'vitest';
import { asInputs, asMoment } from './local-time.ts';

it('What inputs show is the moment they stand for', () => {
  const moment = new Date(2026, 10, 3, 9, 5);
  expect(asInputs(moment)).toEqual({ date: '2026-11-03', time: '09:05' });
  expect(asMoment('2026-11-03', '09:05')).toEqual(moment);
});

it.each([
  ['', '09:05'],
  ['2026-11-03', ''],
  ['2026-13-40', '09:05'],
])('"%s" and "%s" are no moment', (date, time) => {
  expect(asMoment(date, time)).toBeNull();
});
