import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { useFocusOnArrival } from '../../../../../platform/web/focus/use-focus-on-arrival.ts';
import { textOf, useSubmission } from '../../../../../platform/web/form/use-submission.ts';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { CheckboxLine } from '../../../../../platform/web/ui/checkbox.tsx';
import { FormProblem } from '../../../../../platform/web/ui/form-problem.tsx';
import { PasswordField } from '../../../../../platform/web/ui/password-field.tsx';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { shortDate } from '../../../../../shared/dates.ts';
import { ACCOUNT_LIMITS } from '../../contract/account-rules.ts';
import type { AccountSettings } from '../../contract/account-settings.ts';
import { ForgotPasswordDialog } from '../forgot-password-dialog.tsx';
import type { OpenForm } from './account-panels.ts';
import { FormActions, FormInPlace } from './form-in-place.tsx';
import { SettingsSection } from './settings-section.tsx';

type PasswordSectionProps = { settings: AccountSettings; form: OpenForm };

export function PasswordSection({ settings: { email, passwordChangedAt }, form }: PasswordSectionProps) {
  const [forgot, setForgot] = useState(false);
  return (
    <SettingsSection
      id="password"
      title="Password"
      hint={
        passwordChangedAt === null
          ? 'The one you chose when you signed up.'
          : `Last changed ${shortDate(passwordChangedAt)}.`
      }
    >
      <FormInPlace button="Change password" open={form.open} onOpen={form.onOpen}>
        <PasswordForm email={email} onClose={form.onClose}>
          <Button
            variant="quiet"
            className="ms-auto underline underline-offset-3"
            onClick={() => setForgot(true)}
          >
            Forgot it?
          </Button>
        </PasswordForm>
      </FormInPlace>
      <ForgotPasswordDialog open={forgot} onClose={() => setForgot(false)} next="/settings/account" />
    </SettingsSection>
  );
}

type PasswordFormProps = {
  /** Tells password managers which account the password belongs to. */
  email: string;
  onClose: () => void;
  children: ReactNode;
};

function PasswordForm({ email, onClose, children }: PasswordFormProps) {
  const { revalidate } = useRevalidator();
  const first = useFocusOnArrival<HTMLInputElement>();
  const { busy, problem, attempt, errorOf, form } = useSubmission(async (data) => {
    const body = {
      currentPassword: textOf(data, 'currentPassword'),
      newPassword: textOf(data, 'newPassword'),
      signOutElsewhere: data.has('signOutElsewhere'),
    };
    const outcome = await outcomeOf(api.PUT('/api/accounts/me/password', { body }));
    if (!outcome.ok) return outcome.problem;
    const text = body.signOutElsewhere ? 'All other devices are signed out.' : undefined;
    toast({ tone: 'success', title: 'Password changed', text });
    await revalidate();
    onClose();
    return null;
  });

  return (
    <form {...form} className="grid w-full max-w-105 gap-4" aria-label="Change password">
      <FormProblem problem={problem} attempt={attempt} idPrefix="change-password-" />
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        ref={first}
        label="Current password"
        id="change-password-currentPassword"
        name="currentPassword"
        autoComplete="current-password"
        error={errorOf('currentPassword')}
      />
      <PasswordField
        label="New password"
        id="change-password-newPassword"
        name="newPassword"
        autoComplete="new-password"
        hint={`At least ${ACCOUNT_LIMITS.passwordMin} characters.`}
        error={errorOf('newPassword')}
      />
      <CheckboxLine label="Sign out on all other devices" name="signOutElsewhere" defaultChecked />
      <FormActions save="Save password" busy={busy} onCancel={onClose}>
        {children}
      </FormActions>
    </form>
  );
}
