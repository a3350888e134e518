import { shortDate } from '../../../../shared/dates.ts';
import { HOUR_MS } from '../../../../shared/time.ts';

/** Formats when something happened: 'Just now' in the first hour, 'n hours ago' on the first day, then the date. */
export function timeText(iso: string, now: number): string {
  const hours = Math.floor((now - Date.parse(iso)) / HOUR_MS);
  // The reader's clock may be behind, so future times count as now.
  if (hours < 1) return 'Just now';
  if (hours >= 24) return shortDate(iso);
  return hours === 1 ? '1 hour ago' : `${hours} hours ago`;
}
