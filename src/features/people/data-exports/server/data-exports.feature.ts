import type { Transaction } from 'kysely';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { retained } from '../../../../platform/server/erase-person.ts';
import { defineFeature } from '../../../../platform/server/feature.ts';
import { consume, schedule } from '../../../../platform/server/job.ts';
import { dataExportReady, dataExportRequested } from '../contract/signals.ts';
import type { DataExportServices } from './data-export-services.ts';
import { dataExportRoutes } from './data-exports.routes.ts';
import { mailExport } from './mail-export.ts';
import { makeExport } from './make-export.ts';
import { removeExpiredExports } from './remove-expired-exports.ts';

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
