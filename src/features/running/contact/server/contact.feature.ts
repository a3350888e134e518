import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { retained } from '../../../../platform/server/erase-person.ts';
import type { ExportPerson } from '../../../../platform/server/export-person.ts';
import { defineFeature, type PlatformServices } from '../../../../platform/server/feature.ts';
import { consume, schedule } from '../../../../platform/server/job.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import { contactMessageSent } from '../contract/signals.ts';
import { contactRoutes } from './contact.routes.ts';
import { mailContactMessage } from './mail-contact-message.ts';

/** Exports the contact messages that a person sent while signed in. */
const exportContact: ExportPerson = {
  tables: [
    {
      name: 'contact-messages',
      shows: ['contact_messages'],
      rows: (person) =>
        person.kind === 'guest'
          ? null
          : sql`
            select name, email, subject, message, created_at as sent_at
            from contact_messages where user_id = ${person.id}::uuid order by created_at, id`,
    },
  ],
};

type Services = Pick<PlatformServices, 'config' | 'settings' | 'db' | 'jobs' | 'mailer'>;

export const contactFeature = defineFeature({
  name: 'contact',
  exportPerson: exportContact,
  erasePerson: { columns: retained('contact_messages', 'user_id') },
  build: (services: Services) => ({
    routes: [contactRoutes(services)],
    jobs: [
      consume(contactMessageSent, 'contact.mail', ({ id }) => mailContactMessage(services, id)),
      schedule('contact.retry-unmailed', '11 * * * *', () => retryUnmailed(services)),
    ],
  }),
});

const BATCH_SIZE = 500;

/**
 * Retries messages that the retries of their signal could not deliver, for example after a long outage of the mail
 * server. Skips messages newer than an hour, which may still be retried.
 */
export async function retryUnmailed({ db, jobs }: { db: Database; jobs: Jobs }): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const unmailed = await trx
      .selectFrom('contact_messages')
      .select('id')
      .where('mailed_at', 'is', null)
      .where('created_at', '<', sql<Date>`now() - interval '1 hour'`)
      .where('created_at', '>', sql<Date>`now() - interval '7 days'`)
      .orderBy('created_at')
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute();
    await jobs.record(trx, contactMessageSent, ...unmailed);
  });
}
