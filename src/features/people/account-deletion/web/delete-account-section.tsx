import { api } from '../../../../platform/web/api/api.ts';
import { textOf } from '../../../../platform/web/form/use-submission.ts';
import { PasswordField } from '../../../../platform/web/ui/password-field.tsx';
import type { OpenForm } from '../../accounts/web/accounts.ts';
import { DeletionForm, DeletionSection } from './deletion-section.tsx';

type DeleteAccountSectionProps = {
  form: OpenForm;
  /** Tells password managers which account the password belongs to. */
  email: string;
};

/** The last section of the account settings. */
export function DeleteAccountSection({ form, email }: DeleteAccountSectionProps) {
  return (
    <DeletionSection
      title="Delete account"
      atOnce="Your listings and your profile are hidden, and you are signed out everywhere."
      undo="Log in to undo it. Your profile and listings come back, but not the deals that ended."
      form={form}
    >
      {(preview) => (
        <DeletionForm
          label="Delete account"
          idPrefix="delete-account-"
          preview={preview}
          button="Delete my account"
          undo="Log in before then to keep your account."
          send={(data) =>
            api.POST('/api/accounts/me/deletion', {
              body: { currentPassword: textOf(data, 'currentPassword') },
            })
          }
          onClose={form.onClose}
        >
          {(errorOf, first) => (
            <>
              <input type="text" autoComplete="username" value={email} readOnly hidden />
              <PasswordField
                ref={first}
                label="Password"
                id="delete-account-currentPassword"
                name="currentPassword"
                autoComplete="current-password"
                error={errorOf('currentPassword')}
              />
            </>
          )}
        </DeletionForm>
      )}
    </DeletionSection>
  );
}
