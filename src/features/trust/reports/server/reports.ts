import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';

/** The public API of reports for other features on the server. */

export type { ReportedSubject } from './send-report.ts';

/**
 * Moves a guest's reports, and those about the guest, to an account. If both reported the same subject, the account's
 * report stays.
 */
export async function moveReports(trx: Transaction<DB>, guestKey: string, profileId: string): Promise<void> {
  await sql`
    delete from reports as moving
    where reporter = ${guestKey} and exists (
      select from reports as same
      where same.reporter = ${profileId} and same.kind = moving.kind and same.target_id = moving.target_id
        and same.target_seq = moving.target_seq)`.execute(trx);
  await sql`
    update reports set reporter_id = ${profileId}, reporter_guest = null where reporter = ${guestKey}`.execute(
    trx,
  );
  await trx
    .updateTable('reports')
    .set({ about_id: profileId, about_guest: null })
    .where('about_guest', '=', guestKey)
    .execute();
}
