import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { counted } from '../../../../../shared/counted.ts';
import { grouped } from '../../../../../shared/grouped.ts';
import type { FlashDrop } from '../../contract/flash-drop.ts';
import { eventAddress } from '../event-addresses.ts';
import { EventDates } from '../event-dates.tsx';
import { EventPicture } from '../event-picture.tsx';
import { winnersText } from '../prize-texts.ts';
import { shortTimeLeft } from '../time-left.ts';
import { ManageEvent } from './manage-event.tsx';

const ROW = 'press grid grid-cols-[56px_minmax(0,1fr)] items-center gap-x-3.5 gap-y-2.5 py-3';

interface EventWordsProps {
  event: FlashDrop;
  /** Below the dates. */
  children?: ReactNode;
}

function EventWords({ event, children }: EventWordsProps) {
  return (
    <>
      <EventPicture event={event} className="rounded-sm rounded-ss-tile px-1.5 pt-1.5" />
      <div className="min-w-0">
        <Link to={eventAddress(event.id)} dir="auto" className="font-semibold wrap-anywhere hover:underline">
          {event.title}
        </Link>
        <p className="text-xs text-ink-2">
          <EventDates event={event} />
        </p>
        {children}
      </div>
    </>
  );
}

interface UpcomingRowProps {
  event: FlashDrop;
  /** All events, to warn about overlaps. */
  events: readonly FlashDrop[];
}

/** An event to come: when it starts, who waits for it, and its buttons. */
export function UpcomingRow({ event, events }: UpcomingRowProps) {
  const { timeRemaining, participants, reminder } = event;
  const waiting = [
    participants > 0 && `${grouped(participants)} joined`,
    reminder.count > 0 && counted(reminder.count, 'reminder'),
  ].filter((part) => part !== false);
  return (
    <li className={clsx(ROW, 'md:grid-cols-[56px_minmax(0,1fr)_9.5rem_auto]')}>
      <EventWords event={event} />
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 max-md:col-start-2 md:contents">
        <p className="num text-sm md:text-end">
          <b className="font-semibold">In {shortTimeLeft(timeRemaining * 1000)}</b>
          {waiting.length > 0 && <span className="block text-xs text-ink-2">{waiting.join(', ')}</span>}
        </p>
        <ManageEvent event={event} events={events} />
      </div>
    </li>
  );
}

/** An event that was canceled before it was over. */
export function CanceledRow({ event }: { event: FlashDrop }) {
  return (
    <li className={clsx(ROW, 'text-ink-2')}>
      <EventWords event={event} />
    </li>
  );
}

/** The numbers of a past event, as columns from 768 px on. */
const PAST = 'md:grid-cols-[56px_minmax(0,1fr)_84px_72px_60px]';

/** Headings above past events. Each row says to screen readers what its numbers count. */
export function PastHeads() {
  return (
    <div
      aria-hidden="true"
      className={clsx(ROW, PAST, 'py-0! pb-1.5! text-xs font-semibold text-ink-2 max-md:hidden')}
    >
      <span className="col-span-2">Event</span>
      <span className="text-end">Participants</span>
      <span className="text-end">Listings</span>
      <span className="text-end">Sales</span>
    </div>
  );
}

/** A past event with its numbers and its first prize. */
export function PastRow({ event }: { event: FlashDrop }) {
  const { participants, totalListings, totalSales, prizes } = event;
  const [first] = prizes;
  return (
    <li className={clsx(ROW, PAST)}>
      <EventWords event={event}>
        {first?.leader && (
          <p className="truncate text-xs text-ink-2">
            {first.title}: <bdi className="font-semibold text-ink">{winnersText(first, false)}</bdi>
          </p>
        )}
      </EventWords>
      <p className="num flex flex-wrap gap-x-3 text-xs text-ink-2 max-md:col-start-2 md:contents">
        <Count count={participants} one="participant" many="participants" />
        <Count count={totalListings} one="listing" many="listings" />
        <Count count={totalSales} one="sale" many="sales" />
      </p>
    </li>
  );
}

function Count({ count, one, many }: { count: number; one: string; many: string }) {
  return (
    <span className="num md:text-end md:text-md md:text-ink">
      {grouped(count)} <span className="md:sr-only">{count === 1 ? one : many}</span>
    </span>
  );
}
