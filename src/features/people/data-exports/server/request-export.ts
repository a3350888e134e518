import { randomBytes } from 'node:crypto';
import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import { type Owner, personKey } from '../../../../platform/server/http/actor.ts';
import { PRIVATE_FOLDER } from '../../../../platform/server/storage/file-storage.ts';
import { DAY_SECONDS } from '../../../../shared/time.ts';
import { lockGuest } from '../../guests/server/guests.ts';
import type { DataExport } from '../contract/data-export.ts';
import { DATA_EXPORT_LIMITS } from '../contract/data-export-limits.ts';
import { dataExportErrors } from '../contract/errors.ts';
import { dataExportRequested } from '../contract/signals.ts';
import type { DataExportServices } from './data-export-services.ts';
import { exportColumns, ofPerson, presentExport } from './data-exports.queries.ts';

const PER_PERSON = {
  limit: DATA_EXPORT_LIMITS.perDay,
  windowSeconds: DAY_SECONDS,
  firstDelaySeconds: DAY_SECONDS,
} as const;

/**
 * Starts an export, or returns the one in progress, which doesn't count again.
 * @throws DomainError TOO_MANY_DATA_EXPORTS.
 */
export function requestExport(
  { db, jobs }: Pick<DataExportServices, 'db' | 'jobs'>,
  owner: Owner,
): Promise<DataExport> {
  const person = personKey(owner);
  return db.transaction().execute(async (trx) => {
    await lockGuest(trx, owner);
    const added = await trx
      .insertInto('data_exports')
      .values({
        profile_id: owner.kind === 'member' ? owner.id : null,
        guest_key: owner.kind === 'guest' ? owner.key : null,
        file_key: `${PRIVATE_FOLDER}/exports/${randomBytes(24).toString('hex')}.zip`,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(exportColumns)
      .executeTakeFirst();
    if (added === undefined) {
      const running = trx.selectFrom('data_exports').select(exportColumns).where(ofPerson(owner));
      return presentExport(await running.where('state', '=', 'preparing').executeTakeFirstOrThrow());
    }
    // Throws when the limit is reached, which rolls the transaction back.
    await countAttempt(trx, `data-export:${person}`, PER_PERSON, dataExportErrors.TOO_MANY_DATA_EXPORTS);
    await jobs.record(trx, dataExportRequested, { id: added.id });
    return presentExport(added);
  });
}
