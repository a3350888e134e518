import { type ReactNode, useId, useState } from 'react';
import {
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { usePagedList } from '../../../../../platform/web/list/use-paged-list.ts';
import { load, pageOf } from '../../../../../platform/web/page/page-context.ts';
import { pageMeta } from '../../../../../platform/web/page/page-meta.ts';
import { Badge } from '../../../../../platform/web/ui/badge.tsx';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { EmptyState } from '../../../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { LoadMore } from '../../../../../platform/web/ui/load-more.tsx';
import { Progress } from '../../../../../platform/web/ui/progress.tsx';
import { grouped } from '../../../../../shared/grouped.ts';
import { DeskHead } from '../../../../running/operators/web/operators.ts';
import type { FlashDrop } from '../../contract/flash-drop.ts';
import { eventAddress } from '../event-addresses.ts';
import { EventDates } from '../event-dates.tsx';
import { EventPicture } from '../event-picture.tsx';
import { PHASE_NAMES } from '../phase-names.ts';
import { shortTimeLeft } from '../time-left.ts';
import { useTimeLeft } from '../use-time-left.ts';
import { EventFormDialog } from './event-form-dialog.tsx';
import { CanceledRow, PastHeads, PastRow, UpcomingRow } from './event-rows.tsx';
import { ManageEvent } from './manage-event.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => load(pageOf(context).api.GET('/api/flash-drops'));

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, 'Events. Operator', 'Make, edit and cancel Flash Drops.');

/** Lets operators create, edit and cancel events. The schedule creates one for each weekend. */
export default function ManageEventsPage() {
  const first = useLoaderData<typeof loader>();
  const [isCreating, setIsCreating] = useState(false);
  const list = usePagedList(first, {
    fetchPage: (cursor) => outcomeOf(api.GET('/api/flash-drops', { params: { query: { cursor } } })),
    itemsOf: (page) => page.past,
  });
  const { current, upcoming, canceled, timeZone } = first;
  const past = list.items ?? [];
  const events = [...current, ...upcoming, ...canceled, ...past];
  // Without an event that is on, the next one is shown large.
  const leads = current.length > 0 ? current : upcoming.slice(0, 1);
  const later = upcoming.filter((event) => !leads.includes(event));
  return (
    <>
      <DeskHead
        title="Events"
        actions={
          <Button onClick={() => setIsCreating(true)}>
            <Icon name="plus" />
            Create an event
          </Button>
        }
      >
        Flash Drops of this site. Each weekend gets one by itself.
      </DeskHead>
      {events.length === 0 && (
        <EmptyState
          look="panel"
          tile="quiet"
          icon={<Icon name="zap" />}
          title="No events yet"
          text="The next weekend gets one by itself. You can make more, for any days."
        />
      )}
      <div className="grid grid-cols-1 gap-9">
        {leads.length > 0 && (
          <Section title={current.length > 0 ? 'On now' : 'Nothing on right now'}>
            <div className="grid grid-cols-1 gap-3">
              {leads.map((event) => (
                <LeadEvent key={event.id} event={event} events={events} />
              ))}
            </div>
          </Section>
        )}
        {later.length > 0 && (
          <Section title="Coming up" count={later.length}>
            <ul className="divide-y divide-line border-y border-line">
              {later.map((event) => (
                <UpcomingRow key={event.id} event={event} events={events} />
              ))}
            </ul>
          </Section>
        )}
        {canceled.length > 0 && (
          <Section title="Canceled" count={canceled.length}>
            <ul className="divide-y divide-line border-y border-line">
              {canceled.map((event) => (
                <CanceledRow key={event.id} event={event} />
              ))}
            </ul>
          </Section>
        )}
        {past.length > 0 && (
          <Section title="Past">
            <PastHeads />
            <ul className="divide-y divide-line border-y border-line">
              {past.map((event) => (
                <PastRow key={event.id} event={event} />
              ))}
            </ul>
            <LoadMore list={list} label="Show earlier events" className="mt-4 justify-items-start" />
          </Section>
        )}
      </div>
      <EventFormDialog
        open={isCreating}
        event={null}
        events={events}
        timeZone={timeZone}
        onClose={() => setIsCreating(false)}
      />
    </>
  );
}

interface SectionProps {
  title: string;
  /** Number of entries. */
  count?: number;
  children: ReactNode;
}

function Section({ title, count, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="desk-h2 mb-2.5">
        {title}
        {count !== undefined && <span className="num ms-2 text-ink-3">{count}</span>}
      </h2>
      {children}
    </section>
  );
}

interface LeadEventProps {
  event: FlashDrop;
  /** All events, to warn about overlaps. */
  events: readonly FlashDrop[];
}

/** An event that is on, or the next one: large, with the time left and its figures. */
function LeadEvent({ event, events }: LeadEventProps) {
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
