import type { Config } from '../../../../platform/server/config.ts';
import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import type { SiteSettings } from '../../../../platform/server/site-settings.ts';
import { HOUR_SECONDS } from '../../../../shared/time.ts';
import type { NewContactMessage } from '../contract/contact.ts';
import { checkContactMessage } from '../contract/contact-rules.ts';
import { contactErrors } from '../contract/errors.ts';
import { contactMessageSent } from '../contract/signals.ts';

const PER_ADDRESS = { limit: 10, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 60 } as const;
const PER_EMAIL = { limit: 5, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 60 } as const;

export interface ContactServices {
  config: Config;
  settings: SiteSettings;
  db: Database;
  jobs: Jobs;
}

interface Writer {
  /** Network address. */
  address: string;
  /** The sender's account; null for guests and visitors. */
  userId: string | null;
}

/**
 * Stores a message and queues its mail. Sending it again after a lost response does neither.
 * @throws DomainError with a message for people.
 */
export async function sendContactMessage(
  { db, jobs }: ContactServices,
  { address, userId }: Writer,
  { submissionId: id, subject, ...texts }: NewContactMessage,
): Promise<void> {
  const { name, email, message } = checkContactMessage(texts);
  if (await isStored(db, id)) return;
  await countAttempt(db, `contact:address:${address}`, PER_ADDRESS, contactErrors.TOO_MANY_CONTACT_MESSAGES);
  await countAttempt(db, `contact:email:${email}`, PER_EMAIL, contactErrors.TOO_MANY_CONTACT_MESSAGES);
  await db.transaction().execute(async (trx) => {
    const stored = await trx
      .insertInto('contact_messages')
      .values({ id, user_id: userId, name, email, subject, message })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (stored) await jobs.record(trx, contactMessageSent, { id });
  });
}

async function isStored(db: Database, id: string): Promise<boolean> {
  const stored = await db.selectFrom('contact_messages').select('id').where('id', '=', id).executeTakeFirst();
  return stored !== undefined;
}
