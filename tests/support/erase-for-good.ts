import { sql } from 'kysely';
import { features } from '../../src/app/composition/features.ts';
import { eraseDue } from '../../src/features/people/account-deletion/server/erase-due.ts';
import { connectDatabase } from '../../src/platform/server/db/database.ts';
import { startJobs } from '../../src/platform/server/jobs.ts';
import { createLog } from '../../src/platform/server/log.ts';
import type { TestApp } from './app.ts';

/** Ends the 14 days of everyone whose deletion is scheduled. */
export async function endUndoDays(app: TestApp): Promise<void> {
  for (const table of ['profiles', 'guest_sessions'] as const) {
    await app.db
      .updateTable(table)
      .set({ deletes_at: sql`now() - interval '1 second'` })
      .where('deletes_at', 'is not', null)
      .execute();
  }
}

/** Runs the erasing job, several times concurrently if requested. */
export async function runErasure(app: TestApp, times = 1): Promise<void> {
  const connection = connectDatabase({ connectionString: app.config.databaseUrl }, () => undefined);
  const log = createLog({ logLevel: 'silent' });
  const jobs = await startJobs(connection, log);
  const erasures = features.flatMap(({ erasePerson = [] }) => erasePerson);
  const runs = Array.from({ length: times }, () => eraseDue({ db: app.db, jobs, log, erasures }));
  await Promise.all(runs);
  await jobs.stop(1000);
  await connection.close();
}

/** Ends the 14 days of everyone whose deletion is scheduled, and erases them. */
export async function eraseForGood(app: TestApp): Promise<void> {
  await endUndoDays(app);
  await runErasure(app);
}
