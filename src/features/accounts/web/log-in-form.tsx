import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api, outcomeOf } from '../../../platform/web/api.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { PasswordField } from '../../../platform/web/ui/password-field.tsx';
import { TextField } from '../../../platform/web/ui/text-field.tsx';
import { toast } from '../../../platform/web/ui/toast.ts';
import { ForgotPasswordDialog } from './forgot-password-dialog.tsx';
import { FormProblem } from '../../../platform/web/ui/form-problem.tsx';
import { signInProblem } from './sign-in-problem.ts';
import { textOf, useSubmission } from '../../../platform/web/use-submission.ts';

/** Email and password; continues to `next`. */
export function LogInForm({ next }: { next: string }) {
  const navigate = useNavigate();
  const [forgot, setForgot] = useState(false);
  const { busy, problem, attempt, errorOf, form } = useSubmission(async (data) => {
    const body = { email: textOf(data, 'email'), password: textOf(data, 'password') };
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
      <ForgotPasswordDialog open={forgot} onClose={() => setForgot(false)} />
    </>
  );
}
