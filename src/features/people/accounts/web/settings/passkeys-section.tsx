import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, type Outcome, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../../platform/web/api/use-api-action.ts';
import { useFocusOnArrival } from '../../../../../platform/web/focus/use-focus-on-arrival.ts';
import { textOf, useSubmission } from '../../../../../platform/web/form/use-submission.ts';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { ConfirmDialog } from '../../../../../platform/web/ui/confirm-dialog.tsx';
import { FormProblem } from '../../../../../platform/web/ui/form-problem.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { IconButton } from '../../../../../platform/web/ui/icon-button.tsx';
import { PasswordField } from '../../../../../platform/web/ui/password-field.tsx';
import { TextField } from '../../../../../platform/web/ui/text-field.tsx';
import { showProblem, toast } from '../../../../../platform/web/ui/toast.ts';
import { shortDate } from '../../../../../shared/dates.ts';
import { accountErrors } from '../../contract/errors.ts';
import type { Passkey, Passkeys } from '../../contract/passkey.ts';
import { PASSKEY_LIMITS } from '../../contract/passkey-limits.ts';
import { addPasskey } from '../passkeys.ts';
import type { OpenForm } from './account-panels.ts';
import { FormActions, useOpenerFocus } from './form-in-place.tsx';
import { SettingsRow, SettingsSection } from './settings-section.tsx';

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
    showProblem(outcome.problem);
  }

  return (
    <SettingsSection
      id="passkeys"
      title="Passkeys"
      hint="Log in with your face, fingerprint or screen lock. Nothing to remember."
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

/** Asks for the password before a passkey is added without a recent login. */
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

/** Shows a passkey, with a form to rename it in place. */
function PasskeyRow({ passkey, form }: { passkey: Passkey; form: OpenForm }) {
  const { id, name, addedAt, lastUsedAt } = passkey;
  const opener = useOpenerFocus(form.open);
  const { busy, run } = useApiAction();
  const [asking, setAsking] = useState(false);
  const remove = () =>
    run(() => api.DELETE('/api/accounts/passkeys/{id}', { params: { path: { id } } }), {
      done: () => toast({ tone: 'success', title: 'Passkey removed', text: name }),
      revalidate: 'always',
    });

  if (form.open) return <RenameForm passkey={passkey} onClose={form.onClose} />;
  return (
    <>
      <SettingsRow
        icon="key-round"
        title={<span dir="auto">{name}</span>}
        text={`Added ${shortDate(addedAt)}. ${lastUsedAt === null ? 'Not used yet.' : `Used ${shortDate(lastUsedAt)}.`}`}
      >
        <div className="flex">
          <IconButton ref={opener} label={`Rename ${name}`} onClick={form.onOpen}>
            <Icon name="pencil" />
          </IconButton>
          <IconButton label={`Remove passkey ${name}`} onClick={() => setAsking(true)}>
            <Icon name="trash" />
          </IconButton>
        </div>
      </SettingsRow>
      <ConfirmDialog
        open={asking}
        title="Remove this passkey?"
        text={
          <>
            You can't log in with <bdi>{name}</bdi> anymore. Your password still works.
          </>
        }
        confirmLabel="Remove"
        busyLabel="Removing..."
        danger
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function RenameForm({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const first = useFocusOnArrival<HTMLInputElement>();
  const { busy, problem, attempt, errorOf, form } = useSubmission(async (data) => {
    const outcome = await outcomeOf(
      api.PUT('/api/accounts/passkeys/{id}', {
        params: { path: { id } },
        body: { name: textOf(data, 'name') },
      }),
    );
    if (!outcome.ok) return outcome.problem;
    toast({ tone: 'success', title: 'Passkey renamed' });
    await revalidate();
    onClose();
    return null;
  });
  return (
    <form {...form} className="grid w-full max-w-105 gap-4" aria-label={`Rename ${name}`}>
      <FormProblem problem={problem} attempt={attempt} idPrefix="rename-passkey-" />
      <TextField
        ref={first}
        label="Name"
        id="rename-passkey-name"
        name="name"
        autoComplete="off"
        maxLength={PASSKEY_LIMITS.name}
        defaultValue={name}
        error={errorOf('name')}
      />
      <FormActions save="Save name" busy={busy} onCancel={onClose} />
    </form>
  );
}
