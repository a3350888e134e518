import { useEffect, useRef } from 'react';
import { newId } from '../../../platform/web/new-id.ts';
import { api, outcomeOf } from '../../../platform/web/api.ts';
import type { ApiProblem } from '../../../platform/web/api-problem.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { SelectField } from '../../../platform/web/ui/select-field.tsx';
import { TextAreaField } from '../../../platform/web/ui/text-area-field.tsx';
import { TextField } from '../../../platform/web/ui/text-field.tsx';
import { FormProblem } from '../../../platform/web/ui/form-problem.tsx';
import { textOf, useSubmission } from '../../../platform/web/use-submission.ts';
import {
  CONTACT_LIMITS,
  CONTACT_SUBJECTS,
  type ContactSubject,
  MESSAGE_TOO_LONG,
} from '../contract/contact-details.ts';
import { contactErrors } from '../contract/errors.ts';

const MESSAGE_ROWS = 5;

/** The server does not read a request with a message this long. */
const TOO_LONG: ApiProblem = {
  ...contactErrors.CONTACT_MESSAGE_REFUSED,
  errors: [{ field: 'message', message: MESSAGE_TOO_LONG }],
};

export interface Writer {
  name: string;
  email: string;
}

interface ContactFormProps {
  /** Initial values of name and email. */
  writer: Writer;
  /** Replaces the confirmation of a sent message, so takes the focus. */
  another: boolean;
  onSent: (writer: Writer) => void;
}

/** A message to the operator. If sending fails, what was typed stays. */
export function ContactForm({ writer, another, onSent }: ContactFormProps) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (another) element.current?.querySelector('textarea')?.focus();
  }, [another]);
  const submissionIdOf = useSubmissionId();
  const { busy, problem, attempt, errorOf, form } = useSubmission(async (data) => {
    const typed = {
      name: textOf(data, 'name'),
      email: textOf(data, 'email'),
      subject: textOf(data, 'subject') as ContactSubject,
      message: textOf(data, 'message'),
    };
    if (typed.message.trim().length > CONTACT_LIMITS.message) return TOO_LONG;
    const body = { ...typed, submissionId: submissionIdOf(JSON.stringify(typed)) };
    const outcome = await outcomeOf(api.POST('/api/contact/messages', { body }));
    if (!outcome.ok) return outcome.problem;
    onSent({ name: typed.name.trim(), email: typed.email.trim() });
    return null;
  });

  return (
    <form {...form} ref={element} className="grid gap-5" aria-label="Contact">
      <FormProblem problem={problem} attempt={attempt} idPrefix="contact-" />
      <TextField
        label="Name"
        id="contact-name"
        name="name"
        required
        autoComplete="name"
        defaultValue={writer.name}
        error={errorOf('name')}
      />
      <TextField
        label="Email"
        id="contact-email"
        name="email"
        type="email"
        required
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={writer.email}
        error={errorOf('email')}
      />
      <SelectField
        label="Subject"
        id="contact-subject"
        name="subject"
        options={CONTACT_SUBJECTS}
        error={errorOf('subject')}
      />
      <TextAreaField
        label="Message"
        id="contact-message"
        name="message"
        required
        rows={MESSAGE_ROWS}
        error={errorOf('message')}
      />
      <Button type="submit" size="lg" className="sm:justify-self-start" busy={busy} busyLabel="Sending...">
        Send Message
      </Button>
    </form>
  );
}

/** Sending the same message again, after a lost response, uses the same id; a changed message gets another. */
function useSubmissionId(): (content: string) => string {
  const last = useRef({ content: '', id: '' });
  return (content) => {
    if (last.current.content !== content) last.current = { content, id: newId() };
    return last.current.id;
  };
}
