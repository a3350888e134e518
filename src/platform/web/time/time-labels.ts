import { wallTimeAt } from '../../../shared/local-time.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/time.ts';
import { type Clock, formatter, timeLabel } from './time-label.ts';

// In another file, because the frame of every page shows a time of day and no other label.
export { type Clock, timeLabel };

/** Days after which the inbox shows the date. */
const DAYS_IN_WORDS = 6;

const dayIn = formatter({ month: 'short', day: 'numeric' });
const yearIn = formatter({ year: 'numeric' });
const shortZoneIn = formatter({ timeZoneName: 'short' });
const dateIn = formatter({ month: 'short', day: 'numeric', year: 'numeric' });
const weekdayIn = formatter({ weekday: 'short', month: 'short', day: 'numeric' });

/** Returns the number of a moment's calendar day, for counting days. */
const dayNumber = (moment: number, zone: string): number => Math.floor(wallTimeAt(moment, zone) / DAY_MS);

/** Returns the number of calendar days since then; 0 for the future, because a device's clock may be slow. */
const daysSince = (iso: string, { now, zone }: Clock): number =>
  Math.max(0, dayNumber(now, zone) - dayNumber(Date.parse(iso), zone));

/**
 * Formats a moment in the future, in words if possible: 'today at 5:30 PM', 'tomorrow at …', 'Sat, Nov 28 at
 * …'.
 */
export function momentLabel(iso: string, clock: Clock): string {
  const moment = Date.parse(iso);
  const days = dayNumber(moment, clock.zone) - dayNumber(clock.now, clock.zone);
  const day = days === 0 ? 'today' : days === 1 ? 'tomorrow' : weekdayIn(clock.zone).format(moment);
  return `${day} at ${timeLabel(iso, clock)}`;
}

/** Formats the time left: 'Expires in 23 h', in minutes during the last hour. */
export function expiresIn(iso: string, now: number): string {
  const left = Date.parse(iso) - now;
  if (left <= 0) return 'Expired';
  if (left < MINUTE_MS) return 'Expires in a minute';
  if (left < HOUR_MS) return `Expires in ${Math.floor(left / MINUTE_MS)} min`;
  return `Expires in ${Math.round(left / HOUR_MS)} h`;
}

/** Formats the heading above a day's messages: 'Today', 'Yesterday' or 'Jul 21, 2026'. */
export function dayLabel(iso: string, clock: Clock): string {
  const days = daysSince(iso, clock);
  if (days === 0) return 'Today';
  return days === 1 ? 'Yesterday' : dateIn(clock.zone).format(Date.parse(iso));
}

/** Formats a time in the inbox: the time of day for today, 'Yesterday', 'N days ago', then the date. */
export function listLabel(iso: string, clock: Clock): string {
  const days = daysSince(iso, clock);
  if (days === 0) return timeLabel(iso, clock);
  if (days === 1) return 'Yesterday';
  return days <= DAYS_IN_WORDS ? `${days} days ago` : dateIn(clock.zone).format(Date.parse(iso));
}

/** Formats a time in a list: 'Jul 25, 9:12 AM', with the year if it is another one. */
export function stampLabel(iso: string, clock: Clock): string {
  const { now, zone } = clock;
  const moment = Date.parse(iso);
  const isThisYear = yearIn(zone).format(moment) === yearIn(zone).format(now);
  return `${(isThisYear ? dayIn : dateIn)(zone).format(moment)}, ${timeLabel(iso, clock)}`;
}

/** Returns the city of a time zone: 'Los Angeles'. */
export const zoneCity = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

/** Formats a time zone: 'Los Angeles (PDT)'. */
export function zoneLabel({ now, zone }: Clock): string {
  const place = zoneCity(zone);
  const short = shortZoneIn(zone)
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return short === undefined || short === place ? place : `${place} (${short})`;
}
