import { useState } from 'react';
import { invalidFields } from '../../../../platform/web/form/submission.ts';
import { useSubmission } from '../../../../platform/web/form/use-submission.ts';
import { newId } from '../../../../platform/web/new-id.ts';
import { serverNow } from '../../../../platform/web/time/server-time.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Dialog } from '../../../../platform/web/ui/dialog.tsx';
import { TextField } from '../../../../platform/web/ui/text-field.tsx';
import { asInputs, asMoment } from '../../../../shared/local-time.ts';
import { DAY_MS } from '../../../../shared/time.ts';
import { DEAL_LIMITS } from '../contract/deal-limits.ts';
import { dealCalls } from './deal-calls.ts';
import { type DealDialogProps, useDeal } from './deal-context.ts';

/** Asks for place and time, in the time zone of the viewer's device. */
export function MeetupDialog({ deal, onClose }: DealDialogProps) {
  const { sendStep } = useDeal();
  const [id] = useState(newId);
  const [opened] = useState(serverNow);
  const { meetup } = deal;
  const initial = meetup ? asInputs(new Date(meetup.startsAt)) : { date: '', time: '' };
  const [place, setPlace] = useState(meetup?.place ?? '');
  const [date, setDate] = useState(initial.date);
  const [time, setTime] = useState(initial.time);
  const { form, busy, errorOf } = useSubmission(
    async () => {
      const moment = asMoment(date, time);
      const hasPlace = place.trim() !== '';
      if (moment === null || !hasPlace) {
        return invalidFields({
          ...(!hasPlace && { place: 'Enter a place to meet.' }),
          ...(moment === null && { startsAt: 'Choose a day and a time.' }),
        });
      }
      const proposal = { id, place, startsAt: moment.toISOString() };
      const problem = await sendStep('proposeMeetup', dealCalls.proposeMeetup(proposal));
      if (problem === null) onClose();
      return problem;
    },
    { isInline: true },
  );

  return (
    <Dialog
      open
      onClose={onClose}
      title={meetup ? 'Change the meet-up' : 'Propose a meet-up'}
      description="A busy place in daylight is best. It's set once you both confirm."
    >
      <form {...form} className="grid gap-4.5">
        <TextField
          label="Place"
          name="place"
          id="meetup-place"
          value={place}
          maxLength={DEAL_LIMITS.placeLength}
          autoComplete="off"
          placeholder="e.g. Cafe at the library"
          error={errorOf('place')}
          data-autofocus
          onChange={(event) => setPlace(event.currentTarget.value)}
        />
        <div className="grid grid-cols-[3fr_2fr] items-start gap-3">
          <TextField
            label="Day"
            name="startsAt"
            id="meetup-date"
            type="date"
            value={date}
            min={asInputs(new Date(opened)).date}
            max={asInputs(new Date(opened + DEAL_LIMITS.daysAhead * DAY_MS)).date}
            error={errorOf('startsAt')}
            onChange={(event) => setDate(event.currentTarget.value)}
          />
          <TextField
            label="Time"
            name="startsAt"
            id="meetup-time"
            type="time"
            value={time}
            onChange={(event) => setTime(event.currentTarget.value)}
          />
        </div>
        <div className="dialog-actions">
          <Button variant="line" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" busy={busy} busyLabel="Sending...">
            {meetup ? 'Propose the change' : 'Propose'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
