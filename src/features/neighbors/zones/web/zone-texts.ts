import { shortDate } from '../../../../shared/dates.ts';
import { KM_PER_MILE } from '../../../../shared/distance.ts';
import { grouped } from '../../../../shared/grouped.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../shared/time.ts';

/** Formats a distance like '<½ mi', '0.7 mi' or '12 mi'. */
export function zoneDistanceText(km: number): string {
  const miles = km / KM_PER_MILE;
  if (miles < 0.5) return '<½ mi';
  return miles < 9.95 ? `${miles.toFixed(1)} mi` : `${grouped(Math.round(miles))} mi`;
}

/**
 * Formats when a zone was last active: '12 min ago', '3 hr ago', 'yesterday', 'Jul 21, 2026'.
 * @param now Null while the reader's time is not known.
 */
export function activeText(iso: string, now: number | null): string {
  if (now === null) return shortDate(iso);
  const passed = Math.max(0, now - Date.parse(iso));
  if (passed < MINUTE_MS) return 'just now';
  if (passed < HOUR_MS) return `${Math.floor(passed / MINUTE_MS)} min ago`;
  if (passed < DAY_MS) return `${Math.floor(passed / HOUR_MS)} hr ago`;
  if (passed < 2 * DAY_MS) return 'yesterday';
  return shortDate(iso);
}

export const membersText = (count: number): string => (count === 1 ? 'member' : 'members');
export const listingsText = (count: number): string => (count === 1 ? 'listing' : 'listings');

export const SHARE_FAILED = 'Could not share this zone';

/** Error shown in place of a list of zones. */
export const ZONES_FAILED = { title: 'Failed to load drop zones', text: 'Please try again later' };
