import { useState } from 'react';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { shortDate } from '../../../../../shared/dates.ts';
import type { AccountSettings } from '../../contract/account-settings.ts';
import { ForgotPasswordDialog } from '../forgot-password-dialog.tsx';
import { FormInPlace } from './form-in-place.tsx';
import type { OpenForm } from './open-form.ts';
import { PasswordForm } from './password-form.tsx';
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
