import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { api, outcomeOf } from '../../../platform/web/api.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { PasswordField } from '../../../platform/web/ui/password-field.tsx';
import { TextField } from '../../../platform/web/ui/text-field.tsx';
import { toast } from '../../../platform/web/ui/toast.ts';
import { ACCOUNT_LIMITS } from '../contract/account-rules.ts';
import { FormProblem } from '../../../platform/web/ui/form-problem.tsx';
import { accountErrors } from '../contract/errors.ts';
import { ResendOffer } from './resend-offer.tsx';
import { signUpProblem } from './sign-in-problem.ts';
import { textOf, useSubmission } from '../../../platform/web/use-submission.ts';

type SignUpFormProps = {
  next: string;
  /** The address that the page was opened with, if it was; mailed links lead back to it. */
  asked: string | undefined;
  /** Whether the account that exists already may still have to be confirmed. */
  confirmsEmail: boolean;
  /** The account exists, but its email address has to be confirmed before the first log-in. */
  onMailed: (email: string) => void;
};

/** Username, email and password; continues to `next` if the new account is signed in at once. */
export function SignUpForm({ next, asked, confirmsEmail, onMailed }: SignUpFormProps) {
  const navigate = useNavigate();
  const [tried, setTried] = useState('');
  const { busy, problem, attempt, errorOf, form } = useSubmission(async (data) => {
    const email = textOf(data, 'email').trim();
    setTried(email);
    const body = {
      email,
      username: textOf(data, 'username'),
      password: textOf(data, 'password'),
      next: asked,
    };
    const outcome = await outcomeOf(api.POST('/api/accounts/sign-up', { body }));
    if (!outcome.ok) return signUpProblem(outcome.problem);
    toast({
      tone: 'success',
      title: 'Account created!',
      text: 'Check your email to confirm your account.',
    });
    if (outcome.data.signedIn) await navigate(next, { replace: true });
    else onMailed(email);
    return null;
  });

  return (
    <form {...form} className="grid gap-5" aria-label="Sign Up">
      <FormProblem problem={problem} attempt={attempt} idPrefix="sign-up-" />
      {confirmsEmail && problem?.code === accountErrors.ALREADY_REGISTERED.code && (
        <ResendOffer key={attempt} email={tried} next={asked} />
      )}
      <TextField
        label="Username"
        id="sign-up-username"
        name="username"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={ACCOUNT_LIMITS.username}
        hint="What buyers and sellers see."
        error={errorOf('username')}
      />
      <TextField
        label="Email"
        id="sign-up-email"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf('email')}
      />
      <PasswordField
        label="Password"
        id="sign-up-password"
        name="password"
        autoComplete="new-password"
        hint={`At least ${ACCOUNT_LIMITS.passwordMin} characters.`}
        error={errorOf('password')}
      />
      <Button type="submit" size="lg" block busy={busy} busyLabel="Creating account...">
        Sign Up
      </Button>
      <p className="hint text-center">
        By signing up you agree to the{' '}
        <Link className="underline underline-offset-2" to="/terms">
          Terms
        </Link>{' '}
        and{' '}
        <Link className="underline underline-offset-2" to="/privacy">
          Privacy
        </Link>{' '}
        pages.
      </p>
    </form>
  );
}
