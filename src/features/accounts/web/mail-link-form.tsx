import { useState } from 'react';
import { api, outcomeOf } from '../../../platform/web/api.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { TextField } from '../../../platform/web/ui/text-field.tsx';
import { FormProblem } from '../../../platform/web/ui/form-problem.tsx';
import { useFocusOnArrival } from '../../../platform/web/use-focus-on-arrival.ts';
import { textOf, useSubmission } from '../../../platform/web/use-submission.ts';

const KINDS = {
  'new-password': {
    path: '/api/accounts/forgot-password',
    button: 'Send reset link',
    done: 'a link to choose a new password is on its way. It works once and for an hour.',
  },
  confirmation: {
    path: '/api/accounts/resend-confirmation',
    button: 'Send new link',
    done: 'a new link is on its way. It works for 24 hours.',
  },
} as const;

type MailLinkFormProps = {
  kind: keyof typeof KINDS;
  /** Prefix for the ids of its fields. */
  idPrefix: string;
};

/** Asks for an email address and mails a link to it. The response is the same whether or not the account exists. */
export function MailLinkForm({ kind, idPrefix }: MailLinkFormProps) {
  const { path, button, done } = KINDS[kind];
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const { busy, problem, attempt, errorOf, form } = useSubmission(async (data) => {
    const email = textOf(data, 'email').trim();
    const outcome = await outcomeOf(api.POST(path, { body: { email } }));
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

function MailedLine({ to, text }: { to: string; text: string }) {
  const line = useFocusOnArrival<HTMLParagraphElement>();
  return (
    <p role="status" tabIndex={-1} ref={line} className="rounded-md bg-success-soft p-4">
      If <strong className="break-words">{to}</strong> belongs to an account, {text} Check the spam folder
      too.
    </p>
  );
}
