import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { FileStorage } from '../../../../platform/server/storage/file-storage.ts';
import { PHOTO_LIMITS } from '../contract/photo-limits.ts';
import { fileKey, isUnused } from './stored-photos.ts';
import { HOUR_MS } from '../../../../shared/time.ts';

const ABANDONED_AFTER_HOURS = 24;
const BATCH_SIZE = 500;

/**
 * Removes unused photos, files first: if this is interrupted, the rows still exist for a retry. Idempotent.
 */
export async function removePhotos(
  db: Database,
  storage: FileStorage,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const photos = await db
    .selectFrom('photos')
    .select(['id', 'storage_key'])
    .where('id', '=', anyOf(ids))
    .where(isUnused)
    .execute();
  if (photos.length === 0) return;
  await removeFiles(
    storage,
    photos.map(({ storage_key }) => storage_key),
  );
  await db
    .deleteFrom('photos')
    .where('id', '=', anyOf(photos.map(({ id }) => id)))
    .where(isUnused)
    .execute();
}

/** Removes all sizes stored under these keys. Ignores missing files. */
export function removeFiles(storage: FileStorage, storageKeys: readonly string[]): Promise<void> {
  const widths = Object.values(PHOTO_LIMITS.widths);
  return storage.remove(storageKeys.flatMap((key) => widths.map((width) => fileKey(key, width))));
}

/** Removes uploads whose form was never submitted. Runs on a schedule. */
export async function removeAbandonedPhotos(db: Database, storage: FileStorage): Promise<void> {
  const abandoned = await db
    .selectFrom('photos')
    .select('id')
    .where(isUnused)
    .where('created_at', '<', new Date(Date.now() - ABANDONED_AFTER_HOURS * HOUR_MS))
    .limit(BATCH_SIZE)
    .execute();
  await removePhotos(
    db,
    storage,
    abandoned.map(({ id }) => id),
  );
}
