import { useRevalidator } from 'react-router';
import { api, outcomeOf } from '../../../../../platform/web/api.ts';
import { FormProblem } from '../../../../../platform/web/ui/form-problem.tsx';
import { TextField } from '../../../../../platform/web/ui/text-field.tsx';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { useFocusOnArrival } from '../../../../../platform/web/use-focus-on-arrival.ts';
import { textOf, useSubmission } from '../../../../../platform/web/use-submission.ts';
import { ACCOUNT_LIMITS } from '../../contract/account-rules.ts';
import { FormActions } from './form-actions.tsx';
import { FormInPlace } from './form-in-place.tsx';
import type { OpenForm } from './open-form.ts';
import { SettingsSection } from './settings-section.tsx';

export function UsernameSection({ username, form }: { username: string; form: OpenForm }) {
  return (
    <SettingsSection id="username" title="Username" hint="Links to your profile keep working.">
      <FormInPlace title={username} button="Change username" open={form.open} onOpen={form.onOpen}>
        <UsernameForm username={username} onClose={form.onClose} />
      </FormInPlace>
    </SettingsSection>
  );
}

function UsernameForm({ username, onClose }: { username: string; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const first = useFocusOnArrival<HTMLInputElement>();
  const { busy, problem, attempt, errorOf, form } = useSubmission(async (data) => {
    const body = { username: textOf(data, 'username') };
    const outcome = await outcomeOf(api.PUT('/api/accounts/me/username', { body }));
    if (!outcome.ok) return outcome.problem;
    toast({ tone: 'success', title: 'Username changed' });
    await revalidate();
    onClose();
    return null;
  });

  return (
    <form {...form} className="grid w-full max-w-105 gap-4" aria-label="Change username">
      <FormProblem problem={problem} attempt={attempt} idPrefix="change-username-" />
      <TextField
        ref={first}
        label="New username"
        id="change-username-username"
        name="username"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={ACCOUNT_LIMITS.username}
        defaultValue={username}
        hint="What buyers and sellers see."
        error={errorOf('username')}
      />
      <FormActions save="Save username" busy={busy} onCancel={onClose} />
    </form>
  );
}
