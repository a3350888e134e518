import { useState } from 'react';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../platform/web/api/use-api-action.ts';
import { useFocusOnArrival } from '../../../../platform/web/focus/use-focus-on-arrival.ts';
import { textOf, useSubmission } from '../../../../platform/web/form/use-submission.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { FormProblem } from '../../../../platform/web/ui/form-problem.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { TextField } from '../../../../platform/web/ui/text-field.tsx';

/** Links that people can request by email. The texts continue 'If this address'. */
const LINK_KINDS = {
  'new-password': {
    path: '/api/accounts/forgot-password',
    button: 'Send reset link',
    done: 'belongs to an account, a reset link is on its way. It works once, for an hour.',
  },
  confirmation: {
    path: '/api/accounts/resend-confirmation',
    button: 'Send new link',
    done: 'is waiting to be confirmed, a new link is on its way. It works for 24 hours.',
  },
} as const;

type MailLinkFormProps = {
  kind: keyof typeof LINK_KINDS;
  /** Prefix of its field ids. */
  idPrefix: string;
  /** The page that the link returns to. */
  next: string | undefined;
};

/**
 * Asks for an email address and sends a link to it. The response is the same whether or not the account
 * exists.
 */
export function MailLinkForm({ kind, idPrefix, next }: MailLinkFormProps) {
  const { path, button, done } = LINK_KINDS[kind];
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const { busy, problem, attempt, errorOf, form } = useSubmission(async (data) => {
    const email = textOf(data, 'email').trim();
    const outcome = await outcomeOf(api.POST(path, { body: { email, next } }));
    if (!outcome.ok) return outcome.problem;
    setMailedTo(email);
    return null;
  });

  if (mailedTo !== null) return <MailedLine to={mailedTo} text={done} />;
  return (
    <form {...form} className="grid gap-5">
      <FormProblem problem={problem} attempt={attempt} idPrefix={idPrefix} />
      <TextField
        label="Email"
        id={`${idPrefix}email`}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf('email')}
      />
      <Button type="submit" block busy={busy} busyLabel="Sending...">
        {button}
      </Button>
    </form>
  );
}

/** Shows the same text for every address, so that no one learns who has an account. */
function MailedLine({ to, text }: { to: string; text: string }) {
  const line = useFocusOnArrival<HTMLParagraphElement>();
  return (
    <p role="status" tabIndex={-1} ref={line} className="rounded-md bg-success-soft p-4">
      If <strong className="break-words">{to}</strong> {text} Check your spam folder too.
    </p>
  );
}

/**
 * Offers to resend the confirmation link where an unconfirmed address is the likely reason of a refusal.
 * Looks and responds the same for every address.
 */
export function ResendOffer({ email, next }: { email: string; next: string | undefined }) {
  const [sent, setSent] = useState(false);
  const { busy, run } = useApiAction();
  const { path, done } = LINK_KINDS.confirmation;
  const resend = () => run(() => api.POST(path, { body: { email, next } }), { done: () => setSent(true) });

  if (sent) return <MailedLine to={email} text={done} />;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md bg-surface-2 p-4">
      <Icon name="mail-check" className="icon" />
      <p className="min-w-0 flex-1 basis-45">
        <strong className="block">Email not confirmed yet?</strong>
        Open the link we sent, or get a new one.
      </p>
      <Button variant="line" busy={busy} busyLabel="Sending..." onClick={() => void resend()}>
        Resend
      </Button>
    </div>
  );
}
