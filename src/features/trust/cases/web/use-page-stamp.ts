import { dayLabel, stampLabel, timeLabel } from '../../../../platform/web/time/time-labels.ts';
import { useClock } from '../../../../platform/web/time/use-clock.ts';
import { shortDate } from '../../../../shared/dates.ts';

/** Returns a function that formats a moment in the reader's time zone: 'Jul 24, 10:01 AM'; the date on the server. */
export function usePageStamp(): (iso: string) => string {
  const clock = useClock();
  return (iso) => (clock ? stampLabel(iso, clock) : shortDate(iso));
}

/** The same, with only the time for today: '10:01 AM'. */
export function useShortStamp(): (iso: string) => string {
  const clock = useClock();
  return (iso) => {
    if (clock === null) return shortDate(iso);
    return dayLabel(iso, clock) === 'Today' ? timeLabel(iso, clock) : stampLabel(iso, clock);
  };
}
