import { useEffect, useRef, useState } from 'react';
import { api } from '../../../../platform/web/api/api.ts';
import type { RefusedForm } from '../../../../platform/web/form/form-answer.ts';
import { useSubmission } from '../../../../platform/web/form/use-submission.ts';
import { newId } from '../../../../platform/web/new-id.ts';
import { VISITOR } from '../../../../platform/web/stored/own-store.ts';
import { useSavedText } from '../../../../platform/web/stored/use-saved-value.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { FormProblem } from '../../../../platform/web/ui/form-problem.tsx';
import { SelectField } from '../../../../platform/web/ui/select-field.tsx';
import { TextAreaField } from '../../../../platform/web/ui/text-area-field.tsx';
import { TextField } from '../../../../platform/web/ui/text-field.tsx';
import { useViewer } from '../../../people/accounts/web/accounts.ts';
import { CONTACT_SUBJECTS } from '../contract/contact-details.ts';
import { contactMessageOf, sendContactMessage } from './send-contact-message.ts';

const MESSAGE_ROWS = 5;

export interface Writer {
  name: string;
  email: string;
}

interface ContactFormProps {
  /** Initial values of name and email. */
  writer: Writer;
  /** Set if the form replaces a confirmation, so that it takes the focus. */
  isFollowUp: boolean;
  /** The server's answer to a form that was sent without scripts. */
  rejected: RefusedForm | undefined;
  onSent: (writer: Writer) => void;
}

/** Form for a message to the operator. Its text stays if sending fails. */
export function ContactForm({ writer, isFollowUp, rejected, onSent }: ContactFormProps) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isFollowUp) element.current?.querySelector('textarea')?.focus();
  }, [isFollowUp]);
  const submissionIdOf = useSubmissionId();
  const { account, guest } = useViewer();
  const [message, setMessage] = useState(rejected?.typed.message ?? '');
  const clearSaved = useSavedText({
    name: `contact:${account?.id ?? guest?.guestId ?? VISITOR}`,
    value: message,
    restore: setMessage,
  });
  // Keeps what was typed before JavaScript loaded.
  useEffect(() => {
    const early = element.current?.querySelector('textarea')?.value;
    if (early) setMessage(early);
  }, []);
  const { busy, problem, attempt, errorOf, form } = useSubmission(
    async (data) => {
      const typed = contactMessageOf(data);
      const refused = await sendContactMessage(api, typed, submissionIdOf(JSON.stringify(typed)));
      if (refused !== null) return refused;
      clearSaved();
      onSent({ name: typed.name.trim(), email: typed.email.trim() });
      return null;
    },
    { before: rejected?.problem },
  );

  return (
    <form {...form} ref={element} className="grid gap-5" aria-label="Contact">
      <FormProblem problem={problem} attempt={attempt} idPrefix="contact-" />
      <TextField
        label="Name"
        id="contact-name"
        name="name"
        required
        autoComplete="name"
        defaultValue={rejected?.typed.name ?? writer.name}
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
        defaultValue={rejected?.typed.email ?? writer.email}
        error={errorOf('email')}
      />
      <SelectField
        label="Subject"
        id="contact-subject"
        name="subject"
        options={CONTACT_SUBJECTS}
        defaultValue={rejected?.typed.subject}
        error={errorOf('subject')}
      />
      <TextAreaField
        label="Message"
        id="contact-message"
        name="message"
        required
        rows={MESSAGE_ROWS}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
        error={errorOf('message')}
      />
      <Button type="submit" size="lg" className="sm:justify-self-start" busy={busy} busyLabel="Sending...">
        Send Message
      </Button>
    </form>
  );
}

/** Returns the same id for retries of a message, and a new one after the message changes. */
function useSubmissionId(): (content: string) => string {
  const last = useRef({ content: '', id: '' });
  return (content) => {
    if (last.current.content !== content) last.current = { content, id: newId() };
    return last.current.id;
  };
}
