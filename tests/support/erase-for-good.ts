import { sql } from 'kysely';
import { eraseDue } from '../../src/features/people/account-deletion/server/erase-due.ts';
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
  const log = createLog({ logLevel: 'silent' });
  await Promise.all(Array.from({ length: times }, () => eraseDue({ ...app.services, log })));
}

/** Ends the 14 days of everyone whose deletion is scheduled, and erases them. */
export async function eraseForGood(app: TestApp): Promise<void> {
  await endUndoDays(app);
  await runErasure(app);
}
