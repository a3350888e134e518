import { counted } from '../../../../shared/counted.ts';
import { shortDate } from '../../../../shared/dates.ts';
import { DAY_MS, HOUR_MS } from '../../../../shared/time.ts';

/** Formats when something happened: 'Just now' in the first hour, 'n hours ago' on the first day, then the date. */
export function timeText(iso: string, now: number): string {
  const hours = Math.floor((now - Date.parse(iso)) / HOUR_MS);
  // The reader's clock may be behind, so future times count as now.
  if (hours < 1) return 'Just now';
  if (hours >= 24) return shortDate(iso);
  return `${counted(hours, 'hour')} ago`;
}

/** Returns the heading of the part of the list that a notification is in. The list is sorted newest first. */
export function ageGroup(iso: string, now: number): string {
  const age = now - Date.parse(iso);
  if (age < DAY_MS) return 'Last 24 hours';
  return age < 7 * DAY_MS ? 'Last 7 days' : 'Earlier';
}
