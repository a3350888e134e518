import { randomUUID } from 'node:crypto';
import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { PlatformServices } from '../../../../platform/server/feature.ts';
import { personKey } from '../../../../platform/server/http/actor.ts';
import type { FileStorage } from '../../../../platform/server/storage/file-storage.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { HOUR_SECONDS } from '../../../../shared/time.ts';
import { photoErrors } from '../contract/errors.ts';
import { PHOTO_LIMITS } from '../contract/photo-limits.ts';
import { photoFilesReplaced } from '../contract/signals.ts';
import { makeSizes } from './make-sizes.ts';
import { fileKey, ownedBy, type PhotoRow, storageKeyOf, type Uploader } from './stored-photos.ts';
import { type PhotoServices, removeUnused, storeSizes } from './upload-photo.ts';

const PER_OWNER = { limit: 300, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 30 } as const;

/**
 * Rotates an owner's photo clockwise, on a listing or not. The rotated files get a new key, because browsers
 * cache addresses forever. The old files are removed after the commit.
 */
export async function rotatePhoto(
  { db, storage, jobs, decoding }: PhotoServices & Pick<PlatformServices, 'jobs'>,
  { owner, address }: Uploader,
  id: string,
): Promise<PhotoRow> {
  const ownerKey = personKey(owner);
  await countAttempt(db, `photo-rotate:owner:${ownerKey}`, PER_OWNER, photoErrors.TOO_MANY_UPLOADS);
  const before = await db
    .selectFrom('photos')
    .select('storage_key')
    .where('id', '=', id)
    // Photos in sent messages don't change.
    .where('sent', '=', false)
    .where(ownedBy(owner))
    .executeTakeFirst();
  if (before === undefined) throw new DomainError(photoErrors.PHOTO_NOT_FOUND);
  const turned = await decoding.light({ owner: ownerKey, address }, async () =>
    makeSizes(await readLarge(storage, before.storage_key), 90),
  );
  const storageKey = storageKeyOf(randomUUID());
  await storeSizes(storage, storageKey, turned.sizes);
  try {
    return await db.transaction().execute(async (trx) => {
      const row = await trx
        .updateTable('photos')
        .set({
          storage_key: storageKey,
          width: turned.width,
          height: turned.height,
          placeholder: turned.placeholder,
        })
        .where('id', '=', id)
        // A concurrent request rotated or removed it.
        .where('storage_key', '=', before.storage_key)
        .where('sent', '=', false)
        .where(ownedBy(owner))
        .returning(['id', 'width', 'height', 'alt', 'placeholder', 'storage_key'])
        .executeTakeFirst();
      if (row === undefined) throw new DomainError(photoErrors.PHOTO_CHANGED);
      await jobs.record(trx, photoFilesReplaced, { storageKey: before.storage_key });
      return row;
    });
  } catch (error) {
    await removeUnused(storage, storageKey);
    throw error;
  }
}

/**
 * Reads the largest file of a photo.
 * @throws DomainError PHOTO_CHANGED if the files were removed since the row was read.
 */
async function readLarge(storage: FileStorage, storageKey: string): Promise<Buffer> {
  const file = await storage.open(fileKey(storageKey, PHOTO_LIMITS.widths.large));
  if (file === null) throw new DomainError(photoErrors.PHOTO_CHANGED);
  return Buffer.from(await new Response(file.body).arrayBuffer());
}
