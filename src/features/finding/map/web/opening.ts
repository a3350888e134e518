import { minuteOfDay, weekdayAt } from '../../../../shared/local-time.ts';
import {
  minuteOf,
  type PickupHours,
  rangeText,
  WEEKDAYS,
} from '../../../items/listings/contract/pickup-hours.ts';

/** Something with pickup hours; null means any time. */
export interface PickupTimes {
  pickupHours: PickupHours | null;
}

/** A moment in the local time of the items. */
export interface LocalTime {
  /** 0 is Sunday. */
  day: number;
  /** Minutes since midnight. */
  minute: number;
}

const DAY = 24 * 60;
const WEEK = WEEKDAYS.length;

/** Returns the local time of a time zone. */
export const localTimeOf = (at: number, timeZone: string): LocalTime => ({
  day: weekdayAt(at, timeZone),
  minute: minuteOfDay(at, timeZone),
});

/** Returns the minutes until pickup opens (0 if open) and closes. */
export function nextOpening(
  { pickupHours }: PickupTimes,
  now: LocalTime,
): { opensIn: number; closesIn: number } {
  if (pickupHours === null) return { opensIn: 0, closesIn: DAY * WEEK };
  const { days, from, to } = pickupHours;
  const openings = days.flatMap((day) => {
    const inDays = (day - now.day + WEEK) % WEEK;
    const at = (later: number) => ({
      opensIn: Math.max(0, later * DAY + minuteOf(from) - now.minute),
      closesIn: later * DAY + minuteOf(to) - now.minute,
    });
    // Today's hours may be over; they recur in a week.
    return [at(inDays), at(inDays + WEEK)].filter(({ closesIn }) => closesIn > 0);
  });
  return openings.reduce((first, opening) => (opening.closesIn < first.closesIn ? opening : first));
}

/** Formats when something can be picked up next: '9 AM to noon', 'Any time', 'Opens Sunday'. */
export function openingText(opening: PickupTimes, now: LocalTime): string {
  const { pickupHours } = opening;
  if (pickupHours === null) return 'Any time';
  const { opensIn } = nextOpening(opening, now);
  const inDays = Math.floor((now.minute + opensIn) / DAY);
  if (inDays === 0) return rangeText(pickupHours);
  return inDays === 1 ? 'Opens tomorrow' : `Opens ${WEEKDAYS[(now.day + inDays) % WEEK]}`;
}
