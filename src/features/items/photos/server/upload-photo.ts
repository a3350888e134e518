import { randomUUID } from 'node:crypto';
import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { PlatformServices } from '../../../../platform/server/feature.ts';
import { type OwnerKey, personKey } from '../../../../platform/server/http/actor.ts';
import type { FileStorage } from '../../../../platform/server/storage/file-storage.ts';
import { withUpload } from '../../../../platform/server/storage/with-upload.ts';
import { HOUR_SECONDS } from '../../../../shared/time.ts';
import { countDaily } from '../../../trust/newcomers/server/newcomers.ts';
import { photoErrors } from '../contract/errors.ts';
import { PHOTO_LIMITS } from '../contract/photo-limits.ts';
import type { Decoding } from './decoding.ts';
import type { ProcessedPhoto } from './make-sizes.ts';
import { photoLook } from './photo-look.ts';
import { processPhoto } from './process-photo.ts';
import { removeFiles } from './remove-photos.ts';
import { fileKey, type PhotoRow, storageKeyOf, type Uploader } from './stored-photos.ts';

const PER_OWNER = { limit: 200, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 30 } as const;
/** Guests are quick to create, so uploads are also counted per network address. */
const PER_ADDRESS = { limit: 600, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 30 } as const;

/** What is needed to decode and store images. */
export interface PhotoServices
  extends Pick<PlatformServices, 'db' | 'settings' | 'storage' | 'uploadFolder'> {
  /** Limits how many photos this process decodes at once. */
  decoding: Decoding;
}

/**
 * Accepts one image: it is streamed to disk up to the limit, checked, re-encoded and stored. It belongs to
 * its owner.
 */
export async function uploadPhoto(
  { db, settings, storage, uploadFolder, decoding }: PhotoServices,
  { owner, address }: Uploader,
  body: globalThis.ReadableStream,
): Promise<PhotoRow> {
  const ownerKey = personKey(owner);
  await countAttempt(db, `photo:owner:${ownerKey}`, PER_OWNER, photoErrors.TOO_MANY_UPLOADS);
  await countAttempt(db, `photo:address:${address}`, PER_ADDRESS, photoErrors.TOO_MANY_UPLOADS);
  await countDaily(db, settings, owner, 'photos', photoErrors.TOO_MANY_UPLOADS);
  const turn = { owner: ownerKey, address };
  const photo = await withPhotoUpload(uploadFolder, body, (path) => processPhoto(path, turn, decoding));
  return storePhoto(db, storage, owner, photo);
}

/** Stores the files first, so that a row never references a missing file. */
async function storePhoto(
  db: Database,
  storage: FileStorage,
  owner: OwnerKey,
  photo: ProcessedPhoto,
): Promise<PhotoRow> {
  const id = randomUUID();
  const storageKey = storageKeyOf(id);
  const [smallest] = photo.sizes;
  const [look] = await Promise.all([
    smallest === undefined ? null : photoLook(smallest.content),
    storeSizes(storage, storageKey, photo.sizes),
  ]);
  return db
    .insertInto('photos')
    .values({
      id,
      ...(owner.kind === 'member' ? { profile_id: owner.id } : { guest_key: owner.key }),
      storage_key: storageKey,
      width: photo.width,
      height: photo.height,
      placeholder: photo.placeholder,
      look: look === null ? null : String(look),
    })
    .returning(['id', 'width', 'height', 'alt', 'placeholder', 'storage_key'])
    .executeTakeFirstOrThrow();
}

const LIMIT = { maxBytes: PHOTO_LIMITS.maxBytes, tooBig: photoErrors.PHOTO_TOO_BIG };

/** Streams an uploaded image to a temporary file that exists while `work` runs. */
export const withPhotoUpload = <T>(
  folder: string,
  body: globalThis.ReadableStream,
  work: (path: string) => Promise<T>,
): Promise<T> => withUpload(folder, body, LIMIT, work);

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
