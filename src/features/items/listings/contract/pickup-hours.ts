import { capitalize } from '../../../../shared/text.ts';
/** When an item can be picked up: on these days of the week, between two times of the day. */
export interface PickupHours {
  /** 0 is Sunday; at least one, in order. */
  days: number[];
  /** '09:00', in the time of where the item is. */
  from: string;
  /** Later on the same day. */
  to: string;
}

/** A time of the day in steps that people type: '09:00'. */
export const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

const HOUR = 60;
const DAYS = WEEKDAYS.length;

/** Minutes since midnight. */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * HOUR + minutes;
}

/** '9 AM', '1:30 PM', 'noon'. */
function timeText(time: string): string {
  const minutes = minuteOf(time);
  if (minutes === 0) return 'midnight';
  if (minutes === 12 * HOUR) return 'noon';
  const hour = Math.floor(minutes / HOUR);
  const past = minutes % HOUR;
  const clock = `${hour % 12 || 12}${past === 0 ? '' : `:${String(past).padStart(2, '0')}`}`;
  return `${clock} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** '9 AM to noon'. */
export const rangeText = ({ from, to }: Pick<PickupHours, 'from' | 'to'>): string =>
  capitalize(`${timeText(from)} to ${timeText(to)}`);

/** 'Every day', 'Monday to Friday', 'Saturday, Sunday'. */
function daysText(days: readonly number[]): string {
  if (days.length === DAYS) return 'Every day';
  // The week of people who work begins on Monday.
  const week = days.map((day) => (day + DAYS - 1) % DAYS).sort((a, b) => a - b);
  const name = (day: number | undefined) => WEEKDAYS[((day ?? 0) + 1) % DAYS] ?? '';
  const first = week[0] ?? 0;
  const isRow = week.length > 2 && week.every((day, index) => day === first + index);
  return isRow ? `${name(first)} to ${name(week.at(-1))}` : week.map(name).join(', ');
}

/** 'Saturday, Sunday, 9 AM to noon'. */
export const pickupText = (hours: PickupHours): string => `${daysText(hours.days)}, ${rangeText(hours)}`;
