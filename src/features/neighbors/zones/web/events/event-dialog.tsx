import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { useSubmission } from '../../../../../platform/web/form/use-submission.ts';
import { zoneCity } from '../../../../../platform/web/time/time-labels.ts';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { Dialog } from '../../../../../platform/web/ui/dialog.tsx';
import { MomentFields } from '../../../../../platform/web/ui/moment-fields.tsx';
import { TextField } from '../../../../../platform/web/ui/text-field.tsx';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { asInputs, asMoment } from '../../../../../shared/local-time.ts';
import { HOUR_MS } from '../../../../../shared/time.ts';
import type { ZoneEvent } from '../../contract/zone-event.ts';
import { ZONE_LIMITS } from '../../contract/zone-limits.ts';

interface EventDialogProps {
  zoneId: string;
  /** Time zone of the site. */
  timeZone: string;
  /** The event to edit; null for a new one. */
  event: ZoneEvent | null;
  open: boolean;
  onClose: () => void;
}

/** Announces or edits an event. Times are in the site's time zone. */
export default function EventDialog({ event, open, onClose, ...rest }: EventDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      bottom
      title={event ? 'Change event' : 'Add an event'}
      description="A stoop sale, a swap, a repair evening. Everyone in the zone can see it."
    >
      <EventForm key={event?.id} event={event} onClose={onClose} {...rest} />
    </Dialog>
  );
}

/** Default duration of an event. */
const DEFAULT_DURATION_MS = 2 * HOUR_MS;
const NO_MOMENT = { date: '', time: '' };

function EventForm({ zoneId, timeZone, event, onClose }: Omit<EventDialogProps, 'open'>) {
  const { revalidate } = useRevalidator();
  const [title, setTitle] = useState(event?.title ?? '');
  const [place, setPlace] = useState(event?.place ?? '');
  const [starts, setStarts] = useState(event ? asInputs(new Date(event.startsAt), timeZone) : NO_MOMENT);
  const [ends, setEnds] = useState(event ? asInputs(new Date(event.endsAt), timeZone) : NO_MOMENT);
  /** Returns '' for a missing time, which the server refuses with a message. */
  const isoOf = ({ date, time }: typeof NO_MOMENT) => asMoment(date, time, timeZone)?.toISOString() ?? '';
  const { form, busy, errorOf, clearErrors } = useSubmission(
    async () => {
      const body = { title, place, startsAt: isoOf(starts), endsAt: isoOf(ends) };
      const outcome = await outcomeOf(
        event
          ? api.PUT('/api/zones/{id}/events/{eventId}', {
              params: { path: { id: zoneId, eventId: event.id } },
              body,
            })
          : api.POST('/api/zones/{id}/events', { params: { path: { id: zoneId } }, body }),
      );
      if (!outcome.ok) return outcome.problem;
      onClose();
      toast({ tone: 'success', title: event ? 'Event changed' : 'Event added', text: title.trim() });
      await revalidate();
      return null;
    },
    { isInline: true },
  );

  /** Moves the end along with the start until the admin chooses another end. */
  function start(inputs: typeof starts) {
    const moment = asMoment(inputs.date, inputs.time, timeZone);
    const before = asMoment(starts.date, starts.time, timeZone);
    const end = asMoment(ends.date, ends.time, timeZone);
    const follows =
      end === null || (before !== null && end.getTime() - before.getTime() === DEFAULT_DURATION_MS);
    setStarts(inputs);
    if (moment === null || !follows) return;
    setEnds(asInputs(new Date(moment.getTime() + DEFAULT_DURATION_MS), timeZone));
    clearErrors('endsAt');
  }

  return (
    <form {...form} className="grid gap-4.5">
      <TextField
        label="Title"
        name="title"
        id="event-title"
        maxLength={ZONE_LIMITS.eventTitle}
        autoComplete="off"
        placeholder="e.g. Stoop sale"
        value={title}
        error={errorOf('title')}
        onChange={({ target }) => setTitle(target.value)}
        data-autofocus
      />
      <TextField
        label="Place"
        name="place"
        id="event-place"
        maxLength={ZONE_LIMITS.eventPlace}
        autoComplete="off"
        placeholder="e.g. Maple St"
        value={place}
        error={errorOf('place')}
        onChange={({ target }) => setPlace(target.value)}
        optional
      />
      <MomentFields
        label="Starts"
        control="startsAt"
        value={starts}
        onChange={start}
        error={errorOf('startsAt')}
      />
      <MomentFields label="Ends" control="endsAt" value={ends} onChange={setEnds} error={errorOf('endsAt')} />
      <p className="hint">Times in {zoneCity(timeZone)}.</p>
      <div className="dialog-actions">
        <Button variant="soft" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={busy} busyLabel="Saving...">
          {event ? 'Save event' : 'Add event'}
        </Button>
      </div>
    </form>
  );
}
