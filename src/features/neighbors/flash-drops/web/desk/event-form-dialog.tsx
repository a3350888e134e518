import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { useSubmission } from '../../../../../platform/web/form/use-submission.ts';
import { zoneCity } from '../../../../../platform/web/time/time-labels.ts';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { Dialog } from '../../../../../platform/web/ui/dialog.tsx';
import { MomentFields } from '../../../../../platform/web/ui/moment-fields.tsx';
import { Notice } from '../../../../../platform/web/ui/notice.tsx';
import { SelectField } from '../../../../../platform/web/ui/select-field.tsx';
import { ServerButton } from '../../../../../platform/web/ui/server-button.tsx';
import { TextAreaField } from '../../../../../platform/web/ui/text-area-field.tsx';
import { TextField } from '../../../../../platform/web/ui/text-field.tsx';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { asInputs, asMoment } from '../../../../../shared/local-time.ts';
import type { FlashDrop } from '../../contract/flash-drop.ts';
import { THEMES, type ThemeId } from '../../contract/themes.ts';
import { findOverlappingEvent } from './overlapping-event.ts';

interface EventFormDialogProps {
  /** The event to edit; null for a new one. */
  event: FlashDrop | null;
  /** All events, to warn about overlaps. */
  events: readonly FlashDrop[];
  /** Time zone of the site. */
  timeZone: string;
  open: boolean;
  onClose: () => void;
}

/** Creates or edits an event. Times are in the site's time zone. */
export function EventFormDialog({ open, ...form }: EventFormDialogProps) {
  const { event, onClose } = form;
  return (
    <Dialog open={open} onClose={onClose} title={event ? 'Edit event' : 'Create an event'} bottom>
      <EventForm {...form} />
    </Dialog>
  );
}

const NO_MOMENT = { date: '', time: '' };

function EventForm({ event, events, timeZone, onClose }: Omit<EventFormDialogProps, 'open'>) {
  const inputsOf = (iso: string | undefined) =>
    iso === undefined ? NO_MOMENT : asInputs(new Date(iso), timeZone);
  /** Returns '' for a missing time, which the server rejects with a message. */
  const isoOf = ({ date, time }: typeof NO_MOMENT) => asMoment(date, time, timeZone)?.toISOString() ?? '';
  const { revalidate } = useRevalidator();
  const [title, setTitle] = useState(event?.title ?? '');
  const [description, setDescription] = useState(event?.description ?? '');
  const [theme, setTheme] = useState<ThemeId>(themeOf(event));
  const [starts, setStarts] = useState(inputsOf(event?.startDate));
  const [ends, setEnds] = useState(inputsOf(event?.endDate));
  const { form, busy, errorOf } = useSubmission(async () => {
    const body = { title, description, theme, startDate: isoOf(starts), endDate: isoOf(ends) };
    const outcome = await outcomeOf(
      event
        ? api.PATCH('/api/flash-drops/{id}', { params: { path: { id: event.id } }, body })
        : api.POST('/api/flash-drops', { body }),
    );
    if (!outcome.ok) return outcome.problem;
    toast({ tone: 'success', title: event ? 'Event saved' : 'Event made', text: outcome.data.title });
    onClose();
    await revalidate();
    return null;
  });
  const overlapping = findOverlappingEvent(events, {
    id: event?.id ?? null,
    startDate: event?.phase === 'running' ? event.startDate : isoOf(starts),
    endDate: isoOf(ends),
  });
  return (
    <form {...form} className="grid gap-4.5">
      <SelectField
        label="Theme"
        name="theme"
        options={THEMES.map(({ id, title: label }) => ({ value: id, label }))}
        value={theme}
        hint="Brings the picture."
        error={errorOf('theme')}
        onChange={({ target }) => setTheme(target.value as ThemeId)}
      />
      <TextField
        label="Title"
        name="title"
        maxLength={60}
        autoComplete="off"
        value={title}
        error={errorOf('title')}
        onChange={({ target }) => setTitle(target.value)}
        data-autofocus
      />
      <TextAreaField
        label="Description"
        name="description"
        rows={3}
        maxLength={300}
        value={description}
        error={errorOf('description')}
        onChange={({ target }) => setDescription(target.value)}
      />
      {event?.phase !== 'running' && (
        <MomentFields
          label="Starts"
          control="startDate"
          value={starts}
          error={errorOf('startDate') && 'Choose when it starts.'}
          onChange={setStarts}
        />
      )}
      <MomentFields
        label="Ends"
        control="endDate"
        value={ends}
        error={ends.date === '' ? errorOf('endDate') && 'Choose when it ends.' : errorOf('endDate')}
        onChange={setEnds}
      />
      <p className="hint">Times in {zoneCity(timeZone)}.</p>
      {overlapping && (
        <Notice tone="warn" icon="calendar-days">
          <strong>
            <bdi>{overlapping.title}</bdi> is on at the same time.
          </strong>{' '}
          Replies and sales would earn points in both. Choose other times, or save anyway.
        </Notice>
      )}
      <div className="dialog-actions">
        <Button variant="soft" onClick={onClose}>
          Close
        </Button>
        <ServerButton type="submit" busy={busy} busyLabel="Saving...">
          {event ? 'Save event' : 'Create event'}
        </ServerButton>
      </div>
    </form>
  );
}

const themeOf = (event: FlashDrop | null): ThemeId =>
  THEMES.find(({ id }) => id === event?.theme)?.id ?? 'clear-out';
