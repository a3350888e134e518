import { grouped } from './grouped.ts';

export const KM_PER_MILE = 1.609_344;

/** Formats a distance: '<1 mi', '3 mi', '1,200 mi'. */
export function distanceText(km: number): string {
  const miles = Math.round(km / KM_PER_MILE);
  return miles < 1 || km <= 1 ? '<1 mi' : `${grouped(miles)} mi`;
}
