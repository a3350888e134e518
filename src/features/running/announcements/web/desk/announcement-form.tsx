import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { useSubmission } from '../../../../../platform/web/form/use-submission.ts';
import { zoneCity } from '../../../../../platform/web/time/time-labels.ts';
import { useClock } from '../../../../../platform/web/time/use-clock.ts';
import { ConfirmDialog } from '../../../../../platform/web/ui/confirm-dialog.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { MomentFields } from '../../../../../platform/web/ui/moment-fields.tsx';
import { SelectField } from '../../../../../platform/web/ui/select-field.tsx';
import { ServerButton } from '../../../../../platform/web/ui/server-button.tsx';
import { TextAreaField } from '../../../../../platform/web/ui/text-area-field.tsx';
import { TextField } from '../../../../../platform/web/ui/text-field.tsx';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { counted } from '../../../../../shared/counted.ts';
import { grouped } from '../../../../../shared/grouped.ts';
import { asMoment } from '../../../../../shared/local-time.ts';
import { ANNOUNCEMENT_LIMITS, AUDIENCES, type Audience } from '../../contract/announcement-limits.ts';

const NO_MOMENT = { date: '', time: '' };
const EMPTY = {
  text: '',
  body: '',
  link: '',
  audience: 'everyone' as Audience,
  starts: NO_MOMENT,
  ends: NO_MOMENT,
};

const KINDS = [
  { value: 'banner', label: 'Banner' },
  { value: 'mail', label: 'Email to members' },
] as const;

/** Returns null if nothing was typed, and '' for half a time, which the server refuses with a message. */
function isoOf({ date, time }: typeof NO_MOMENT): string | null {
  return date === '' && time === '' ? null : (asMoment(date, time)?.toISOString() ?? '');
}

/** A new banner or mail. What was typed stays until it is accepted. */
export function AnnouncementForm({ members }: { members: number }) {
  const [kind, setKind] = useState<(typeof KINDS)[number]['value']>('banner');
  const [typed, setTyped] = useState(EMPTY);
  const [asking, setAsking] = useState(false);
  const { revalidate } = useRevalidator();
  const clock = useClock();
  const isMail = kind === 'mail';
  const isLater = typed.starts.date !== '';
  const { form, busy, errorOf } = useSubmission(async () => {
    // A mail can't be taken back.
    if (isMail && !asking && typed.text.trim() !== '' && typed.body.trim() !== '') {
      setAsking(true);
      return null;
    }
    return send();
  });

  async function send() {
    const { starts, ends, ...words } = typed;
    const body = { kind, ...words, startsAt: isoOf(starts), endsAt: isMail ? null : isoOf(ends) };
    const outcome = await outcomeOf(api.POST('/api/announcements', { body }));
    setAsking(false);
    if (!outcome.ok) return outcome.problem;
    setTyped(EMPTY);
    toast({ tone: 'success', title: isLater ? 'Scheduled' : isMail ? 'Sending' : 'Live' });
    await revalidate();
    return null;
  }

  const fieldOf = (name: 'text' | 'body' | 'link') => ({
    name,
    value: typed[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <section aria-labelledby="new" className="rounded-xl border border-line p-4">
      <form {...form} id="announcement" className="grid gap-4">
        <h2 id="new" className="desk-h2">
          New announcement
        </h2>
        <div className="flex flex-wrap gap-1" role="group" aria-label="Kind">
          {KINDS.map(({ value, label }) => (
            <button
              key={value}
              type="button"
              className="chip"
              aria-pressed={kind === value}
              onClick={() => setKind(value)}
            >
              {label}
            </button>
          ))}
        </div>
        <TextAreaField
          {...fieldOf('text')}
          label={isMail ? 'Subject' : 'Text'}
          rows={2}
          counter={`${typed.text.length} / ${ANNOUNCEMENT_LIMITS.text}`}
        />
        {isMail && (
          <TextAreaField
            {...fieldOf('body')}
            label="Mail"
            rows={8}
            hint="Plain text. An empty line starts a new paragraph."
          />
        )}
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField {...fieldOf('link')} label="Link" optional placeholder="/about" />
          {!isMail && (
            <SelectField
              label="Who sees it"
              name="audience"
              options={AUDIENCES}
              value={typed.audience}
              onChange={({ target }) => setTyped({ ...typed, audience: target.value as Audience })}
            />
          )}
        </div>
        <MomentFields
          label="From"
          control="startsAt"
          value={typed.starts}
          error={errorOf('startsAt')}
          onChange={(starts) => setTyped({ ...typed, starts })}
        />
        {!isMail && (
          <MomentFields
            label="Until"
            control="endsAt"
            value={typed.ends}
            error={errorOf('endsAt')}
            onChange={(ends) => setTyped({ ...typed, ends })}
          />
        )}
        <p className="hint">
          {clock && `Times in ${zoneCity(clock.zone)}. `}
          {isMail
            ? `Leave the start empty to send now. It goes to ${grouped(members)} members, except those who turned off these emails.`
            : 'Leave the start empty to show it now, and the end empty to show it until people close it.'}
        </p>
        {!isMail && <BannerPreview text={typed.text} />}
        <ServerButton type="submit" className="justify-self-start" busy={busy}>
          {isLater ? 'Schedule' : isMail ? 'Send now' : 'Show now'}
        </ServerButton>
      </form>
      <ConfirmDialog
        open={asking}
        title={`Email ${counted(members, 'member')}?`}
        text="You can pause it, but emails already sent can’t be undone."
        confirmLabel={isLater ? 'Schedule' : 'Send'}
        busy={busy}
        onConfirm={() => document.querySelector<HTMLFormElement>('#announcement')?.requestSubmit()}
        onCancel={() => setAsking(false)}
      />
    </section>
  );
}

function BannerPreview({ text }: { text: string }) {
  return (
    <div>
      <h3 className="mb-1.5 font-semibold">Preview</h3>
      <p className="flex items-center gap-3 rounded-lg bg-lilac px-3.5 py-2.5 text-md text-on-lilac">
        <Icon name="info" className="icon-sm flex-none" />
        <span className="min-w-0 flex-1 wrap-anywhere" dir="auto">
          {text || 'What you type shows here.'}
        </span>
        <Icon name="x" className="icon-sm flex-none" />
      </p>
    </div>
  );
}
