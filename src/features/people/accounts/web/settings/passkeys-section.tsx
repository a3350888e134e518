import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Outcome } from '../../../../../platform/web/api.ts';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { FormProblem } from '../../../../../platform/web/ui/form-problem.tsx';
import { PasswordField } from '../../../../../platform/web/ui/password-field.tsx';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { useFocusOnArrival } from '../../../../../platform/web/use-focus-on-arrival.ts';
import { textOf, useSubmission } from '../../../../../platform/web/use-submission.ts';
import { accountErrors } from '../../contract/errors.ts';
import type { Passkeys } from '../../contract/passkey.ts';
import { addPasskey } from '../passkeys.ts';
import { FormActions } from './form-actions.tsx';
import type { OpenForm } from './open-form.ts';
import { PasskeyRow } from './passkey-row.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useOpenerFocus } from './use-opener-focus.ts';

type PasskeysSectionProps = Passkeys & {
  /** Tells password managers which account the password belongs to. */
  email: string;
  form: (name: string) => OpenForm;
};

export function PasskeysSection({ available, passkeys, email, form }: PasskeysSectionProps) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const password = form('passkey');
  const opener = useOpenerFocus(password.open);
  if (!available) return null;

  /** @returns the outcome; null if the password is required first. */
  async function add(currentPassword?: string): Promise<Outcome<unknown> | null> {
    const outcome = await addPasskey(currentPassword);
    if (outcome.ok) {
      toast({ tone: 'success', title: 'Passkey added', text: 'Next time, log in without your password.' });
      await revalidate();
      password.onClose();
    } else if (outcome.problem.code === accountErrors.PASSWORD_NEEDED.code) {
      password.onOpen();
      return null;
    }
    return outcome;
  }

  async function press(): Promise<void> {
    setBusy(true);
    const outcome = await add();
    setBusy(false);
    if (outcome === null || outcome.ok) return;
    toast({ tone: 'error', title: outcome.problem.title, text: outcome.problem.detail });
  }

  return (
    <SettingsSection
      id="passkeys"
      title="Passkeys"
      hint="Log in with your face, finger or screen lock. Nothing to remember."
    >
      {/* Receives the focus when the focused passkey is removed. */}
      <div tabIndex={-1} className="grid w-full justify-items-start gap-3.5 outline-none">
        {passkeys.length > 0 && (
          <ul className="grid w-full gap-3.5">
            {passkeys.map((passkey) => (
              <li key={passkey.id}>
                <PasskeyRow passkey={passkey} form={form(passkey.id)} />
              </li>
            ))}
          </ul>
        )}
        {password.open ? (
          <PasskeyPasswordForm email={email} onClose={password.onClose} add={add} />
        ) : (
          <Button
            ref={opener}
            variant="line"
            busy={busy}
            busyLabel="Waiting for your device..."
            onClick={() => void press()}
          >
            Add a passkey
          </Button>
        )}
      </div>
    </SettingsSection>
  );
}

type PasskeyPasswordFormProps = {
  /** Tells password managers which account the password belongs to. */
  email: string;
  onClose: () => void;
  add: (currentPassword: string) => Promise<Outcome<unknown> | null>;
};

/** Asks for the password before a passkey is added without a recent log-in. */
function PasskeyPasswordForm({ email, onClose, add }: PasskeyPasswordFormProps) {
  const first = useFocusOnArrival<HTMLInputElement>();
  const { busy, problem, attempt, errorOf, form } = useSubmission(async (data) => {
    const outcome = await add(textOf(data, 'currentPassword'));
    return outcome === null || outcome.ok ? null : outcome.problem;
  });
  return (
    <form {...form} className="grid w-full max-w-105 gap-4" aria-label="Add a passkey">
      <FormProblem problem={problem} attempt={attempt} idPrefix="add-passkey-" />
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        ref={first}
        label="Current password"
        id="add-passkey-currentPassword"
        name="currentPassword"
        autoComplete="current-password"
        error={errorOf('currentPassword')}
      />
      <FormActions save="Add a passkey" busy={busy} onCancel={onClose} />
    </form>
  );
}
