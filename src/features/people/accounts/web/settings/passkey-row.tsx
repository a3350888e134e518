import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, outcomeOf } from '../../../../../platform/web/api.ts';
import { ConfirmDialog } from '../../../../../platform/web/ui/confirm-dialog.tsx';
import { FormProblem } from '../../../../../platform/web/ui/form-problem.tsx';
import { IconButton } from '../../../../../platform/web/ui/icon-button.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { TextField } from '../../../../../platform/web/ui/text-field.tsx';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { useApiAction } from '../../../../../platform/web/use-api-action.ts';
import { useFocusOnArrival } from '../../../../../platform/web/use-focus-on-arrival.ts';
import { textOf, useSubmission } from '../../../../../platform/web/use-submission.ts';
import { shortDate } from '../../../../../shared/dates.ts';
import type { Passkey } from '../../contract/passkey.ts';
import { PASSKEY_LIMITS } from '../../contract/passkey-limits.ts';
import { FormActions } from './form-actions.tsx';
import type { OpenForm } from './open-form.ts';
import { SettingsRow } from './settings-row.tsx';
import { useOpenerFocus } from './use-opener-focus.ts';

/** Shows a passkey, with a form to rename it in place. */
export function PasskeyRow({ passkey, form }: { passkey: Passkey; form: OpenForm }) {
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
