import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { retained } from '../../../../platform/server/erase-person.ts';
import { defineFeature } from '../../../../platform/server/feature.ts';
import { ownerOf } from '../../../../platform/server/http/actor.ts';
import { consume, schedule } from '../../../../platform/server/job.ts';
import { DATA_EXPORT_UPDATES } from '../contract/data-export-updates.ts';
import { dataExportReady, dataExportRequested } from '../contract/signals.ts';
import type { DataExportServices } from './data-export-services.ts';
import { dataExportRoutes } from './data-exports.routes.ts';
import { mailExport } from './mail-export.ts';
import { makeExport } from './make-export.ts';

export const dataExportsFeature = defineFeature({
  name: 'data-exports',
  guestOwnership: {
    columns: [{ table: 'data_exports', column: 'guest_key', rows: 'end' }],
    move: endGuestExports,
  },
  // A job removes the files of erased people, and then the rows.
  erasePerson: { columns: retained('data_exports', 'profile_id', 'guest_key') },
  exportPerson: { leavesOut: { data_exports: 'The times of exports like this one, gone after 30 days.' } },
  build: (services: DataExportServices) => ({
    routes: [dataExportRoutes(services)],
    jobs: [
      consume(dataExportRequested, 'data-exports.make', ({ id }) => makeExport(services, id)),
      consume(dataExportReady, 'data-exports.mail', ({ id }) => mailExport(services, id)),
      schedule('data-exports.remove-expired', '*/10 * * * *', () => removeExpiredExports(services)),
    ],
  }),
});

/**
 * Ends the exports of a guest that became an account. The account requests its own, which include the guest's
 * data. A job removes the files.
 */
async function endGuestExports(trx: Transaction<DB>, guestKey: string): Promise<void> {
  await trx
    .updateTable('data_exports')
    .set({ guest_key: null, token_hash: null })
    .where('guest_key', '=', guestKey)
    .execute();
}

/** The job has been retried ten times by then. */
const FAILED_AFTER = sql.lit('12 hours');

/** Until then, the page says that the export has expired. */
const DELETED_AFTER = sql.lit('30 days');

const BATCH_SIZE = 200;

/**
 * Removes the files of exports that expired, failed or lost their person, files first: if this is
 * interrupted, the rows still name them. Runs on a schedule.
 */
export async function removeExpiredExports({
  db,
  live,
  storage,
}: Pick<DataExportServices, 'db' | 'live' | 'storage'>): Promise<void> {
  const { rows } = await sql<{
    id: string;
    state: string;
    file_key: string;
    profile_id: string | null;
    guest_key: string | null;
  }>`
    select id, state, file_key, profile_id, guest_key from data_exports
    where (state = 'ready' and expires_at <= now())
      or (state = 'preparing' and requested_at < now() - ${FAILED_AFTER}::interval)
      or (profile_id is null and guest_key is null)
    limit ${sql.lit(BATCH_SIZE)}`.execute(db);
  await storage.remove(rows.map(({ file_key }) => file_key));
  const ids = rows.map(({ id }) => id);
  await sql`
    update data_exports set
      state = case state when 'preparing' then 'failed' when 'ready' then 'expired' else state end,
      size_bytes = null, token_hash = null
    where id = any(${ids}::uuid[])`.execute(db);
  await sql`
    delete from data_exports
    where (profile_id is null and guest_key is null and id = any(${ids}::uuid[]))
      or (requested_at < now() - ${DELETED_AFTER}::interval and state in ('failed', 'expired'))`.execute(db);
  for (const { id, state, profile_id, guest_key } of rows) {
    const person = ownerOf(profile_id, guest_key);
    if (person && state === 'preparing')
      live.publish([person], { type: DATA_EXPORT_UPDATES.changed, ids: [id] });
  }
}
