const two = (part: number): string => String(part).padStart(2, '0');

/** Minutes of the day as a time field has them: '22:30'. */
export const clockOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** Null for a field that is not filled in. */
export function minutesOf(clock: string): number | null {
  const [hour, minute] = clock.split(':').map(Number);
  return hour === undefined || minute === undefined || Number.isNaN(hour + minute)
    ? null
    : hour * 60 + minute;
}

/** Hours as the daily mail offers them: '8 AM'. */
export function hourText(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`;
}
