import { useState } from 'react';
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { api, outcomeOf } from '../../../../platform/web/api.ts';
import { load, pageOf } from '../../../../platform/web/page-context.ts';
import { pageMeta } from '../../../../platform/web/page-meta.ts';
import { Badge } from '../../../../platform/web/ui/badge.tsx';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { ConfirmDialog } from '../../../../platform/web/ui/confirm-dialog.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { LoadMore } from '../../../../platform/web/ui/load-more.tsx';
import { ServerButton } from '../../../../platform/web/ui/server-button.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { useApiAction } from '../../../../platform/web/use-api-action.ts';
import { usePagedList } from '../../../../platform/web/use-paged-list.ts';
import { DeskHead } from '../../../running/operators/web/operators.ts';
import { grouped } from '../../../../shared/grouped.ts';
import type { FlashDrop } from '../contract/flash-drop.ts';
import { eventAddress } from './event-addresses.ts';
import { EventDates } from './event-dates.tsx';
import { EventFormDialog } from './event-form-dialog.tsx';
import { PHASE_NAMES } from './phase-names.ts';

export const loader = ({ context }: LoaderFunctionArgs) => load(pageOf(context).api.GET('/api/flash-drops'));

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, 'Events. Operator', 'Make, edit and cancel Flash Drops.');

/** Lets operators create, edit and cancel events. The schedule creates one for each weekend. */
export default function ManageEventsPage() {
  const first = useLoaderData<typeof loader>();
  const [isCreating, setIsCreating] = useState(false);
  const past = usePagedList(first, {
    fetchPage: (cursor) => outcomeOf(api.GET('/api/flash-drops', { params: { query: { cursor } } })),
    itemsOf: (page) => page.past,
    onMoreFailed: ({ title, detail }) => toast({ tone: 'error', title, text: detail }),
  });
  const events = [...first.current, ...first.upcoming, ...first.canceled, ...(past.items ?? [])];
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
      {events.length === 0 && <p className="text-ink-2">No events yet.</p>}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {events.map((event) => (
          <EventRow key={event.id} event={event} events={events} />
        ))}
      </ul>
      <LoadMore list={past} label="Show earlier events" className="mt-4 justify-items-start" />
      <EventFormDialog
        open={isCreating}
        event={null}
        events={events}
        timeZone={first.timeZone}
        onClose={() => setIsCreating(false)}
      />
    </>
  );
}

function EventRow({ event, events }: { event: FlashDrop; events: readonly FlashDrop[] }) {
  const { id, title, image, phase, participants } = event;
  const [openDialog, setOpenDialog] = useState<'edit' | 'cancel' | null>(null);
  const { busy, run } = useApiAction();
  const isOpen = phase === 'upcoming' || phase === 'running';
  const close = () => setOpenDialog(null);
  const cancel = () =>
    run(() => api.POST('/api/flash-drops/{id}/cancel', { params: { path: { id } } }), {
      done: () => toast({ tone: 'success', title: 'Event canceled', text: title }),
      revalidate: 'done',
    }).finally(close);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <span className="on-night-ground w-20 flex-none overflow-hidden rounded-md px-2 pt-2 max-md:hidden">
        <img src={image} alt="" width={1000} height={740} loading="lazy" className="h-auto w-full" />
      </span>
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2">
          <Link to={eventAddress(id)} dir="auto" className="font-bold wrap-anywhere hover:underline">
            {title}
          </Link>
          <Badge tone={phase === 'running' ? 'success' : 'plain'}>{PHASE_NAMES[phase]}</Badge>
        </p>
        <p className="text-sm text-ink-2">
          <EventDates event={event} />
        </p>
        <p className="num text-sm text-ink-2">
          {grouped(participants)} {participants === 1 ? 'participant' : 'participants'}
        </p>
      </div>
      {isOpen && event.can.manage && (
        <div className="flex gap-2">
          <Button variant="line" size="sm" aria-label={`Edit ${title}`} onClick={() => setOpenDialog('edit')}>
            <Icon name="pencil" />
            Edit
          </Button>
          <ServerButton
            variant="line"
            size="sm"
            aria-label={`Cancel ${title}`}
            onClick={() => setOpenDialog('cancel')}
          >
            <Icon name="calendar-x" />
            Cancel
          </ServerButton>
        </div>
      )}
      <EventFormDialog
        open={openDialog === 'edit'}
        event={event}
        events={events}
        timeZone={event.timeZone}
        onClose={close}
      />
      <ConfirmDialog
        open={openDialog === 'cancel'}
        title={`Cancel ${title}?`}
        text="It stops counting points and leaves all lists. You can't undo this."
        confirmLabel="Cancel event"
        busyLabel="Canceling..."
        cancelLabel="Keep it"
        danger
        busy={busy}
        onConfirm={() => void cancel()}
        onCancel={close}
      />
    </li>
  );
}
