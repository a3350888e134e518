import { DomainError, type FieldError } from '../../../../shared/errors.ts';
import { cleanText } from '../../../../shared/text.ts';
import { ACCOUNT_LIMITS, isEmail, normalEmail } from '../../../people/accounts/contract/account-rules.ts';
import type { NewContactMessage } from './contact.ts';
import { CONTACT_LIMITS, MESSAGE_TOO_LONG } from './contact-details.ts';
import { contactErrors } from './errors.ts';

export type ContactTexts = Pick<NewContactMessage, 'name' | 'email' | 'message'>;

/**
 * Checks a contact message and returns it as it is stored: name and address on one line, the message as typed.
 * @throws DomainError with a message for each field.
 */
export function checkContactMessage(input: ContactTexts): ContactTexts {
  const name = cleanText(input.name).replace(/\s+/g, ' ').trim();
  const email = normalEmail(cleanText(input.email));
  const message = cleanText(input.message).trim();
  const problems: Record<keyof ContactTexts, string | null> = {
    name: nameProblem(name),
    email: emailProblem(email),
    message: messageProblem(message),
  };
  const fields = Object.entries(problems).flatMap(([field, text]): FieldError[] =>
    text === null ? [] : [{ field, message: text }],
  );
  if (fields.length > 0) throw new DomainError(contactErrors.CONTACT_MESSAGE_REFUSED, { fields });
  return { name, email, message };
}

function nameProblem(name: string): string | null {
  if (name === '') return 'Enter your name.';
  return name.length > CONTACT_LIMITS.name ? `Use at most ${CONTACT_LIMITS.name} characters.` : null;
}

function emailProblem(email: string): string | null {
  if (email === '') return 'Enter your email so we can reply.';
  if (email.length > ACCOUNT_LIMITS.email) return 'Use an address of at most 254 characters.';
  return isEmail(email) ? null : 'Enter an address like name@example.com.';
}

function messageProblem(message: string): string | null {
  if (message === '') return 'Write your message.';
  return message.length > CONTACT_LIMITS.message ? MESSAGE_TOO_LONG : null;
}
