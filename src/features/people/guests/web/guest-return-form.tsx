import { type ClipboardEvent, type FormEvent, useState } from 'react';
import { api, outcomeOf } from '../../../../platform/web/api.ts';
import type { ApiProblem } from '../../../../platform/web/api-problem.ts';
import { withoutEdited } from '../../../../platform/web/submission.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { ErrorSummary } from '../../../../platform/web/ui/error-summary.tsx';
import { TextField } from '../../../../platform/web/ui/text-field.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';
import type { StoredGuest } from '../contract/guest-credentials.ts';
import { readCredentials } from './credentials-text.ts';
import { returnProblem } from './guest-problem.ts';
import { PinField } from './pin-field.tsx';
import type { ErrorToast } from '../../../../platform/web/use-error-toast.ts';

const FIELD_IDS: ReadonlyMap<string, string> = new Map(
  Object.entries({ guestId: 'return-guest-id', pin: 'return-pin' }),
);

type GuestReturnFormProps = { errorToast: ErrorToast; onReturned: (guest: StoredGuest) => void };

/** Lets a guest return with Guest ID and PIN. Pasting the copied text into the first field fills both. */
export function GuestReturnForm({ errorToast, onReturned }: GuestReturnFormProps) {
  const [typed, setTyped] = useState<StoredGuest>({ guestId: '', pin: '' });
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const errorOf = (field: string) => problem?.errors?.find((error) => error.field === field)?.message;

  function change(part: Partial<StoredGuest>) {
    setTyped((before) => ({ ...before, ...part }));
    setProblem((before) => withoutEdited(before, Object.keys(part)));
  }

  function onPaste(event: ClipboardEvent) {
    const both = readCredentials(event.clipboardData.getData('text'));
    if (both === null) return;
    event.preventDefault();
    change(both);
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    errorToast.dismiss();
    setBusy(true);
    const outcome = await outcomeOf(api.POST('/api/guests/return', { body: typed }));
    if (outcome.ok) {
      // The ID may have been typed without its dash or in lower case, so the official form is loaded and
      // stored.
      const viewer = await outcomeOf(api.GET('/api/viewer'));
      const guestId = (viewer.ok && viewer.data.guest?.guestId) || typed.guestId.trim();
      const text = outcome.data?.kept
        ? 'Your guest access stays. It will not be deleted.'
        : 'Successfully logged in as guest.';
      toast({ tone: 'success', title: 'Welcome back!', text });
      onReturned({ guestId, pin: typed.pin });
      return;
    }
    setBusy(false);
    const refused = returnProblem(outcome.problem);
    setProblem(refused);
    setAttempt(attempt + 1);
    errorToast.show(refused);
  }

  return (
    <form className="grid gap-5" noValidate method="post" onSubmit={(event) => void onSubmit(event)}>
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
