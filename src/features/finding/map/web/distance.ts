import { grouped } from '../../../../shared/grouped.ts';
import type { Position } from '../../../../shared/position.ts';

export const METERS_PER_MILE = 1609.344;
const EARTH_RADIUS_MILES = 3958.76;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the great-circle distance between two positions (haversine formula). */
export function milesBetween(from: Position, to: Position): number {
  const north = radians(to.latitude - from.latitude);
  const east = radians(to.longitude - from.longitude);
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Formats miles like '0.7 mi' or '12 mi'. */
export function milesText(miles: number): string {
  const tenths = Math.round(miles * 10) / 10;
  return `${tenths >= 10 ? grouped(Math.round(miles)) : tenths} mi`;
}
