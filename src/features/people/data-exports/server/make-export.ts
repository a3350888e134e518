import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { type OwnerKey, ownerOf } from '../../../../platform/server/http/actor.ts';
import { DATA_EXPORT_LIMITS } from '../contract/data-export-limits.ts';
import { DATA_EXPORT_UPDATES } from '../contract/data-export-updates.ts';
import { dataExportReady } from '../contract/signals.ts';
import type { DataExportServices } from './data-export-services.ts';
import { ofPerson } from './data-exports.queries.ts';
import { writeExport } from './write-export.ts';

/**
 * Creates the file of a requested export. Idempotent: a repeated delivery finds it finished, or creates it
 * again under the same name.
 */
export async function makeExport(services: DataExportServices, id: string): Promise<void> {
  const { config, db, live, storage, exportPerson, uploadFolder } = services;
  await mkdir(uploadFolder, { recursive: true });
  const path = join(uploadFolder, `export-${randomUUID()}.zip`);
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        await lockExport(trx, id);
        // Read outside the transaction, whose snapshot may be older than another process's result.
        const request = await findPreparing(db, id);
        if (request === null) return;
        const { person, fileKey } = request;
        await writeExport({ trx, storage, exportPerson, siteName: config.siteName }, person, path);
        await storage.putFile(fileKey, path);
        if (await publishExport(services, id, person, (await stat(path)).size)) {
          live.publish([person], { type: DATA_EXPORT_UPDATES.changed, ids: [id] });
        } else {
          await storage.remove([fileKey]);
        }
      });
  } finally {
    await rm(path, { force: true });
  }
}

/**
 * Locks the export.
 * @throws Error while another process creates the same one. The delivery is then retried, in case that
 * process dies.
 */
async function lockExport(trx: Transaction<DB>, id: string): Promise<void> {
  const { rows } = await sql<{ held: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`data-export:${id}`}, 0)) as held`.execute(trx);
  if (!rows[0]?.held) throw new Error(`The export ${id} is being made by another process`);
}

async function findPreparing(
  db: Database,
  id: string,
): Promise<{ person: OwnerKey; fileKey: string } | null> {
  const row = await db
    .selectFrom('data_exports')
    .select(['profile_id', 'guest_key', 'file_key'])
    .where('id', '=', id)
    .where('state', '=', 'preparing')
    .executeTakeFirst();
  const person = row ? ownerOf(row.profile_id, row.guest_key) : null;
  return row && person ? { person, fileKey: row.file_key } : null;
}

/**
 * Publishes the export and ends the person's earlier ones. Returns false if the person was erased meanwhile.
 */
function publishExport(
  { db, jobs }: DataExportServices,
  id: string,
  person: OwnerKey,
  size: number,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const ready = await trx
      .updateTable('data_exports')
      .set({
        state: 'ready',
        size_bytes: size,
        expires_at: sql<Date>`now() + make_interval(days => ${sql.lit(DATA_EXPORT_LIMITS.days)})`,
      })
      .where('id', '=', id)
      .where('state', '=', 'preparing')
      .where(ofPerson(person))
      .executeTakeFirst();
    if (ready.numUpdatedRows === 0n) return false;
    await trx
      .updateTable('data_exports')
      .set({ expires_at: sql<Date>`now()` })
      .where(ofPerson(person))
      .where('id', '!=', id)
      .where('state', '=', 'ready')
      .where('expires_at', '>', sql<Date>`now()`)
      .execute();
    await jobs.record(trx, dataExportReady, { id });
    return true;
  });
}
