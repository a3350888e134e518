import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../../platform/web/api/use-api-action.ts';
import { useFocusOnArrival } from '../../../../../platform/web/focus/use-focus-on-arrival.ts';
import { textOf, useSubmission } from '../../../../../platform/web/form/use-submission.ts';
import { Badge } from '../../../../../platform/web/ui/badge.tsx';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { CheckboxLine } from '../../../../../platform/web/ui/checkbox.tsx';
import { ConfirmDialog } from '../../../../../platform/web/ui/confirm-dialog.tsx';
import { CopyButton } from '../../../../../platform/web/ui/copy-button.tsx';
import { FieldError } from '../../../../../platform/web/ui/field-error.tsx';
import { FormProblem } from '../../../../../platform/web/ui/form-problem.tsx';
import { PasswordField } from '../../../../../platform/web/ui/password-field.tsx';
import { SelectField } from '../../../../../platform/web/ui/select-field.tsx';
import { TextField } from '../../../../../platform/web/ui/text-field.tsx';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { shortDate } from '../../../../../shared/dates.ts';
import { TOKEN_SCOPE_NAMES, TOKEN_SCOPES } from '../../../../../shared/token-scopes.ts';
import { accountErrors } from '../../contract/errors.ts';
import type { ApiToken, CreatedApiToken, NewApiToken } from '../../contract/token.ts';
import { TOKEN_LIMITS } from '../../contract/token-limits.ts';
import type { OpenForm } from './account-panels.ts';
import { FormActions, FormInPlace } from './form-in-place.tsx';
import { SettingsRow, SettingsSection } from './settings-section.tsx';

type TokensSectionProps = {
  tokens: readonly ApiToken[];
  /** Tells password managers which account the password belongs to. */
  email: string;
  form: OpenForm;
};

/** Lists the account's API tokens, and makes new ones. */
export function TokensSection({ tokens, email, form }: TokensSectionProps) {
  const [created, setCreated] = useState<CreatedApiToken | null>(null);
  return (
    <SettingsSection
      id="tokens"
      title="API tokens"
      hint={
        <>
          Let your own programs use your account, as the{' '}
          <a href="/api/docs" className="underline underline-offset-3">
            API documentation
          </a>{' '}
          describes. Tokens keep working when you change your password or sign out everywhere, until you
          revoke them.
        </>
      }
    >
      {/* Receives the focus when the focused token is revoked. */}
      <div tabIndex={-1} className="grid w-full justify-items-start gap-3.5 outline-none">
        {tokens.length > 0 && (
          <ul className="grid w-full gap-3.5">
            {tokens.map((token) => (
              <li key={token.id}>
                <TokenRow token={token} />
              </li>
            ))}
          </ul>
        )}
        {created !== null && <CreatedToken created={created} onDone={() => setCreated(null)} />}
        <FormInPlace button="Create a token" open={form.open} onOpen={form.onOpen}>
          <TokenForm email={email} onCreated={setCreated} onClose={form.onClose} />
        </FormInPlace>
      </div>
    </SettingsSection>
  );
}

