import { useClock } from '../../../platform/web/use-clock.ts';
import type { FlashDrop } from '../contract/flash-drop.ts';
import { momentOf, zoneOf } from './event-times.ts';

/**
 * Times in the reader's zone. The server does not know it, and writes the site's, with its name.
 * @returns A label such as 'Fri Jul 24, 6 PM', and what to write after the last one.
 */
export function useEventTimes({ startDate, timeZone }: Pick<FlashDrop, 'startDate' | 'timeZone'>) {
  const zone = useClock()?.zone;
  const shown = zone ?? timeZone;
  return {
    zone: shown,
    moment: (iso: string) => momentOf(iso, shown),
    suffix: zone === undefined ? ` ${zoneOf(startDate, timeZone)}` : '',
  };
}

/** 'Fri Jul 24, 6 PM to Sun Jul 26, 11:59 PM' */
export function EventDates({ event }: { event: FlashDrop }) {
  const { moment, suffix } = useEventTimes(event);
  return (
    <>
      <time dateTime={event.startDate}>{moment(event.startDate)}</time> to{' '}
      <time dateTime={event.endDate}>{moment(event.endDate)}</time>
      {suffix}
    </>
  );
}
