import { type FormEvent, useState } from 'react';
import { newId } from '../../../../platform/web/new-id.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Dialog } from '../../../../platform/web/ui/dialog.tsx';
import { TextField } from '../../../../platform/web/ui/text-field.tsx';
import { asInputs, asMoment } from '../../../../shared/local-time.ts';
import { DAY_MS } from '../../../../shared/time.ts';
import { DEAL_LIMITS } from '../contract/deal-limits.ts';
import { dealCalls } from './deal-calls.ts';
import { type DealDialogProps, useDeal } from './deal-context.ts';

type Problems = Partial<Record<'place' | 'startsAt', string>>;

/** Asks for place and time, in the time zone of the viewer's device. */
export function MeetupDialog({ deal, onClose }: DealDialogProps) {
  const { takeStep, busy } = useDeal();
  const [id] = useState(newId);
  const [opened] = useState(() => Date.now());
  const { meetup } = deal;
  const initial = meetup ? asInputs(new Date(meetup.startsAt)) : { date: '', time: '' };
  const [place, setPlace] = useState(meetup?.place ?? '');
  const [date, setDate] = useState(initial.date);
  const [time, setTime] = useState(initial.time);
  const [problems, setProblems] = useState<Problems>({});
  const sending = busy === 'proposeMeetup';

  async function send(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    const moment = asMoment(date, time);
    const found: Problems = {};
    if (place.trim() === '') found.place = 'Enter a place to meet.';
    if (moment === null) found.startsAt = 'Choose a day and a time.';
    if (moment === null || found.place) return show(found);
    const refused = await takeStep(
      'proposeMeetup',
      dealCalls.proposeMeetup({ id, place, startsAt: moment.toISOString() }),
    );
    if (refused === null) onClose();
    else show(Object.fromEntries((refused.errors ?? []).map(({ field, message }) => [field, message])));
  }

  function show(found: Problems) {
    setProblems(found);
    document.getElementById(found.place ? 'meetup-place' : 'meetup-date')?.focus();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={meetup ? 'Change the meet-up' : 'Propose a meet-up'}
      description="A busy place in daylight is best. It's set once you both confirm."
    >
      <form className="grid gap-4.5" noValidate onSubmit={(event) => void send(event)}>
        <TextField
          label="Place"
          name="meetup-place"
          value={place}
          maxLength={DEAL_LIMITS.placeLength}
          autoComplete="off"
          placeholder="e.g. Cafe at the library"
          error={problems.place}
          data-autofocus
          onChange={(event) => setPlace(event.currentTarget.value)}
        />
        <div className="grid grid-cols-[3fr_2fr] items-start gap-3">
          <TextField
            label="Day"
            name="meetup-date"
            type="date"
            value={date}
            min={asInputs(new Date(opened)).date}
            max={asInputs(new Date(opened + DEAL_LIMITS.daysAhead * DAY_MS)).date}
            error={problems.startsAt}
            onChange={(event) => setDate(event.currentTarget.value)}
          />
          <TextField
            label="Time"
            name="meetup-time"
            type="time"
            value={time}
            onChange={(event) => setTime(event.currentTarget.value)}
          />
        </div>
        <div className="dialog-actions">
          <Button variant="line" onClick={onClose} disabled={sending}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" busy={sending} busyLabel="Sending...">
            {meetup ? 'Propose the change' : 'Propose'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
