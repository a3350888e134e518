import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import { contactMessageSent } from '../contract/signals.ts';

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
