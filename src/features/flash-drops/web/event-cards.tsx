import { Link } from 'react-router';
import { Badge } from '../../../platform/web/ui/badge.tsx';
import type { FlashDrop } from '../contract/flash-drop.ts';
import { eventAddress } from './event-addresses.ts';
import { EventDates } from './event-dates.tsx';
import { dayOf } from './event-times.ts';
import { ReminderButton } from './reminder-button.tsx';

/** Event cards with the picture of the theme and the start date. */
export function EventCards({ events }: { events: readonly FlashDrop[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      {events.map((event) => (
        <li key={event.id} className="grid min-w-0">
          <EventCard event={event} />
        </li>
      ))}
    </ul>
  );
}

function EventCard({ event }: { event: FlashDrop }) {
  return (
    <article className="relative flex min-w-0 flex-col overflow-hidden rounded-xl bg-surface-2 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus">
      <div className="on-night-ground relative px-6 pt-12">
        <span className="tag absolute start-4 top-4">{dayOf(event.startDate, event.timeZone)}</span>
        <img src={event.image} alt="" width={1000} height={740} loading="lazy" className="h-auto w-full" />
      </div>
      <div className="flex flex-1 flex-col items-start p-5">
        <h3 dir="auto" className="text-2xl wrap-anywhere">
          {/* Covers the card, except the button. */}
          <Link to={eventAddress(event.id)} className="outline-none after:absolute after:inset-0">
            {event.title}
          </Link>
        </h3>
        <p className="mt-1.5 text-sm font-semibold text-ink-2">
          <EventDates event={event} />
        </p>
        <p dir="auto" className="mt-2 mb-4 text-md text-ink-2 wrap-anywhere">
          {event.description}
        </p>
        <div className="relative mt-auto flex flex-wrap items-center gap-2.5">
          {event.can.remind && <ReminderButton event={event} variant="line" />}
          {event.userParticipation && <Badge tone="success">Joined</Badge>}
        </div>
      </div>
    </article>
  );
}
