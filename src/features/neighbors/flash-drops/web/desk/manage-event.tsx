import { useState } from 'react';
import { api } from '../../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../../platform/web/api/use-api-action.ts';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { ConfirmDialog } from '../../../../../platform/web/ui/confirm-dialog.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { ServerButton } from '../../../../../platform/web/ui/server-button.tsx';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import type { FlashDrop } from '../../contract/flash-drop.ts';
import { EventFormDialog } from './event-form-dialog.tsx';

interface ManageEventProps {
  event: FlashDrop;
  /** All events, to warn about overlaps. */
  events: readonly FlashDrop[];
  className?: string;
}

/** Buttons to edit and cancel an event that isn't over. */
export function ManageEvent({ event, events, className }: ManageEventProps) {
  const { id, title, phase, timeZone } = event;
  const [openDialog, setOpenDialog] = useState<'edit' | 'cancel' | null>(null);
  const { busy, run } = useApiAction();
  const close = () => setOpenDialog(null);
  const cancel = () =>
    run(() => api.POST('/api/flash-drops/{id}/cancel', { params: { path: { id } } }), {
      done: () => toast({ tone: 'success', title: 'Event canceled', text: title }),
      revalidate: 'done',
    }).finally(close);
  const isOpen = phase === 'upcoming' || phase === 'running';
  if (!isOpen || !event.can.manage) return null;
  return (
    <div className={className}>
      <div className="flex flex-wrap gap-2">
        <Button variant="line" aria-label={`Edit ${title}`} onClick={() => setOpenDialog('edit')}>
          <Icon name="pencil" />
          Edit
        </Button>
        <ServerButton variant="quiet" aria-label={`Cancel ${title}`} onClick={() => setOpenDialog('cancel')}>
          Cancel
        </ServerButton>
      </div>
      <EventFormDialog
        open={openDialog === 'edit'}
        event={event}
        events={events}
        timeZone={timeZone}
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
    </div>
  );
}
