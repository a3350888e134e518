import { DEMO_TIME_ZONE } from '../../platform/server/config.ts';
import { asInputs, asMoment } from '../../shared/local-time.ts';
import { DAY_MINUTES, DAY_MS, MINUTE_MS } from '../../shared/time.ts';

/** One moment for everything that is loaded, so that what happened together has the same time. */
const NOW = Date.now();

/** The moment so many minutes before the demo was loaded. */
export const minutesBeforeNow = (minutes: number): Date => new Date(NOW - minutes * MINUTE_MS);

export const minutesSince = (moment: Date): number => (NOW - moment.getTime()) / MINUTE_MS;

/** The day (UTC) so many minutes before the demo was loaded, such as '2026-11-24'. */
export const utcDay = (minutesAgo: number): string => minutesBeforeNow(minutesAgo).toISOString().slice(0, 10);

/** The same so many days before. */
export const utcDayBefore = (days: number): string => utcDay(days * DAY_MINUTES);

/** The day in a time zone so many minutes before the demo was loaded, such as '2026-11-24'. */
export const dayIn = (timeZone: string, minutesAgo: number): string =>
  asInputs(minutesBeforeNow(minutesAgo), timeZone).date;

/** Noon in a time zone, so many days before the day on which the demo was loaded. */
export function noonDaysAgo(days: number, timeZone: string): Date {
  const today = Date.parse(dayIn(timeZone, 0));
  const noon = asMoment(new Date(today - days * DAY_MS).toISOString().slice(0, 10), '12:00', timeZone);
  if (noon === null) throw new Error(`no noon in ${timeZone}`);
  return noon;
}

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
  { laterWeeks = 0, timeZone = DEMO_TIME_ZONE }: When = {},
): Date {
  const today = new Date(dayIn(timeZone, 0));
  const days = ((weekday - today.getUTCDay() + WEEK) % WEEK || WEEK) + laterWeeks * WEEK;
  const date = new Date(today.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const at = asMoment(date, `${String(hour).padStart(2, '0')}:00`, timeZone);
  if (at === null) throw new Error(`no hour: ${hour}`);
  return at;
}
