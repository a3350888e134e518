import type { Database } from '../../../../platform/server/db/database.ts';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import type { Log } from '../../../../platform/server/log.ts';
import type { FileStorage, StoredFile } from '../../../../platform/server/storage/file-storage.ts';
import { HOUR_MS } from '../../../../shared/time.ts';
import { PHOTO_LIMITS } from '../contract/photo-limits.ts';
import { fileKey, isUnused } from './stored-photos.ts';

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

/** Newer files may belong to an unfinished upload. */
const MIN_AGE_HOURS = 24;
/** How many files one run removes at most. The next run continues. */
const MAX_REMOVED = 10_000;
/** Up to this many orphans are removed without checking whether they are the majority. */
const MAX_UNCHECKED = 300;
/** See `storageKeyOf`. */
const PHOTO_FILE = /^((?:[0-9a-f]{2}|[0-9a-f-]{36})\/[0-9a-f-]{36})-\d+\.webp$/;

interface Services {
  db: Database;
  storage: FileStorage;
  log: Log;
}

/**
 * Removes what crashes left behind: photo files without a row, and incomplete files. Ignores other files in
 * the storage. Runs on a schedule.
 */
export async function removeOrphans({ db, storage, log }: Services): Promise<void> {
  const before = new Date(Date.now() - MIN_AGE_HOURS * HOUR_MS);
  const orphans: string[] = [];
  const counted = { photoFiles: 0, orphans: 0 };
  for await (const page of storage.list()) {
    const old = page.filter(({ storedAt }) => storedAt < before);
    await storage.remove(old.map(({ key }) => key).filter((key) => key.endsWith('.part')));
    const files = photoFilesOf(old);
    const named = await namedByRows(db, [...new Set(files.map(({ storageKey }) => storageKey))]);
    const unnamed = files.filter(({ storageKey }) => !named.has(storageKey));
    counted.photoFiles += files.length;
    counted.orphans += unnamed.length;
    orphans.push(...unnamed.slice(0, MAX_REMOVED - orphans.length).map(({ key }) => key));
  }
  // Probably this database was started with another site's files: a site hardly loses most of its rows.
  if (counted.orphans > MAX_UNCHECKED && counted.orphans > counted.photoFiles / 2) {
    log.error(counted, 'most stored photos belong to no row of this database: none of them is removed');
    return;
  }
  await storage.remove(orphans);
  if (orphans.length > 0) log.info({ files: orphans.length }, 'photos without a row removed');
}

function photoFilesOf(files: readonly StoredFile[]): { key: string; storageKey: string }[] {
  return files.flatMap(({ key }) => {
    const storageKey = PHOTO_FILE.exec(key)?.[1];
    return storageKey === undefined ? [] : [{ key, storageKey }];
  });
}

async function namedByRows(db: Database, storageKeys: readonly string[]): Promise<Set<string>> {
  if (storageKeys.length === 0) return new Set();
  const rows = await db
    .selectFrom('photos')
    .select('storage_key')
    .where('storage_key', '=', anyOf(storageKeys))
    .execute();
  return new Set(rows.map(({ storage_key }) => storage_key));
}
