import type { FileStorage } from '../../../../platform/server/storage/file-storage.ts';
import { fileKey } from './stored-photos.ts';
import type { ProcessedPhoto } from './make-sizes.ts';
import { removeFiles } from './remove-photos.ts';

/** Stores every size of a photo. If one fails, the others are removed. */
export async function storeSizes(
  storage: FileStorage,
  storageKey: string,
  sizes: ProcessedPhoto['sizes'],
): Promise<void> {
  const puts = await Promise.allSettled(
    sizes.map(({ width, content }) => storage.put(fileKey(storageKey, width), content)),
  );
  const failed = puts.find((put) => put.status === 'rejected');
  if (failed === undefined) return;
  await removeUnused(storage, storageKey);
  throw failed.reason;
}

/** Removes files without a row. A later cleanup of orphans removes those that fail now. */
export async function removeUnused(storage: FileStorage, storageKey: string): Promise<void> {
  await removeFiles(storage, [storageKey]).catch(() => undefined);
}
