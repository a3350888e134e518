import type { Config } from '../../../../platform/server/config.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { detail, heading, paragraph, quiet, section } from '../../../../platform/server/mail/mail-parts.ts';
import type { Mail, Mailer } from '../../../../platform/server/mail/mailer.ts';
import { CONTACT_SUBJECTS } from '../contract/contact-details.ts';

interface MailServices {
  config: Config;
  db: Database;
  mailer: Mailer;
}

/** Mails a stored message to the operator, unless it was mailed already. */
export async function mailContactMessage({ config, db, mailer }: MailServices, id: string): Promise<void> {
  const message = await db
    .selectFrom('contact_messages')
    .leftJoin('users', 'users.id', 'contact_messages.user_id')
    .select([
      'contact_messages.id',
      'contact_messages.name',
      'contact_messages.email',
      'contact_messages.subject',
      'contact_messages.message',
      'users.email as account_email',
    ])
    .where('contact_messages.id', '=', id)
    .where('contact_messages.mailed_at', 'is', null)
    .executeTakeFirst();
  if (message === undefined) return;
  await mailer.send(contactMail(message, config));
  await db.updateTable('contact_messages').set({ mailed_at: new Date() }).where('id', '=', id).execute();
}

interface StoredContactMessage {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  /** Address of the signed-in account; null for guests and visitors. */
  account_email: string | null;
}

/** Builds the mail for a contact message. Replies go to the author of the message. */
export function contactMail(
  { id, name, email, subject, message, account_email }: StoredContactMessage,
  { contactEmail, publicUrl }: Pick<Config, 'contactEmail' | 'publicUrl'>,
): Mail {
  const label = CONTACT_SUBJECTS.find(({ value }) => value === subject)?.label ?? subject;
  const account = account_email === null ? 'not signed in' : `signed in as ${account_email}`;
  return {
    to: contactEmail,
    replyTo: { name, address: email },
    messageId: `<contact.${id}@${new URL(publicUrl).hostname}>`,
    subject: `Contact: ${label}, ${name}`,
    preview: message,
    content: section(
      heading(label),
      detail(`From: ${name}, ${email} (${account})`),
      paragraph(message),
      quiet('Reply to this email to write back.'),
    ),
  };
}
