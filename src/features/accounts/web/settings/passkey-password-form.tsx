import type { Outcome } from '../../../../platform/web/api.ts';
import { FormProblem } from '../../../../platform/web/ui/form-problem.tsx';
import { PasswordField } from '../../../../platform/web/ui/password-field.tsx';
import { useFocusOnArrival } from '../../../../platform/web/use-focus-on-arrival.ts';
import { textOf, useSubmission } from '../../../../platform/web/use-submission.ts';
import { FormActions } from './form-actions.tsx';

type PasskeyPasswordFormProps = {
  /** Tells password managers which account the password belongs to. */
  email: string;
  onClose: () => void;
  add: (currentPassword: string) => Promise<Outcome<unknown> | null>;
};

/** Asks for the password before a passkey is added without a recent log-in. */
export function PasskeyPasswordForm({ email, onClose, add }: PasskeyPasswordFormProps) {
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
