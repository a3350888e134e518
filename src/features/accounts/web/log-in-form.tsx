import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api, outcomeOf } from '../../../platform/web/api.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { PasswordField } from '../../../platform/web/ui/password-field.tsx';
import { TextField } from '../../../platform/web/ui/text-field.tsx';
import { toast } from '../../../platform/web/ui/toast.ts';
import { accountErrors } from '../contract/errors.ts';
import { ForgotPasswordDialog } from './forgot-password-dialog.tsx';
import { FormProblem } from '../../../platform/web/ui/form-problem.tsx';
import { ResendOffer } from './resend-offer.tsx';
import { signInProblem } from './sign-in-problem.ts';
import { textOf, useSubmission } from '../../../platform/web/use-submission.ts';

type LogInFormProps = {
  next: string;
  /** The address that the page was opened with, if it was; mailed links lead back to it. */
  asked: string | undefined;
  /** Whether an unconfirmed address may be why a log-in is refused. */
  confirmsEmail: boolean;
};

/** Email and password; continues to `next`. */
export function LogInForm({ next, asked, confirmsEmail }: LogInFormProps) {
  const navigate = useNavigate();
  const [forgot, setForgot] = useState(false);
  const [tried, setTried] = useState('');
  const { busy, problem, attempt, errorOf, form } = useSubmission(async (data) => {
    const body = { email: textOf(data, 'email'), password: textOf(data, 'password') };
    setTried(body.email.trim());
    const outcome = await outcomeOf(api.POST('/api/accounts/sign-in', { body }));
    if (!outcome.ok) return signInProblem(outcome.problem);
    toast({ tone: 'success', title: 'Welcome back!', text: "You've been successfully signed in." });
    await navigate(next, { replace: true });
    return null;
  });

  return (
    <>
      <form {...form} className="grid gap-5" aria-label="Login">
        <FormProblem problem={problem} attempt={attempt} idPrefix="login-" />
        {confirmsEmail && problem?.code === accountErrors.SIGN_IN_REFUSED.code && (
          <ResendOffer key={attempt} email={tried} next={asked} />
        )}
        <TextField
          label="Email"
          id="login-email"
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
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
        <Button variant="quiet" className="justify-self-center" onClick={() => setForgot(true)}>
          Forgot password
        </Button>
      </form>
      <ForgotPasswordDialog next={asked} open={forgot} onClose={() => setForgot(false)} />
    </>
  );
}