function TokenRow({ token: { id, name, scopes, expiresAt, expired, lastUsedAt } }: { token: ApiToken }) {
  const { busy, run } = useApiAction();
  const [asking, setAsking] = useState(false);
  const revoke = () =>
    run(() => api.DELETE('/api/accounts/tokens/{id}', { params: { path: { id } } }), {
      done: () => toast({ tone: 'success', title: 'Token revoked', text: name }),
      revalidate: 'always',
    });
  const used = lastUsedAt === null ? 'Not used yet.' : `Used ${shortDate(lastUsedAt)}.`;

  return (
    <>
      <SettingsRow
        icon="key-round"
        title={
          <>
            <span dir="auto">{name}</span>
            {expired && <Badge tone="warn">Expired</Badge>}
          </>
        }
        text={
          <>
            {scopes.map((scope) => TOKEN_SCOPES[scope].label).join(' · ')}. {expired ? 'Expired' : 'Expires'}{' '}
            {shortDate(expiresAt)}. {used}
          </>
        }
      >
        <Button variant="line" aria-label={`Revoke ${name}`} onClick={() => setAsking(true)}>
          Revoke
        </Button>
      </SettingsRow>
      <ConfirmDialog
        open={asking}
        title="Revoke this token?"
        text={
          <>
            Programs that use <bdi>{name}</bdi> stop working. This can't be undone.
          </>
        }
        confirmLabel="Revoke"
        busyLabel="Revoking..."
        danger
        busy={busy}
        onConfirm={() => void revoke()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** Shows a new token, once. */
function CreatedToken({ created, onDone }: { created: CreatedApiToken; onDone: () => void }) {
  return (
    <div role="status" className="grid w-full gap-3 rounded-lg bg-lilac px-4 py-4 text-on-lilac">
      <p className="text-md">
        <strong className="block text-base">Copy your token now</strong>
        You won't see it again. Store it like a password.
      </p>
      <code className="rounded-md bg-surface px-3 py-2.5 text-md break-all text-ink select-all">
        {created.token}
      </code>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={created.token} label="Copy token" variant="primary" />
        <Button variant="quiet" onClick={onDone}>
          I've stored it
        </Button>
      </div>
    </div>
  );
}

const DAYS = TOKEN_LIMITS.days.map((days) => ({
  value: String(days),
  label: days === 365 ? '1 year' : `${days} days`,
}));
const USUAL_DAYS = '90';

type TokenFormProps = {
  email: string;
  onCreated: (created: CreatedApiToken) => void;
  onClose: () => void;
};

function TokenForm({ email, onCreated, onClose }: TokenFormProps) {
  const { revalidate } = useRevalidator();
  const first = useFocusOnArrival<HTMLInputElement>();
  const [asksPassword, setAsksPassword] = useState(false);
  const { busy, problem, attempt, errorOf, form } = useSubmission(async (data) => {
    const body: NewApiToken = {
      name: textOf(data, 'name'),
      scopes: TOKEN_SCOPE_NAMES.filter((scope) => data.getAll('scopes').includes(scope)),
      days: TOKEN_LIMITS.days.find((days) => String(days) === textOf(data, 'days')) ?? TOKEN_LIMITS.days[0],
      ...(asksPassword && { currentPassword: textOf(data, 'currentPassword') }),
    };
    const outcome = await outcomeOf(api.POST('/api/accounts/tokens', { body }));
    if (!outcome.ok) {
      if (outcome.problem.code === accountErrors.PASSWORD_NEEDED.code) setAsksPassword(true);
      return outcome.problem;
    }
    onCreated(outcome.data);
    await revalidate();
    onClose();
    return null;
  });
  const scopesError = errorOf('scopes');

  return (
    <form {...form} className="grid w-full max-w-105 gap-4" aria-label="Create a token">
      <FormProblem problem={problem} attempt={attempt} idPrefix="make-token-" />
      <TextField
        ref={first}
        label="Name"
        id="make-token-name"
        name="name"
        autoComplete="off"
        maxLength={TOKEN_LIMITS.name}
        hint="What it's for, like the program's name."
        error={errorOf('name')}
      />
      <fieldset
        className="field gap-5"
        id="make-token-scopes"
        tabIndex={-1}
        aria-describedby={scopesError ? 'make-token-scopes-error' : undefined}
      >
        <legend>It can</legend>
        {TOKEN_SCOPE_NAMES.map((scope) => (
          <CheckboxLine
            key={scope}
            name="scopes"
            value={scope}
            label={TOKEN_SCOPES[scope].label}
            hint={TOKEN_SCOPES[scope].description}
          />
        ))}
        <FieldError id="make-token-scopes-error" message={scopesError} />
      </fieldset>
      <SelectField
        label="Expires after"
        id="make-token-days"
        name="days"
        options={DAYS}
        defaultValue={USUAL_DAYS}
      />
      {asksPassword && (
        <>
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label="Current password"
            id="make-token-currentPassword"
            name="currentPassword"
            autoComplete="current-password"
            error={errorOf('currentPassword')}
          />
        </>
      )}
      <FormActions save="Make token" busy={busy} onCancel={onClose} />
    </form>
  );
}
