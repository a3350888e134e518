import { DAY_MS } from '../../../../../shared/time.ts';
import type { ZoneEvent } from '../../contract/zone-event.ts';

type Times = Pick<ZoneEvent, 'startsAt' | 'endsAt'>;

const format = (options: Intl.DateTimeFormatOptions, zone: string, iso: string): string =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone }).format(Date.parse(iso));

/** Formats a time like '9 AM' or '9:30 AM'. */
const timeOf = (iso: string, zone: string): string =>
  format({ hour: 'numeric', minute: '2-digit' }, zone, iso).replace(':00', '');

/** Formats when an event takes place, in its local time: 'Sat, 9 AM to 1 PM', or with both days if it spans several. */
export function eventWhen({ startsAt, endsAt }: Times, zone: string): string {
  const weekday = (iso: string) => format({ weekday: 'short' }, zone, iso);
  const date = (iso: string) => format({ month: 'short', day: 'numeric' }, zone, iso);
  const [from, to] = [timeOf(startsAt, zone), timeOf(endsAt, zone)];
  const isLong = Date.parse(endsAt) - Date.parse(startsAt) >= DAY_MS;
  return date(startsAt) === date(endsAt) && !isLong
    ? `${weekday(startsAt)}, ${from} to ${to}`
    : `${weekday(startsAt)}, ${from} to ${weekday(endsAt)}, ${date(endsAt)}, ${to}`;
}

/** Returns month and day for the calendar icon of an event. */
export function eventDay({ startsAt }: Times, zone: string): { month: string; day: string } {
  return {
    month: format({ month: 'short' }, zone, startsAt),
    day: format({ day: 'numeric' }, zone, startsAt),
  };
}
