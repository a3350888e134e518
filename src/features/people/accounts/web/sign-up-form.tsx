import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { api } from '../../../../platform/web/api/api.ts';
import type { RefusedForm } from '../../../../platform/web/form/form-answer.ts';
import { textOf, useSubmission } from '../../../../platform/web/form/use-submission.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { FormProblem } from '../../../../platform/web/ui/form-problem.tsx';
import { PasswordField } from '../../../../platform/web/ui/password-field.tsx';
import { TextField } from '../../../../platform/web/ui/text-field.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { ACCOUNT_LIMITS } from '../contract/account-rules.ts';
import { accountErrors } from '../contract/errors.ts';
import { ResendOffer } from './mail-link-form.tsx';
import { AUTH_FORMS, sendSignUp } from './send-sign-in.ts';

type SignUpFormProps = {
  next: string;
  /** The page in this page's address, if any. Emailed links return to it. */
  returnTo: string | undefined;
  /** Whether an existing account may still have to be confirmed. */
  confirmsEmail: boolean;
  /** The response to this form when it was submitted without scripts. */
  refusal: RefusedForm | undefined;
  /**
   * Called when the account was created and its email address has to be confirmed before the first login.
   */
  onMailed: (email: string) => void;
};

/** Asks for username, email and password. Continues to `next` if the new account is signed in immediately. */
export function SignUpForm({ next, returnTo, confirmsEmail, refusal, onMailed }: SignUpFormProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [tried, setTried] = useState(refusal?.typed.email ?? '');
  const { busy, problem, attempt, errorOf, form } = useSubmission(
    async (data) => {
      setTried(textOf(data, 'email').trim());
      const outcome = await sendSignUp(api, data, returnTo);
      if ('problem' in outcome) return outcome.problem;
      toast({
        tone: 'success',
        title: 'Account created!',
        text: 'Check your email to confirm your account.',
      });
      if (outcome.signedIn) await navigate(next, { replace: true });
      else onMailed(outcome.email);
      return null;
    },
    { before: refusal?.problem },
  );

  return (
    <form {...form} className="grid gap-5" aria-label="Sign Up">
      <input type="hidden" name="form" value={AUTH_FORMS.signUp} />
      <input type="hidden" name="invite" value={params.get('invite') ?? ''} />
      <FormProblem problem={problem} attempt={attempt} idPrefix="sign-up-" />
      {confirmsEmail && problem?.code === accountErrors.ALREADY_REGISTERED.code && (
        <ResendOffer key={attempt} email={tried} next={returnTo} />
      )}
      <TextField
        label="Username"
        id="sign-up-username"
        name="username"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={ACCOUNT_LIMITS.username}
        defaultValue={refusal?.typed.username}
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
        defaultValue={refusal?.typed.email}
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
