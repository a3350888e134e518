import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { FileStorage } from '../../../../platform/server/storage/file-storage.ts';
import { attachmentKey } from './attachments.ts';

const UNSENT_HOURS = 24;
const AT_ONCE = 50;

/**
 * Removes files that were not sent within a day, and those whose conversation is gone; run by a schedule. The rows are
 * locked until the files are removed, so that none is sent meanwhile, and stay for the next run if that fails.
 */
export async function removeUnsent(db: Database, storage: FileStorage): Promise<void> {
  for (let removed = AT_ONCE; removed === AT_ONCE; ) {
    removed = await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ id: string }>`
        delete from attachments where id in (
          select id from attachments
          where conversation_id is null and created_at < now() - make_interval(hours => ${UNSENT_HOURS})
          limit ${AT_ONCE} for update skip locked)
        returning id`.execute(trx);
      await storage.remove(rows.map(({ id }) => attachmentKey(id)));
      return rows.length;
    });
  }
}
