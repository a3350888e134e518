import type { FlashDrop } from '../contract/flash-drop.ts';
import { momentOf, zoneOf } from './event-times.ts';

/** Shows dates like 'Fri Jul 24, 6 PM to Sun Jul 26, 11:59 PM EDT'. */
export function EventDates({ event: { startDate, endDate, timeZone } }: { event: FlashDrop }) {
  return (
    <>
      <time dateTime={startDate} className="inline-block">
        {momentOf(startDate, timeZone)}
      </time>{' '}
      to <EventMoment iso={endDate} timeZone={timeZone} />
    </>
  );
}

/** Shows a time like 'Fri Jul 24, 6 PM EDT'. Uses the site's time zone, so it is the same for everyone. */
export function EventMoment({ iso, timeZone }: { iso: string; timeZone: string }) {
  return (
    <time dateTime={iso} className="inline-block">
      {momentOf(iso, timeZone)} {zoneOf(iso, timeZone)}
    </time>
  );
}
