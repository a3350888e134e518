import { Link, useRevalidator } from 'react-router';
import { Badge } from '../../../../../platform/web/ui/badge.tsx';
import { Progress } from '../../../../../platform/web/ui/progress.tsx';
import { grouped } from '../../../../../shared/grouped.ts';
import type { FlashDrop } from '../../contract/flash-drop.ts';
import { eventAddress } from '../event-addresses.ts';
import { EventDates } from '../event-dates.tsx';
import { PHASE_NAMES } from '../phase-names.ts';
import { shortTimeLeft } from '../time-left.ts';
import { useTimeLeft } from '../use-time-left.ts';
import { EventPicture } from './event-rows.tsx';
import { ManageEvent } from './manage-event.tsx';

interface LeadEventProps {
  event: FlashDrop;
  /** All events, to warn about overlaps. */
  events: readonly FlashDrop[];
}

/** An event that is on, or the next one: large, with the time left and its figures. */
export function LeadEvent({ event, events }: LeadEventProps) {
  const { id, title, phase, participants, totalListings, totalSales, reminder } = event;
  const isUpcoming = phase === 'upcoming';
  return (
    <article className="grid items-center gap-x-7 gap-y-5 rounded-xl bg-surface-2 p-4 md:grid-cols-[minmax(0,19rem)_minmax(0,1fr)] md:p-5">
      <EventPicture event={event} className="rounded-lg bg-stage-2 px-6 pt-6 max-md:px-12" />
      <div className="min-w-0">
        {phase !== 'running' && <Badge>{isUpcoming ? 'Next' : PHASE_NAMES[phase]}</Badge>}
        <h3 dir="auto" className="text-3xl wrap-anywhere not-first:mt-2">
          <Link to={eventAddress(id)} className="hover:underline hover:underline-offset-4">
            {title}
          </Link>
        </h3>
        <p className="mt-1 text-sm text-ink-2">
          <EventDates event={event} />
        </p>
        {phase !== 'counting' && <TimeLeft event={event} />}
        <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
          <Figure name={participants === 1 ? 'participant' : 'participants'} count={participants} />
          {isUpcoming ? (
            <Figure name={reminder.count === 1 ? 'reminder' : 'reminders'} count={reminder.count} />
          ) : (
            <>
              <Figure name={totalListings === 1 ? 'listing' : 'listings'} count={totalListings} />
              <Figure name={totalSales === 1 ? 'sale' : 'sales'} count={totalSales} />
            </>
          )}
        </dl>
        <ManageEvent event={event} events={events} className="mt-4.5" />
      </div>
    </article>
  );
}

/** The time until an event starts, or how far it is and the time until it ends. */
function TimeLeft({ event }: { event: FlashDrop }) {
  const { revalidate } = useRevalidator();
  const left = shortTimeLeft(useTimeLeft(event, () => void revalidate()));
  if (event.phase === 'upcoming') return <p className="num mt-3 font-semibold">Starts in {left}</p>;
  return (
    <div className="mt-3.5 max-w-110">
      <p className="mb-1.5 flex justify-between gap-4 text-sm font-semibold" aria-hidden="true">
        <span className="num">{left} left</span>
        <span className="num text-ink-2">{event.progress}%</span>
      </p>
      <Progress
        label="Event progress"
        value={event.progress}
        valueText={`${event.progress}%, ${left} left`}
      />
    </div>
  );
}

function Figure({ name, count }: { name: string; count: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-xs text-ink-2">{name}</dt>
      <dd className="num font-display text-3xl leading-none font-extrabold tracking-[-0.03em]">
        {grouped(count)}
      </dd>
    </div>
  );
}
