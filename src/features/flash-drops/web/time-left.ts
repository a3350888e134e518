import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/time.ts';

const SECOND_MS = 1000;

export interface TimePart {
  unit: 'day' | 'hr' | 'min' | 'sec';
  /** Such as '04'; the first part has no zero before it. */
  digits: string;
  /** Such as 'hrs'. */
  label: string;
}

/** The tiles of a countdown: days, hours and minutes, and seconds where asked for or when only they are left. */
export function timeParts(ms: number, { seconds = false } = {}): TimePart[] {
  const left = split(ms);
  const shown = [
    ...(left.days > 0 ? [partOf('day', left.days)] : []),
    partOf('hr', left.hours),
    partOf('min', left.minutes),
    ...(seconds || ms < HOUR_MS ? [partOf('sec', left.seconds)] : []),
  ];
  return shown.map((part, index) => (index === 0 ? part : { ...part, digits: part.digits.padStart(2, '0') }));
}

function partOf(unit: TimePart['unit'], count: number): TimePart {
  const isOne = count === 1 || unit === 'min' || unit === 'sec';
  return { unit, digits: String(count), label: isOne ? unit : `${unit}s` };
}

/** '1 day, 4 hours and 12 minutes'; without what is zero. */
export function timeInWords(ms: number): string {
  const { days, hours, minutes } = split(ms);
  const parts = [counted(days, 'day'), counted(hours, 'hour'), counted(minutes, 'minute')].filter(
    (part) => part !== null,
  );
  const last = parts.pop();
  if (last === undefined) return 'less than a minute';
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
}

/** '1 day 4 hr', '4 hr 12 min', '12 min': the two largest parts. */
export function shortTimeLeft(ms: number): string {
  const { days, hours, minutes } = split(ms);
  if (days > 0) return `${days} ${days === 1 ? 'day' : 'days'} ${hours} hr`;
  return hours > 0 ? `${hours} hr ${minutes} min` : `${Math.max(1, minutes)} min`;
}

const counted = (count: number, noun: string): string | null =>
  count === 0 ? null : `${count} ${noun}${count === 1 ? '' : 's'}`;

function split(ms: number) {
  const left = Math.max(0, ms);
  return {
    days: Math.floor(left / DAY_MS),
    hours: Math.floor((left % DAY_MS) / HOUR_MS),
    minutes: Math.floor((left % HOUR_MS) / MINUTE_MS),
    seconds: Math.floor((left % MINUTE_MS) / SECOND_MS),
  };
}
