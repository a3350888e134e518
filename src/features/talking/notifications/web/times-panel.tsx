import { useState } from 'react';
import { deviceTimeZone } from '../../../../platform/web/time/time-label.ts';
import { CheckboxLine } from '../../../../platform/web/ui/checkbox.tsx';
import { SelectField } from '../../../../platform/web/ui/select-field.tsx';
import { TextField } from '../../../../platform/web/ui/text-field.tsx';
import { SettingsSection } from '../../../people/accounts/web/accounts.ts';
import type { NotificationSettings, NotificationSettingsChange } from '../contract/notification.ts';
import { clockOf, hourText, minutesOf } from './clock-minutes.ts';

const DEFAULT_QUIET_HOURS = { from: 22 * 60, until: 7 * 60 };
const DEFAULT_DIGEST_HOUR = 8;
const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourText(hour) }));

interface TimesPanelProps {
  settings: NotificationSettings;
  onChange: (change: NotificationSettingsChange) => void;
}

/** Chooses when mails and push arrive, in the person's current time zone. */
export function TimesPanel({ settings, onChange }: TimesPanelProps) {
  const { quiet, digestHour, mail, timeZone } = settings;
  const change = (times: Pick<NotificationSettingsChange, 'quiet' | 'digestHour'>) =>
    onChange({ ...times, timeZone: deviceTimeZone() });
  return (
    <SettingsSection
      id="times"
      title="When"
      hint={
        quiet === null && digestHour === null
          ? 'Right away, at any time of day.'
          : `Times are in ${timeZone.replaceAll('_', ' ')}.`
      }
    >
      <div className="grid gap-3">
        <CheckboxLine
          label="Quiet hours"
          hint="Emails and push wait until they end"
          checked={quiet !== null}
          onChange={(event) => change({ quiet: event.currentTarget.checked ? DEFAULT_QUIET_HOURS : null })}
        />
        {quiet && <QuietHours quiet={quiet} onChange={change} />}
      </div>
      <div className="grid gap-3">
        <CheckboxLine
          label="One email a day"
          hint={`One summary of unread items, to ${mail.address}`}
          checked={digestHour !== null}
          onChange={(event) =>
            change({ digestHour: event.currentTarget.checked ? DEFAULT_DIGEST_HOUR : null })
          }
        />
        {digestHour !== null && (
          <SelectField
            className="ms-9 max-w-48"
            label="Sent at"
            name="digest-hour"
            options={HOURS}
            value={String(digestHour)}
            onChange={(event) => change({ digestHour: Number(event.currentTarget.value) })}
          />
        )}
      </div>
    </SettingsSection>
  );
}

interface QuietHoursProps {
  quiet: { from: number; until: number };
  onChange: (change: { quiet: { from: number; until: number } }) => void;
}

/** Saves on blur, because an unfinished time is a different valid time. */
function QuietHours({ quiet, onChange }: QuietHoursProps) {
  const [from, setFrom] = useState(clockOf(quiet.from));
  const [until, setUntil] = useState(clockOf(quiet.until));
  const [previous, setPrevious] = useState(quiet);
  // Stored values replace the typed ones field by field, because the other field may be in use.
  if (previous.from !== quiet.from || previous.until !== quiet.until) {
    setPrevious(quiet);
    if (previous.from !== quiet.from) setFrom(clockOf(quiet.from));
    if (previous.until !== quiet.until) setUntil(clockOf(quiet.until));
  }
  const isSame = from === until;

  function save() {
    const times = { from: minutesOf(from) ?? quiet.from, until: minutesOf(until) ?? quiet.until };
    if (isSame || (times.from === quiet.from && times.until === quiet.until)) return;
    onChange({ quiet: times });
  }

  return (
    <div className="flex flex-wrap gap-3 sm:ms-9">
      <TextField
        className="w-38"
        type="time"
        label="From"
        name="quiet-from"
        value={from}
        onChange={(event) => setFrom(event.currentTarget.value)}
        onBlur={save}
      />
      <TextField
        className="w-38"
        type="time"
        label="Until"
        name="quiet-until"
        value={until}
        error={isSame ? 'Choose another time.' : null}
        onChange={(event) => setUntil(event.currentTarget.value)}
        onBlur={save}
      />
    </div>
  );
}
