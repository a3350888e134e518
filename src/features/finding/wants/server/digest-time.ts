import { nextTime } from '../../../talking/notifications/server/notifications.ts';
import type { Frequency } from '../contract/want.ts';

/** Minutes after midnight, where the person lives. */
const DIGEST_MINUTE = 8 * 60;
const WEEKDAY = 'Mon';

/** When what is found now is to be told: the next 8 AM, or that of the next Monday. */
export function digestTime(now: Date, frequency: Exclude<Frequency, 'instant'>, timeZone: string): Date {
  let time = nextTime(now, DIGEST_MINUTE, timeZone);
  if (frequency === 'daily') return time;
  const weekday = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short' });
  while (weekday.format(time) !== WEEKDAY) time = nextTime(time, DIGEST_MINUTE, timeZone);
  return time;
}
