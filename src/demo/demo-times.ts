import { DAY_MS, MINUTE_MS } from '../shared/time.ts';

/** One moment for everything that is loaded, so that what happened together has the same time. */
const NOW = Date.now();

/** The moment so many minutes before the demo was loaded. */
export const minutesBeforeNow = (minutes: number): Date => new Date(NOW - minutes * MINUTE_MS);

/** 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Portland's winter time, in which the neighbors of the demo meet. */
const HOURS_BEHIND_UTC = 8;
const WEEK = 7;

/** A weekday of the next seven days, or of a later week, at an hour in Portland. */
export function nextWeekdayAt(weekday: Weekday, hour: number, laterWeeks = 0): Date {
  const today = new Date(NOW);
  const days = ((weekday - today.getUTCDay() + WEEK) % WEEK || WEEK) + laterWeeks * WEEK;
  const at = new Date(NOW + days * DAY_MS);
  at.setUTCHours(hour + HOURS_BEHIND_UTC, 0, 0, 0);
  return at;
}
