import type { Selectable } from 'kysely';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { PickupHours } from '../contract/pickup-hours.ts';

type PickupColumns = Pick<Selectable<DB['listings']>, 'pickup_days' | 'pickup_from' | 'pickup_to'>;

/** Pickup hours as a listing stores them. */
export const pickupColumns = (hours: PickupHours | null): PickupColumns => ({
  pickup_days: hours?.days ?? null,
  pickup_from: hours?.from ?? null,
  pickup_to: hours?.to ?? null,
});

const HOURS_AND_MINUTES = 'hh:mm'.length;

/** Stored times have seconds. */
export function presentPickupHours({
  pickup_days: days,
  pickup_from: from,
  pickup_to: to,
}: PickupColumns): PickupHours | null {
  if (days === null || from === null || to === null) return null;
  return { days, from: from.slice(0, HOURS_AND_MINUTES), to: to.slice(0, HOURS_AND_MINUTES) };
}
