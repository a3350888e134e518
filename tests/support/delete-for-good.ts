import { sql } from 'kysely';
import { removeDeleted } from '../../src/features/items/listings/server/delete-listing.ts';
import { connectDatabase } from '../../src/platform/server/db/database.ts';
import { startJobs } from '../../src/platform/server/jobs.ts';
import { createLog } from '../../src/platform/server/log.ts';
import type { TestApp } from './app.ts';

/** Ends the undo window of deleted listings, and runs the job that removes them. */
export async function deleteForGood(app: TestApp): Promise<void> {
  await app.db
    .updateTable('listings')
    .set({ deleted_at: sql`deleted_at - interval '15 seconds'` })
    .where('deleted_at', 'is not', null)
    .execute();
  const connection = connectDatabase({ connectionString: app.config.databaseUrl }, () => undefined);
  const jobs = await startJobs(connection, createLog({ logLevel: 'error' }));
  await removeDeleted(app.db, jobs);
  await jobs.stop(1000);
  await connection.close();
}
