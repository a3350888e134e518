import { useRevalidator } from 'react-router';
import { api, outcomeOf } from '../../../../platform/web/api.ts';
import { FormProblem } from '../../../../platform/web/ui/form-problem.tsx';
import { PasswordField } from '../../../../platform/web/ui/password-field.tsx';
import { TextField } from '../../../../platform/web/ui/text-field.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { useFocusOnArrival } from '../../../../platform/web/use-focus-on-arrival.ts';
import { textOf, useSubmission } from '../../../../platform/web/use-submission.ts';
import { FormActions } from './form-actions.tsx';

/** Asks for a new email address, which takes effect when its owner opens the emailed link. */
export function EmailForm({ onClose }: { onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const first = useFocusOnArrival<HTMLInputElement>();
  const { busy, problem, attempt, errorOf, form } = useSubmission(async (data) => {
    const body = { email: textOf(data, 'email').trim(), currentPassword: textOf(data, 'currentPassword') };
    const outcome = await outcomeOf(api.PUT('/api/accounts/me/new-email', { body }));
    if (!outcome.ok) return outcome.problem;
    toast({ tone: 'success', title: 'Check your email', text: `We sent a link to ${body.email}.` });
    await revalidate();
    onClose();
    return null;
  });

  return (
    <form {...form} className="grid w-full max-w-105 gap-4" aria-label="Change email">
      <FormProblem problem={problem} attempt={attempt} idPrefix="change-email-" />
      <TextField
        ref={first}
        label="New email"
        id="change-email-email"
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf('email')}
      />
      <PasswordField
        label="Current password"
        id="change-email-currentPassword"
        name="currentPassword"
        autoComplete="current-password"
        error={errorOf('currentPassword')}
      />
      <FormActions save="Send the link" busy={busy} onCancel={onClose} />
    </form>
  );
}
