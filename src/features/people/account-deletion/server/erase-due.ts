import type { Database } from '../../../../platform/server/db/database.ts';
import type { PersonErasure } from '../../../../platform/server/erase-person.ts';
import type { OwnerKey } from '../../../../platform/server/http/actor.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import type { Log } from '../../../../platform/server/log.ts';
import { deletePerson, deletionOf, findDue } from './deletion.queries.ts';

export interface ErasureServices {
  db: Database;
  jobs: Pick<Jobs, 'record'>;
  log: Log;
  /** The steps of each feature, in order. */
  erasures: readonly PersonErasure[];
}

/** How many people one run erases at most. The next run continues. */
const BATCH_SIZE = 200;

/**
 * Erases people whose 14 days are over, each in its own transaction. A failure does not stop the others. Runs
 * on a schedule.
 */
export async function eraseDue(services: ErasureServices): Promise<void> {
  const { db, log } = services;
  let people = 0;
  for (const person of await findDue(db, BATCH_SIZE)) {
    try {
      if (await erasePerson(services, person)) people += 1;
    } catch (error) {
      log.error({ err: error, person }, 'person not erased');
    }
  }
  if (people > 0) log.info({ people }, 'people erased');
}

/** Erases a person, unless they have returned meanwhile. Returns whether it did. */
async function erasePerson({ db, jobs, erasures }: ErasureServices, person: OwnerKey): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // A concurrent login waits here, and is then refused.
    const deletesAt = await deletionOf(trx, person, 'for update');
    if (!deletesAt || deletesAt > new Date()) return false;
    for (const { erase } of erasures) await erase?.(trx, person, jobs);
    await deletePerson(trx, person);
    return true;
  });
}
