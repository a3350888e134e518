import { type ClipboardEvent, useState } from 'react';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import { useSubmission } from '../../../../platform/web/form/use-submission.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { ErrorSummary } from '../../../../platform/web/ui/error-summary.tsx';
import { Field } from '../../../../platform/web/ui/field.tsx';
import { TextField } from '../../../../platform/web/ui/text-field.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';
import type { StoredGuest } from '../contract/guest-credentials.ts';
import { pinDigits, readCredentials } from './credentials-text.ts';
import { returnProblem } from './guest-problem.ts';

const FIELD_IDS: ReadonlyMap<string, string> = new Map(
  Object.entries({ guestId: 'return-guest-id', pin: 'return-pin' }),
);

/** Lets a guest return with Guest ID and PIN. Pasting the copied text into the first field fills both. */
export function GuestReturnForm({ onReturned }: { onReturned: (guest: StoredGuest) => void }) {
  const [typed, setTyped] = useState<StoredGuest>({ guestId: '', pin: '' });
  const { form, busy, problem, attempt, errorOf, clearErrors } = useSubmission(async () => {
    const outcome = await outcomeOf(api.POST('/api/guests/return', { body: typed }));
    if (!outcome.ok) return returnProblem(outcome.problem);
    // The ID may have been typed without its dash or in lower case, so the official form is loaded and
    // stored.
    const viewer = await outcomeOf(api.GET('/api/viewer'));
    const guestId = (viewer.ok && viewer.data.guest?.guestId) || typed.guestId.trim();
    const text = outcome.data?.kept
      ? 'Your guest access stays. It will not be deleted.'
      : 'Successfully logged in as guest.';
    toast({ tone: 'success', title: 'Welcome back!', text });
    onReturned({ guestId, pin: typed.pin });
    return null;
  });
  const change = (part: Partial<StoredGuest>) => setTyped((before) => ({ ...before, ...part }));

  function onPaste(event: ClipboardEvent) {
    const both = readCredentials(event.clipboardData.getData('text'));
    if (both === null) return;
    event.preventDefault();
    change(both);
    clearErrors('guestId', 'pin');
  }

  return (
    <form {...form} className="grid gap-5">
      {problem && (
        <ErrorSummary
          title={problem.title}
          text={problem.detail}
          attempt={attempt}
          errors={problem.errors?.map(({ field, message }) => ({
            fieldId: FIELD_IDS.get(field) ?? field,
            message,
          }))}
        />
      )}
      <TextField
        label="Guest ID"
        id="return-guest-id"
        name="guestId"
        placeholder="Guest-AB12C"
        autoComplete="username"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={40}
        value={typed.guestId}
        onChange={(event) => change({ guestId: event.target.value })}
        onPaste={onPaste}
        error={errorOf('guestId')}
      />
      <PinField
        id="return-pin"
        value={typed.pin}
        onChange={(pin) => change({ pin })}
        error={errorOf('pin')}
      />
      <Button type="submit" size="lg" block busy={busy} busyLabel="Checking...">
        Continue as guest
      </Button>
    </form>
  );
}

type PinFieldProps = {
  id: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | null;
};

const DIGITS = 4;
/** Width of a box and of the gap between boxes, in pixels. The input spaces its digits the same way. */
const BOX = 52;
const GAP = 10;

/**
 * An input for a four-digit PIN. Looks like four boxes but is one input, so that paste and screen readers
 * work.
 */
function PinField({ id, value, onChange, error }: PinFieldProps) {
  return (
    <Field label="PIN" name="pin" id={id} error={error}>
      {(control) => (
        <div
          className="group relative overflow-clip p-1"
          dir="ltr"
          style={{ width: DIGITS * (BOX + GAP) - GAP + 8, margin: -4 }}
        >
          <div className="flex" style={{ gap: GAP }} aria-hidden="true">
            {Array.from({ length: DIGITS }, (_, index) => (
              <span
                key={`box-${index}`}
                className={`control group-focus-within:inset-ring-2 group-focus-within:inset-ring-focus ${error ? 'bg-danger-soft! inset-ring-2 inset-ring-danger' : ''}`}
                style={{ width: BOX, padding: 0 }}
              />
            ))}
          </div>
          <input
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(pinDigits(event.target.value))}
            className="num absolute inset-y-1 start-1 bg-transparent text-2xl font-bold outline-none"
            style={{
              width: DIGITS * (BOX + GAP) + BOX,
              paddingInlineStart: `calc(${BOX / 2}px - 0.5ch)`,
              letterSpacing: `calc(${BOX + GAP}px - 1ch)`,
            }}
          />
        </div>
      )}
    </Field>
  );
}
