import { sql } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Jobs } from '../../../platform/server/jobs.ts';
import { contactMessageSent } from '../contract/signals.ts';

const AT_ONCE = 500;

/**
 * Has those mailed that the tries of their signal could not deliver, such as when the mail server was away for longer.
 * These tries are over within the hour that is waited here.
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
      .limit(AT_ONCE)
      .execute();
    await jobs.record(trx, contactMessageSent, ...unmailed);
  });
}
