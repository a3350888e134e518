const HOUR = 60;
const DAY = 24 * HOUR;

/** Text for the usual response time, given in minutes. */
export function repliesText(minutes: number): string {
  if (minutes <= HOUR) return 'Usually replies within an hour';
  if (minutes <= 6 * HOUR) return 'Usually replies within a few hours';
  if (minutes <= DAY) return 'Usually replies within a day';
  return `Usually replies within ${Math.ceil(minutes / DAY)} days`;
}
