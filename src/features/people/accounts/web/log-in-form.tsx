import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../../platform/web/api.ts';
import type { RefusedForm } from '../../../../platform/web/form-answer.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { PasswordField } from '../../../../platform/web/ui/password-field.tsx';
import { TextField } from '../../../../platform/web/ui/text-field.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { accountErrors } from '../contract/errors.ts';
import { ForgotPasswordDialog } from './forgot-password-dialog.tsx';
import { FormProblem } from '../../../../platform/web/ui/form-problem.tsx';
import { PasskeyLogIn } from './passkey-log-in.tsx';
import { ResendOffer } from './resend-offer.tsx';
import { AUTH_FORMS, sendLogIn } from './send-sign-in.ts';
import { textOf, useSubmission } from '../../../../platform/web/use-submission.ts';

type LogInFormProps = {
  next: string;
  /** The page in this page's address, if any. Emailed links return to it. */
  asked: string | undefined;
  /** Whether an unconfirmed address may be the reason why a log-in is refused. */
  confirmsEmail: boolean;
  /** Whether this site supports passkeys. */
  passkeys: boolean;
  /** The response to this form when it was submitted without scripts. */
  refusal: RefusedForm | undefined;
};

/** Asks for email and password, then continues to `next`. */
export function LogInForm({ next, asked, confirmsEmail, passkeys, refusal }: LogInFormProps) {
  const navigate = useNavigate();
  const [forgot, setForgot] = useState(false);
  const [tried, setTried] = useState(refusal?.typed.email ?? '');
  const { busy, problem, attempt, errorOf, form } = useSubmission(async (data) => {
    setTried(textOf(data, 'email').trim());
    const answer = await sendLogIn(api, data);
    if ('problem' in answer) return answer.problem;
    await goOn(answer.kept);
    return null;
  }, refusal?.problem);

  async function goOn(kept = false): Promise<void> {
    const text = kept ? 'Your account stays. It will not be deleted.' : "You've been successfully signed in.";
    toast({ tone: 'success', title: 'Welcome back!', text });
    await navigate(next, { replace: true });
  }

  return (
    <>
      <form {...form} className="grid gap-5" aria-label="Login">
        <input type="hidden" name="form" value={AUTH_FORMS.logIn} />
        <FormProblem problem={problem} attempt={attempt} idPrefix="login-" />
        {confirmsEmail && problem?.code === accountErrors.SIGN_IN_REFUSED.code && (
          <ResendOffer key={attempt} email={tried} next={asked} />
        )}
        <TextField
          label="Email"
          id="login-email"
          name="email"
          type="email"
          autoComplete={passkeys ? 'username webauthn' : 'username'}
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={refusal?.typed.email}
          error={errorOf('email')}
        />
        <PasswordField
          label="Password"
          id="login-password"
          name="password"
          autoComplete="current-password"
          error={errorOf('password')}
        />
        <Button type="submit" size="lg" block busy={busy} busyLabel="Logging in...">
          Login
        </Button>
        {passkeys && <PasskeyLogIn onLoggedIn={goOn} />}
        <Button variant="quiet" className="justify-self-center" onClick={() => setForgot(true)}>
          Forgot password
        </Button>
      </form>
      <ForgotPasswordDialog next={asked} open={forgot} onClose={() => setForgot(false)} />
    </>
  );
}
