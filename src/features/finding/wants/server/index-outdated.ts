import type { Database } from '../../../../platform/server/db/database.ts';
import type { Log } from '../../../../platform/server/log.ts';
import { READER_VERSION } from '../../../items/item-language/server/item-language.ts';
import { indexColumns, indexWant } from './index-want.ts';

/** Locked together, for a tenth of a second. */
const BATCH = 50;

/**
 * Indexes all wants again that an older reader has indexed, in batches of one transaction each, so that they know the kinds
 * of items and find what is posted from now on. After a kill, the next run finds the remaining ones.
 * Several processes share the work.
 */
export async function indexOutdatedWants(db: Database, log: Pick<Log, 'info'>): Promise<void> {
  let total = 0;
  for (;;) {
    const count = await indexBatch(db);
    if (count === 0) break;
    total += count;
  }
  if (total > 0) log.info({ wants: total, reader: READER_VERSION }, 'wants were indexed again');
}

/** Indexes a batch again; returns how many wants that were. */
function indexBatch(db: Database): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // A change of a want waits for this lock, and then indexes it itself.
    const wants = await trx
      .selectFrom('wants')
      .select(['id', 'terms', 'category'])
      .where('reader_version', '<', READER_VERSION)
      .orderBy('reader_version')
      .orderBy('id')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const want of wants) {
      const columns = indexColumns(await indexWant(trx, want));
      await trx.updateTable('wants').set(columns).where('id', '=', want.id).execute();
    }
    return wants.length;
  });
}
