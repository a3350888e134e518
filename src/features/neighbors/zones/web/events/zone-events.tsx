import { type ReactNode, useState } from 'react';
import { api } from '../../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../../platform/web/api/use-api-action.ts';
import { useSlot } from '../../../../../platform/web/page/slot.tsx';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { ConfirmDialog } from '../../../../../platform/web/ui/confirm-dialog.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { lazyDialog } from '../../../../../platform/web/ui/lazy-dialog.tsx';
import { Menu, MenuButton } from '../../../../../platform/web/ui/menu.tsx';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { SafetyMenu } from '../../../../trust/reports/web/reports.ts';
import type { Zone } from '../../contract/zone.ts';
import type { ZoneEvent } from '../../contract/zone-event.ts';
import { eventDay, eventWhen } from './event-words.ts';
import { otherEventsSlot } from './other-events.ts';

const EventDialog = lazyDialog(() => import('./event-dialog.tsx'));

interface ZoneEventsProps {
  zone: Pick<Zone, 'id' | 'events' | 'timeZone' | 'can'>;
  /** Background class of a day, which contrasts with the surface behind it. */
  dayGround: string;
}

type OpenDialog = { kind: 'edit'; event: ZoneEvent | null } | { kind: 'remove'; event: ZoneEvent } | null;

/** Upcoming events of a zone. Admins announce, edit and remove them here. */
export function ZoneEvents({ zone, dayGround }: ZoneEventsProps) {
  const others = useSlot(otherEventsSlot);
  const [openDialog, setOpenDialog] = useState<OpenDialog>(null);
  const { busy, run } = useApiAction();
  const { id, events, timeZone, can } = zone;
  const close = () => setOpenDialog(null);

  function remove(event: ZoneEvent) {
    const path = { id, eventId: event.id };
    void run(() => api.DELETE('/api/zones/{id}/events/{eventId}', { params: { path } }), {
      done: () => {
        close();
        toast({ tone: 'success', title: 'Event removed', text: event.title });
      },
      revalidate: 'done',
    });
  }

  return (
    // Receives the focus after an event and its menu button are removed.
    <div className="mt-4 grid gap-4" tabIndex={-1}>
      {events.length === 0 && !others && <p className="text-md">Nothing planned right now.</p>}
      {(events.length > 0 || others) && (
        <ul className="grid gap-4">
          {events.map((event) => (
            <EventRow
              key={event.id}
              event={event}
              timeZone={timeZone}
              dayGround={dayGround}
              menu={
                can.announce ? (
                  <Menu
                    align="end"
                    label={`Manage ${event.title}`}
                    buttonClass="icon-btn -me-2.5 -mt-1"
                    buttonProps={{ 'aria-label': `Manage ${event.title}` }}
                    button={<Icon name="ellipsis" />}
                  >
                    <MenuButton onClick={() => setOpenDialog({ kind: 'edit', event })}>
                      <Icon name="pencil" />
                      Change
                    </MenuButton>
                    <MenuButton
                      className="text-danger"
                      onClick={() => setOpenDialog({ kind: 'remove', event })}
                    >
                      <Icon name="trash" />
                      Remove
                    </MenuButton>
                  </Menu>
                ) : (
                  <SafetyMenu
                    target={{ kind: 'event', id: event.id }}
                    person={null}
                    className="-me-2.5 -mt-1"
                    label={`More about ${event.title}`}
                  />
                )
              }
            />
          ))}
          {others}
        </ul>
      )}
      {can.announce && (
        <Button
          variant="line"
          className="justify-self-start"
          onClick={() => setOpenDialog({ kind: 'edit', event: null })}
        >
          <Icon name="plus" />
          Add an event
        </Button>
      )}
      {can.announce && (
        <>
          <EventDialog
            zoneId={id}
            timeZone={timeZone}
            event={openDialog?.kind === 'edit' ? openDialog.event : null}
            open={openDialog?.kind === 'edit'}
            onClose={close}
          />
          <ConfirmDialog
            open={openDialog?.kind === 'remove'}
            title="Remove this event?"
            text={
              <>
                <bdi>{openDialog?.event?.title}</bdi> leaves the page of the zone.
              </>
            }
            confirmLabel="Remove event"
            busyLabel="Removing..."
            danger
            busy={busy}
            onConfirm={() => openDialog?.kind === 'remove' && remove(openDialog.event)}
            onCancel={close}
          />
        </>
      )}
    </div>
  );
}

interface EventRowProps {
  event: ZoneEvent;
  timeZone: string;
  dayGround: string;
  menu: ReactNode;
}

function EventRow({ event, timeZone, dayGround, menu }: EventRowProps) {
  const { month, day } = eventDay(event, timeZone);
  return (
    <li className="flex gap-3.5">
      <span
        className={`grid h-14.5 w-13.5 flex-none place-content-center justify-items-center gap-1 rounded-md rounded-ss-bubble text-ink ${dayGround}`}
        aria-hidden="true"
      >
        <span className="text-2xs leading-none font-semibold text-ink-2">{month}</span>
        <b className="num font-display text-3xl leading-none font-extrabold">{day}</b>
      </span>
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="leading-tight font-bold text-ink" dir="auto">
          {event.title}
        </p>
        <p className="num text-sm">
          <time dateTime={event.startsAt}>
            <span className="sr-only">{`${month} ${day}, `}</span>
            {eventWhen(event, timeZone)}
          </time>
          {event.place !== null && (
            <>
              {' '}
              <span aria-hidden="true">·</span> <bdi>{event.place}</bdi>
            </>
          )}
        </p>
      </div>
      {menu}
    </li>
  );
}
