import type { Database } from '../../../platform/server/db/database.ts';
import type { PersonErasure } from '../../../platform/server/erase-person.ts';
import type { OwnerKey } from '../../../platform/server/http/actor.ts';
import type { Jobs } from '../../../platform/server/jobs.ts';
import type { Log } from '../../../platform/server/log.ts';
import { deletePerson, deletionOf, findDue } from './deletion.queries.ts';

export interface ErasureServices {
  db: Database;
  jobs: Pick<Jobs, 'record'>;
  log: Log;
  /** What each feature does, in their order. */
  erasures: readonly PersonErasure[];
}

/** Most people erased in one run; the next run continues. */
const AT_ONCE = 200;

/** Erases people whose 14 days are over, each in a transaction; run by a schedule. One that fails does not stop the others. */
export async function eraseDue(services: ErasureServices): Promise<void> {
  const { db, log } = services;
  let people = 0;
  for (const person of await findDue(db, AT_ONCE)) {
    try {
      if (await erasePerson(services, person)) people += 1;
    } catch (error) {
      log.error({ err: error, person }, 'person not erased');
    }
  }
  if (people > 0) log.info({ people }, 'people erased');
}

/** Whether the person was erased; not if they came back meanwhile. */
async function erasePerson({ db, jobs, erasures }: ErasureServices, person: OwnerKey): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Whoever logs in at this moment waits here, and is refused then.
    const deletesAt = await deletionOf(trx, person, 'for update');
    if (!deletesAt || deletesAt > new Date()) return false;
    for (const { erase } of erasures) await erase?.(trx, person, jobs);
    await deletePerson(trx, person);
    return true;
  });
}
