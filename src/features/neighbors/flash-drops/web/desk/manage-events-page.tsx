import { type ReactNode, useId, useState } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { api, outcomeOf } from '../../../../../platform/web/api.ts';
import { load, pageOf } from '../../../../../platform/web/page-context.ts';
import { pageMeta } from '../../../../../platform/web/page-meta.ts';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { EmptyState } from '../../../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { LoadMore } from '../../../../../platform/web/ui/load-more.tsx';
import { usePagedList } from '../../../../../platform/web/use-paged-list.ts';
import { DeskHead } from '../../../../running/operators/web/operators.ts';
import { EventFormDialog } from './event-form-dialog.tsx';
import { CanceledRow, PastHeads, PastRow, UpcomingRow } from './event-rows.tsx';
import { LeadEvent } from './lead-event.tsx';

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
            Make an event
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
          <Section title="Over">
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
