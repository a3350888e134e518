import { HOUR_MINUTES, MINUTE_MS } from './time.ts';

/** Formats a moment as the values of date and time inputs, in the device's or a given time zone. */
export function asInputs(moment: Date, timeZone?: string): { date: string; time: string } {
  const shown = new Date(wallTimeAt(moment.getTime(), timeZone)).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** Parses the values of date and time inputs in the device's or a given time zone; null if invalid. */
export function asMoment(date: string, time: string, timeZone?: string): Date | null {
  const typed = Date.parse(`${date}T${time}Z`);
  if (Number.isNaN(typed)) return null;
  const offsetAt = (at: number) => wallTimeAt(at, timeZone) - at;
  // The offset may differ between the first estimate and the result, so it is applied twice.
  return new Date(typed - offsetAt(typed - offsetAt(typed)));
}

const formatters = new Map<string | undefined, Intl.DateTimeFormat>();

/** Returns the local wall time at a moment as if it were UTC, in the device's or a given time zone. */
export function wallTimeAt(at: number, timeZone?: string): number {
  const formatter =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    });
  formatters.set(timeZone, formatter);
  const parts = formatter.formatToParts(at);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute')) + (at % MINUTE_MS);
}

/** Returns the minutes since midnight at a moment in a time zone. */
export function minuteOfDay(at: number, timeZone: string): number {
  const shown = new Date(wallTimeAt(at, timeZone));
  return shown.getUTCHours() * HOUR_MINUTES + shown.getUTCMinutes();
}

/** Returns the day of the week at a moment in a time zone; 0 is Sunday. */
export const weekdayAt = (at: number, timeZone: string): number =>
  new Date(wallTimeAt(at, timeZone)).getUTCDay();

/** Whether a name is a valid time zone, such as 'Europe/Berlin'. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}

/**
 * Formats a time for emails and notifications: 'Jul 25, 2026, 9:41 AM PDT', or 'Sat, Jul 25, 9:41 AM PDT'
 * with the weekday instead of the year. Names the zone, because the reader may be in another one.
 */
export const timeInZone = (iso: string, timeZone: string, day: 'weekday' | 'year'): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    ...(day === 'year' ? { year: 'numeric' } : { weekday: 'short' }),
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
    .format(new Date(iso))
    // Some releases of ICU use a narrow no-break space here.
    .replaceAll('\u202F', ' ');
