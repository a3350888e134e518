import type { Config } from '../../../../platform/server/config.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Mailer } from '../../../../platform/server/mail/mailer.ts';
import { contactMail } from './contact-mail.ts';

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
