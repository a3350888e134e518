import { formatter } from '../../../../platform/web/time/time-label.ts';
import { DAY_MS } from '../../../../shared/time.ts';
import type { FlashDrop } from '../contract/flash-drop.ts';

const momentIn = formatter({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});
const weekdayIn = formatter({ weekday: 'long' });

/** Formats by parts, because servers and browsers put different spaces between them. */
function partsIn(iso: string, timeZone: string): Record<string, string> {
  const parts = momentIn(timeZone).formatToParts(Date.parse(iso));
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

/** Formats a time like 'Fri Jul 24, 6 PM'. */
export function momentOf(iso: string, timeZone: string): string {
  const { weekday, month, day, hour, minute, dayPeriod } = partsIn(iso, timeZone);
  return `${weekday} ${month} ${day}, ${hour}${minute === '00' ? '' : `:${minute}`} ${dayPeriod}`;
}

/** Formats a time zone like 'EDT'. */
export const zoneOf = (iso: string, timeZone: string): string => partsIn(iso, timeZone).timeZoneName ?? '';

/** Formats a day like 'Jul 24'. */
export function dayOf(iso: string, timeZone: string): string {
  const { month, day } = partsIn(iso, timeZone);
  return `${month} ${day}`;
}

/** Formats a time like 'Friday at 6 PM'. */
export function weekdayAndHour(iso: string, timeZone: string): string {
  const { hour, minute, dayPeriod } = partsIn(iso, timeZone);
  const weekday = weekdayIn(timeZone).format(Date.parse(iso));
  return `${weekday} at ${hour}${minute === '00' ? '' : `:${minute}`} ${dayPeriod}`;
}

/** From this distance on, a weekday alone is ambiguous. */
const WEEKDAY_ONLY_MS = 6 * DAY_MS;

/** Formats an end like 'Ends Wednesday at 6 PM'. Ends further away include the date. */
export function endsText({ endDate, serverTime, timeZone }: Ending): string {
  const isSoon = Date.parse(endDate) - Date.parse(serverTime) < WEEKDAY_ONLY_MS;
  return `Ends ${isSoon ? weekdayAndHour(endDate, timeZone) : momentOf(endDate, timeZone)}`;
}

type Ending = Pick<FlashDrop, 'endDate' | 'serverTime' | 'timeZone'>;
