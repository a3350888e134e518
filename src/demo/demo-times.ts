import { asInputs, asMoment } from '../shared/local-time.ts';
import { DAY_MS, MINUTE_MS } from '../shared/time.ts';

/** One moment for everything that is loaded, so that what happened together has the same time. */
const NOW = Date.now();

/** The moment so many minutes before the demo was loaded. */
export const minutesBeforeNow = (minutes: number): Date => new Date(NOW - minutes * MINUTE_MS);

export const minutesSince = (moment: Date): number => (NOW - moment.getTime()) / MINUTE_MS;

/** 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const WEEK = 7;

interface When {
  laterWeeks?: number;
  /** Portland's, unless it is something that is told in the zone of the site. */
  timeZone?: string;
}

/** A weekday of the next seven days, or of a later week, at an hour. */
export function nextWeekdayAt(
  weekday: Weekday,
  hour: number,
  { laterWeeks = 0, timeZone = 'America/Los_Angeles' }: When = {},
): Date {
  const today = new Date(asInputs(new Date(NOW), timeZone).date);
  const days = ((weekday - today.getUTCDay() + WEEK) % WEEK || WEEK) + laterWeeks * WEEK;
  const date = new Date(today.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const at = asMoment(date, `${String(hour).padStart(2, '0')}:00`, timeZone);
  if (at === null) throw new Error(`no hour: ${hour}`);
  return at;
}
