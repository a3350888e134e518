import { DAY_MINUTES, MINUTE_MS } from '../../../shared/time.ts';

/** When somebody wants what: minutes and hours of the day where they live. */
export interface PersonalTimes {
  quiet: { from: number; until: number } | null;
  /** Hour of the one mail a day; null for a mail each time. */
  digestHour: number | null;
  /** Such as 'Europe/Berlin'. */
  timeZone: string;
}

export const NO_TIMES: PersonalTimes = { quiet: null, digestHour: null, timeZone: 'UTC' };

/** A mail waits this long: who is on the page anyway reads it there. */
const MAIL_DELAY_MS = 2 * MINUTE_MS;

/** When the quiet hours are over that a moment lies in; null when it lies in none. */
export function endOfQuiet(moment: Date, { quiet, timeZone }: PersonalTimes): Date | null {
  if (quiet === null) return null;
  const { from, until } = quiet;
  const minute = minuteOfDay(moment, timeZone);
  const inside = from < until ? minute >= from && minute < until : minute >= from || minute < until;
  return inside ? nextTime(moment, until, timeZone) : null;
}

/** When something that happens now is to be mailed. */
export function mailTime(now: Date, times: PersonalTimes): Date {
  if (times.digestHour !== null) return nextTime(now, times.digestHour * 60, times.timeZone);
  const soon = new Date(now.getTime() + MAIL_DELAY_MS);
  return endOfQuiet(soon, times) ?? soon;
}

/** When something that happens now is to be pushed. */
export const pushTime = (now: Date, times: PersonalTimes): Date => endOfQuiet(now, times) ?? now;

/** The next moment after this one at which clocks there show this minute of the day. */
export function nextTime(moment: Date, minute: number, zone: string): Date {
  const wholeMinute = Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS;
  const wait = (minute - minuteOfDay(moment, zone) + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
  const guess = new Date(wholeMinute + wait * MINUTE_MS);
  // Clocks that are put forward or back meanwhile show another time than was reckoned with.
  const off = minute - minuteOfDay(guess, zone);
  const nearest =
    off > DAY_MINUTES / 2 ? off - DAY_MINUTES : off < -DAY_MINUTES / 2 ? off + DAY_MINUTES : off;
  const corrected = new Date(guess.getTime() + nearest * MINUTE_MS);
  // Clocks that skip this time show a later one as soon as it is over.
  return minuteOfDay(corrected, zone) === minute ? corrected : guess;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function minuteOfDay(moment: Date, zone: string): number {
  const known = clocks.get(zone);
  const clock =
    known ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  if (known === undefined) clocks.set(zone, clock);
  const [hour = 0, minute = 0] = clock.format(moment).split(':').map(Number);
  return hour * 60 + minute;
}
