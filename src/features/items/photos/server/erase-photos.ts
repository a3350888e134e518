import type { Transaction } from 'kysely';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import type { OwnerKey } from '../../../../platform/server/http/actor.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import { photosErased } from '../contract/signals.ts';

/** Maximum number of keys per signal. */
const BATCH_SIZE = 500;

/** Deletes a person's photos, except those sent to other participants of their chats. */
export async function erasePhotos(
  trx: Transaction<DB>,
  person: OwnerKey,
  jobs: Pick<Jobs, 'record'>,
): Promise<void> {
  const [column, id] =
    person.kind === 'member' ? (['profile_id', person.id] as const) : (['guest_key', person.key] as const);
  await trx
    .updateTable('photos')
    .set({ profile_id: null, guest_key: null })
    .where(column, '=', id)
    .where('sent', '=', true)
    .execute();
  const rows = await trx.deleteFrom('photos').where(column, '=', id).returning('storage_key').execute();
  await recordErased(trx, jobs, rows);
}

/** Deletes the photos of deleted messages. */
export async function eraseSentPhotos(
  trx: Transaction<DB>,
  ids: readonly string[],
  jobs: Pick<Jobs, 'record'>,
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await trx
    .deleteFrom('photos')
    .where('id', '=', anyOf(ids))
    .where('sent', '=', true)
    .returning('storage_key')
    .execute();
  await recordErased(trx, jobs, rows);
}

/** The files are removed after the commit. */
async function recordErased(
  trx: Transaction<DB>,
  jobs: Pick<Jobs, 'record'>,
  rows: readonly { storage_key: string }[],
): Promise<void> {
  for (let first = 0; first < rows.length; first += BATCH_SIZE) {
    const storageKeys = rows.slice(first, first + BATCH_SIZE).map(({ storage_key }) => storage_key);
    await jobs.record(trx, photosErased, { storageKeys });
  }
}
