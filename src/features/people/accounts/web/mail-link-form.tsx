import { useState } from 'react';
import { api, outcomeOf } from '../../../../platform/web/api.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { TextField } from '../../../../platform/web/ui/text-field.tsx';
import { FormProblem } from '../../../../platform/web/ui/form-problem.tsx';
import { LINK_KINDS } from './link-kinds.ts';
import { MailedLine } from './mailed-line.tsx';
import { textOf, useSubmission } from '../../../../platform/web/use-submission.ts';

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
