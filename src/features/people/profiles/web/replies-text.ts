import { DAY_MINUTES, HOUR_MINUTES } from '../../../../shared/time.ts';

/** Formats the usual response time, in minutes. */
export function repliesText(minutes: number): string {
  if (minutes <= HOUR_MINUTES) return 'Usually replies within an hour';
  if (minutes <= 6 * HOUR_MINUTES) return 'Usually replies within a few hours';
  if (minutes <= DAY_MINUTES) return 'Usually replies within a day';
  return `Usually replies within ${Math.ceil(minutes / DAY_MINUTES)} days`;
}
