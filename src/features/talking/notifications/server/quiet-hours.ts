import { minuteOfDay } from '../../../../shared/local-time.ts';
import { DAY_MINUTES, MINUTE_MS } from '../../../../shared/time.ts';

/** When a person wants notifications, in minutes and hours of their local day. */
export interface PersonalTimes {
  quiet: { from: number; until: number } | null;
  /** Hour of the daily digest; null for individual mails. */
  digestHour: number | null;
  /** IANA name, such as 'Europe/Berlin'. */
  timeZone: string;
}

export const NO_TIMES: PersonalTimes = { quiet: null, digestHour: null, timeZone: 'UTC' };

/** Delay of mails, so that people who are on the site read it there. */
const MAIL_DELAY_MS = 2 * MINUTE_MS;

/** Returns the end of the quiet hours that contain a moment; null if none do. */
export function endOfQuiet(moment: Date, { quiet, timeZone }: PersonalTimes): Date | null {
  if (quiet === null) return null;
  const { from, until } = quiet;
  const minute = minuteOfDay(moment.getTime(), timeZone);
  const inside = from < until ? minute >= from && minute < until : minute >= from || minute < until;
  return inside ? nextTime(moment, until, timeZone) : null;
}

/** Returns when to mail something that happens now. */
export function mailTime(now: Date, times: PersonalTimes): Date {
  if (times.digestHour !== null) return nextTime(now, times.digestHour * 60, times.timeZone);
  const dueAt = new Date(now.getTime() + MAIL_DELAY_MS);
  return endOfQuiet(dueAt, times) ?? dueAt;
}

/** Returns when to push something that happens now. */
export const pushTime = (now: Date, times: PersonalTimes): Date => endOfQuiet(now, times) ?? now;

/** Returns the next moment at which local clocks show this minute of the day. */
export function nextTime(moment: Date, minute: number, zone: string): Date {
  const wholeMinute = Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS;
  const wait = (minute - minuteOfDay(moment.getTime(), zone) + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
  const estimate = new Date(wholeMinute + wait * MINUTE_MS);
  // A clock change in between shifts the estimate.
  const off = minute - minuteOfDay(estimate.getTime(), zone);
  const nearest =
    off > DAY_MINUTES / 2 ? off - DAY_MINUTES : off < -DAY_MINUTES / 2 ? off + DAY_MINUTES : off;
  const corrected = new Date(estimate.getTime() + nearest * MINUTE_MS);
  // If clocks skip this time, use the first moment after the gap.
  return minuteOfDay(corrected.getTime(), zone) === minute ? corrected : estimate;
}
