import { MINUTE_MS } from './time.ts';

/** A moment as inputs of the kinds date and time write it, by the clock of the reader's device or of a time zone. */
export function asInputs(moment: Date, timeZone?: string): { date: string; time: string } {
  const shown = new Date(shownBy(moment.getTime(), timeZone)).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** The moment somebody typed by the clock of their device or of a time zone; null when it is none. */
export function asMoment(date: string, time: string, timeZone?: string): Date | null {
  const typed = Date.parse(`${date}T${time}Z`);
  if (Number.isNaN(typed)) return null;
  const ahead = (at: number) => shownBy(at, timeZone) - at;
  // What the clock is ahead may change between the first guess and the moment.
  return new Date(typed - ahead(typed - ahead(typed)));
}

/** What a clock shows at a moment, as if it were one of UTC; by the minute. */
function shownBy(at: number, timeZone?: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute')) + (at % MINUTE_MS);
}
