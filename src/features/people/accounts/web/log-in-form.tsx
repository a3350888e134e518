import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { api, type Outcome } from '../../../../platform/web/api/api.ts';
import type { RefusedForm } from '../../../../platform/web/form/form-answer.ts';
import { textOf, useSubmission } from '../../../../platform/web/form/use-submission.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { FormProblem } from '../../../../platform/web/ui/form-problem.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { PasswordField } from '../../../../platform/web/ui/password-field.tsx';
import { TextField } from '../../../../platform/web/ui/text-field.tsx';
import { showProblem, toast } from '../../../../platform/web/ui/toast.ts';
import { accountErrors } from '../contract/errors.ts';
import { ForgotPasswordDialog } from './forgot-password-dialog.tsx';
import { ResendOffer } from './mail-link-form.tsx';
import { logInFromAutofill, logInWithPasskey } from './passkeys.ts';
import { AUTH_FORMS, sendLogIn } from './send-sign-in.ts';

type LogInFormProps = {
  next: string;
  /** The page in this page's address, if any. Emailed links return to it. */
  returnTo: string | undefined;
  /** Whether an unconfirmed address may be the reason why a login is refused. */
  confirmsEmail: boolean;
  /** Whether this site supports passkeys. */
  passkeys: boolean;
  /** The response to this form when it was submitted without scripts. */
  refusal: RefusedForm | undefined;
};

/** Asks for email and password, then continues to `next`. */
export function LogInForm({ next, returnTo, confirmsEmail, passkeys, refusal }: LogInFormProps) {
  const navigate = useNavigate();
  const [forgot, setForgot] = useState(false);
  const [tried, setTried] = useState(refusal?.typed.email ?? '');
  const { busy, problem, attempt, errorOf, form } = useSubmission(
    async (data) => {
      setTried(textOf(data, 'email').trim());
      const answer = await sendLogIn(api, data);
      if ('problem' in answer) return answer.problem;
      await goOn(answer.kept);
      return null;
    },
    { before: refusal?.problem },
  );

  async function goOn(kept = false): Promise<void> {
    const text = kept ? "Your account won't be deleted." : "You've been successfully signed in.";
    toast({ tone: 'success', title: 'Welcome back!', text });
    await navigate(next, { replace: true });
  }

  return (
    <>
      <form {...form} className="grid gap-5" aria-label="Login">
        <input type="hidden" name="form" value={AUTH_FORMS.logIn} />
        <FormProblem problem={problem} attempt={attempt} idPrefix="login-" />
        {confirmsEmail && problem?.code === accountErrors.SIGN_IN_REFUSED.code && (
          <ResendOffer key={attempt} email={tried} next={returnTo} />
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
      <ForgotPasswordDialog next={returnTo} open={forgot} onClose={() => setForgot(false)} />
    </>
  );
}

/** How long an offer is used. The server's challenge expires after five minutes. */
const OFFER_TIMEOUT_MS = 4 * 60_000;

/** Logs in with a passkey: with this button, or with the browser's suggestion in the email field. */
function PasskeyLogIn({ onLoggedIn }: { onLoggedIn: () => unknown }) {
  const [busy, setBusy] = useState(false);
  const [offer, setOffer] = useState(0);

  async function finish(outcome: Outcome<unknown>): Promise<void> {
    if (outcome.ok) await onLoggedIn();
    else showProblem(outcome.problem);
  }

  const onChosen = useEffectEvent(async (outcome: Outcome<unknown>) => {
    await finish(outcome);
    if (!outcome.ok) setOffer((last) => last + 1);
  });

  // oxlint-disable-next-line react-hooks/exhaustive-deps -- an offer is renewed before it expires, and after a refusal
  useEffect(() => {
    // The browser handles only one passkey request at a time.
    if (busy) return undefined;
    const ended = new AbortController();
    void logInFromAutofill(ended.signal).then((outcome) => outcome && onChosen(outcome));
    const renewal = setTimeout(() => setOffer((last) => last + 1), OFFER_TIMEOUT_MS);
    return () => {
      clearTimeout(renewal);
      ended.abort();
    };
  }, [offer, busy]);

  async function press(): Promise<void> {
    setBusy(true);
    await finish(await logInWithPasskey());
    setBusy(false);
  }

  return (
    <Button
      variant="line"
      size="lg"
      block
      className="noscript:hidden"
      busy={busy}
      busyLabel="Waiting for your device..."
      onClick={() => void press()}
    >
      <Icon name="key-round" />
      Log in with a passkey
    </Button>
  );
}
