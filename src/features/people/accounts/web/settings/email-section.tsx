import { useRevalidator } from 'react-router';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../../platform/web/api/use-api-action.ts';
import { useFocusOnArrival } from '../../../../../platform/web/focus/use-focus-on-arrival.ts';
import { textOf, useSubmission } from '../../../../../platform/web/form/use-submission.ts';
import { Badge } from '../../../../../platform/web/ui/badge.tsx';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { FormProblem } from '../../../../../platform/web/ui/form-problem.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { PasswordField } from '../../../../../platform/web/ui/password-field.tsx';
import { TextField } from '../../../../../platform/web/ui/text-field.tsx';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import type { AccountSettings } from '../../contract/account-settings.ts';
import type { OpenForm } from './account-panels.ts';
import { FormActions, FormInPlace } from './form-in-place.tsx';
import { SettingsRow, SettingsSection } from './settings-section.tsx';

type EmailSectionProps = { settings: AccountSettings; form: OpenForm };

const SENT = { tone: 'success', title: 'Email sent', text: 'It can take a minute.' } as const;

export function EmailSection({ settings: { email, emailConfirmed, newEmail }, form }: EmailSectionProps) {
  const { busy, run } = useApiAction();
  const resend = () =>
    run(() => api.POST('/api/accounts/resend-confirmation', { body: { email, next: '/settings/account' } }), {
      done: () => toast(SENT),
    });

  const address = (
    <>
      {email}
      {emailConfirmed ? (
        <Badge tone="success">
          <Icon name="check" />
          Confirmed
        </Badge>
      ) : (
        <Badge tone="warn">
          <Icon name="circle-exclamation-point" />
          Not confirmed
        </Badge>
      )}
    </>
  );
  // On one line with its button, unless there is a notice to show.
  const inLine = emailConfirmed && newEmail === null;

  return (
    <SettingsSection id="email" title="Email" hint="We send receipts, alerts and reset links here.">
      {!emailConfirmed && (
        <SettingsRow title={address} text="Open the link we sent there.">
          <Button variant="line" busy={busy} busyLabel="Sending..." onClick={() => void resend()}>
            Send the link again
          </Button>
        </SettingsRow>
      )}
      {emailConfirmed && newEmail !== null && <SettingsRow title={address} />}
      {newEmail !== null && <NewEmailNote email={email} newEmail={newEmail} />}
      <FormInPlace
        title={inLine ? address : undefined}
        button="Change email"
        open={form.open}
        onOpen={form.onOpen}
      >
        <EmailForm onClose={form.onClose} />
      </FormInPlace>
    </SettingsSection>
  );
}

/** Shows a new address that waits for confirmation. */
function NewEmailNote({ email, newEmail }: { email: string; newEmail: string }) {
  const { busy, run } = useApiAction();
  const resend = () =>
    run(() => api.POST('/api/accounts/me/new-email/resend'), {
      done: () => toast(SENT),
      revalidate: 'always',
    });
  const cancel = () =>
    run(() => api.DELETE('/api/accounts/me/new-email'), {
      done: () => toast({ tone: 'success', title: 'Change canceled', text: `${email} stays.` }),
      revalidate: 'always',
    });

  return (
    <div className="grid w-full grid-cols-[auto_1fr] gap-x-3.5 rounded-lg bg-lilac px-4 pt-4 pb-2 text-on-lilac">
      <Icon name="mail" className="icon mt-0.5" />
      <p className="text-md wrap-anywhere">
        <strong className="block text-base">{newEmail} is waiting</strong>
        Open the link we sent there. Until then {email} stays.
      </p>
      <div className="col-start-2 -ms-6 flex flex-wrap">
        <Button
          variant="quiet"
          className="underline underline-offset-3"
          aria-label={`Send again to ${newEmail}`}
          busy={busy}
          busyLabel="Sending..."
          onClick={() => void resend()}
        >
          Send again
        </Button>
        <Button
          variant="quiet"
          className="underline underline-offset-3"
          aria-label="Cancel the change"
          onClick={() => void cancel()}
        >
          Cancel
        </Button>
      </div>
    </div>
  );
}

/** Asks for a new email address, which takes effect when its owner opens the emailed link. */
function EmailForm({ onClose }: { onClose: () => void }) {
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
