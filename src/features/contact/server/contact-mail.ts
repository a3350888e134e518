import type { Config } from '../../../platform/server/config.ts';
import { escapeXml } from '../../../platform/server/http/xml.ts';
import { mailBody, QUIET_TEXT } from '../../../platform/server/mail/mail-look.ts';
import type { Mail } from '../../../platform/server/mail/mailer.ts';
import { CONTACT_SUBJECTS } from '../contract/contact-details.ts';

export interface StoredContactMessage {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  /** Of the account that was signed in; null for guests and visitors. */
  account_email: string | null;
}

/** The mail for a contact message; replying to it writes to the sender of the message. */
export function contactMail(
  { id, name, email, subject, message, account_email }: StoredContactMessage,
  { contactEmail, publicUrl }: Pick<Config, 'contactEmail' | 'publicUrl'>,
): Mail {
  const label = CONTACT_SUBJECTS.find(({ value }) => value === subject)?.label ?? subject;
  const account = account_email === null ? 'not signed in' : `signed in as ${account_email}`;
  const lines = [`From: ${name}, ${email} (${account})`, `Subject: ${label}`];
  return {
    to: contactEmail,
    replyTo: { name, address: email },
    messageId: `<contact.${id}@${new URL(publicUrl).hostname}>`,
    subject: `Contact: ${label}, ${name}`,
    text: `${lines.join('\n')}\n\n${message}\n\nAnswer this mail to write back. Offhand\n`,
    html: mailBody(
      ...lines.map((line) => `<p style="margin:0;${QUIET_TEXT}">${escapeXml(line)}</p>`),
      `<p dir="auto" style="margin:24px 0;white-space:pre-wrap">${escapeXml(message)}</p>`,
      `<p style="margin:0;${QUIET_TEXT}">Reply to this email to write back. Offhand</p>`,
    ),
  };
}
