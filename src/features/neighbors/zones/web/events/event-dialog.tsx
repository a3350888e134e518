import { type FormEvent, useState } from 'react';
import { api } from '../../../../../platform/web/api.ts';
import { asInputs, asMoment } from '../../../../../shared/local-time.ts';
import { zoneCity } from '../../../../../platform/web/time-labels.ts';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { Dialog } from '../../../../../platform/web/ui/dialog.tsx';
import { MomentFields } from '../../../../../platform/web/ui/moment-fields.tsx';
import { TextField } from '../../../../../platform/web/ui/text-field.tsx';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { useApiAction } from '../../../../../platform/web/use-api-action.ts';
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
export function EventDialog({ event, open, onClose, ...rest }: EventDialogProps) {
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

type Field = 'title' | 'place' | 'startsAt' | 'endsAt';
/** Control ids by field, in the order of the form. */
const CONTROLS: Readonly<Record<Field, string>> = {
  title: 'event-title',
  place: 'event-place',
  startsAt: 'event-date',
  endsAt: 'event-end-date',
};
const FIELDS = Object.keys(CONTROLS) as Field[];
/** Default duration of an event. */
const DEFAULT_DURATION_MS = 2 * HOUR_MS;
const NO_MOMENT = { date: '', time: '' };

function EventForm({ zoneId, timeZone, event, onClose }: Omit<EventDialogProps, 'open'>) {
  const { busy, run } = useApiAction();
  const [title, setTitle] = useState(event?.title ?? '');
  const [place, setPlace] = useState(event?.place ?? '');
  const [starts, setStarts] = useState(event ? asInputs(new Date(event.startsAt), timeZone) : NO_MOMENT);
  const [ends, setEnds] = useState(event ? asInputs(new Date(event.endsAt), timeZone) : NO_MOMENT);
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({});

  /** Moves the end along with the start until the admin chooses another end. */
  function start(inputs: typeof starts) {
    const moment = asMoment(inputs.date, inputs.time, timeZone);
    const before = asMoment(starts.date, starts.time, timeZone);
    const end = asMoment(ends.date, ends.time, timeZone);
    const follows =
      end === null || (before !== null && end.getTime() - before.getTime() === DEFAULT_DURATION_MS);
    setStarts(inputs);
    if (moment !== null && follows)
      setEnds(asInputs(new Date(moment.getTime() + DEFAULT_DURATION_MS), timeZone));
  }

  function show(found: Partial<Record<Field, string>>) {
    setProblems(found);
    const first = FIELDS.find((field) => found[field] !== undefined);
    if (first) document.getElementById(CONTROLS[first])?.focus();
  }

  async function save(submitted: FormEvent) {
    submitted.preventDefault();
    const startsAt = asMoment(starts.date, starts.time, timeZone);
    const endsAt = asMoment(ends.date, ends.time, timeZone);
    if (startsAt === null || endsAt === null || title.trim() === '') {
      return show({
        ...(title.trim() === '' && { title: 'Give it a name.' }),
        ...(startsAt === null && { startsAt: 'Choose when it starts.' }),
        ...(endsAt === null && { endsAt: 'Choose when it ends.' }),
      });
    }
    const body = { title, place, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
    await run(
      () =>
        event
          ? api.PUT('/api/zones/{id}/events/{eventId}', {
              params: { path: { id: zoneId, eventId: event.id } },
              body,
            })
          : api.POST('/api/zones/{id}/events', { params: { path: { id: zoneId } }, body }),
      {
        done: () => {
          onClose();
          toast({ tone: 'success', title: event ? 'Event changed' : 'Event added', text: title.trim() });
        },
        failed: ({ title: name, detail, errors = [] }) => {
          toast({ tone: 'error', title: name, text: detail });
          show(Object.fromEntries(errors.map(({ field, message }) => [field, message])));
        },
        revalidate: 'done',
      },
    );
  }

  return (
    <form className="grid gap-4.5" noValidate onSubmit={(submitted) => void save(submitted)}>
      <TextField
        label="Title"
        name={CONTROLS.title}
        maxLength={ZONE_LIMITS.eventTitle}
        autoComplete="off"
        placeholder="e.g. Stoop sale"
        value={title}
        error={problems.title}
        onChange={({ target }) => setTitle(target.value)}
        data-autofocus
      />
      <TextField
        label="Place"
        name={CONTROLS.place}
        maxLength={ZONE_LIMITS.eventPlace}
        autoComplete="off"
        placeholder="e.g. Maple St"
        value={place}
        error={problems.place}
        onChange={({ target }) => setPlace(target.value)}
        optional
      />
      <MomentFields
        label="Starts"
        control={CONTROLS.startsAt}
        value={starts}
        onChange={start}
        error={problems.startsAt}
      />
      <MomentFields
        label="Ends"
        control={CONTROLS.endsAt}
        value={ends}
        onChange={setEnds}
        error={problems.endsAt}
      />
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
