import { counted } from '../../../../shared/counted.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../shared/time.ts';

const SECOND_MS = 1000;

export interface TimePart {
  unit: 'day' | 'hr' | 'min' | 'sec';
  /** Digits like '04'. The first part has no leading zero. */
  digits: string;
  /** Label like 'hrs'. */
  label: string;
}

/** Splits a time into tiles: days, hours and minutes. Seconds are included on request, or if nothing else is left. */
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

/** Formats a time like '1 day, 4 hours and 12 minutes'. Leaves out zeros. */
export function timeInWords(ms: number): string {
  const { days, hours, minutes } = split(ms);
  const parts = [
    ...(days > 0 ? [counted(days, 'day')] : []),
    ...(hours > 0 ? [counted(hours, 'hour')] : []),
    ...(minutes > 0 ? [counted(minutes, 'minute')] : []),
  ];
  const last = parts.pop();
  if (last === undefined) return 'less than a minute';
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
}

/** Formats the two largest parts: '1 day 4 hr', '4 hr 12 min', '12 min'. */
export function shortTimeLeft(ms: number): string {
  const { days, hours, minutes } = split(ms);
  if (days > 0) return `${counted(days, 'day')} ${hours} hr`;
  return hours > 0 ? `${hours} hr ${minutes} min` : `${Math.max(1, minutes)} min`;
}

/** Formats a running clock: '1d 04:12:33', '04:12:33'. */
export function clockTimeLeft(ms: number): string {
  const { days, hours, minutes, seconds } = split(ms);
  const clock = [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':');
  return days > 0 ? `${days}d ${clock}` : clock;
}

function split(ms: number) {
  const left = Math.max(0, ms);
  return {
    days: Math.floor(left / DAY_MS),
    hours: Math.floor((left % DAY_MS) / HOUR_MS),
    minutes: Math.floor((left % HOUR_MS) / MINUTE_MS),
    seconds: Math.floor((left % MINUTE_MS) / SECOND_MS),
  };
}
