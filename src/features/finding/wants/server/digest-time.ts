import { weekdayAt } from '../../../../shared/local-time.ts';
import { nextTime } from '../../../talking/notifications/server/notifications.ts';
import type { Frequency } from '../contract/want.ts';

/** Minutes after midnight in the person's time zone. */
const DIGEST_MINUTE = 8 * 60;
const MONDAY = 1;

/** Returns when the next digest is sent: at the next 8 AM, or the next Monday at 8 AM. */
export function digestTime(now: Date, frequency: Exclude<Frequency, 'instant'>, timeZone: string): Date {
  let time = nextTime(now, DIGEST_MINUTE, timeZone);
  if (frequency === 'daily') return time;
  while (weekdayAt(time.getTime(), timeZone) !== MONDAY) time = nextTime(time, DIGEST_MINUTE, timeZone);
  return time;
}
