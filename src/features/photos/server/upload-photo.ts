import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { countAttempt } from '../../../platform/server/db/attempts.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Owner } from '../../../platform/server/http/actor.ts';
import type { FileStorage } from '../../../platform/server/storage/file-storage.ts';
import { DomainError } from '../../../shared/errors.ts';
import { photoErrors } from '../contract/errors.ts';
import { PHOTO_LIMITS } from '../contract/photo-limits.ts';
import { type ProcessedPhoto, processPhoto } from './process-photo.ts';
import type { PhotoRow } from './photos.ts';
import { storeSizes } from './store-sizes.ts';
import type { Turnstile } from './turnstile.ts';

const PER_OWNER = { limit: 200, windowSeconds: 3600, firstDelaySeconds: 30 } as const;
/** Times the limit after which a body is cut off; a phone's video would otherwise come in for minutes. */
const READ_ON = 10;

interface Services {
  db: Database;
  storage: FileStorage;
  /** Where uploads wait while they are checked. */
  uploadFolder: string;
  decoding: Turnstile;
}

export type UploadPhoto = (owner: Owner, body: globalThis.ReadableStream) => Promise<PhotoRow>;

/** Takes one picture: streamed to disk up to the limit, checked, encoded anew, stored; it belongs to its owner. */
export function createUploadPhoto({ db, storage, uploadFolder, decoding }: Services): UploadPhoto {
  return async (owner, body) => {
    const ownerKey = owner.kind === 'member' ? owner.id : owner.key;
    try {
      await countAttempt(db, `photo:owner:${ownerKey}`, PER_OWNER);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      throw new DomainError(photoErrors.TOO_MANY_UPLOADS, { retryAfter: error.retryAfter });
    }
    await mkdir(uploadFolder, { recursive: true });
    const path = join(uploadFolder, randomUUID());
    try {
      await pipeline(
        upTo(PHOTO_LIMITS.maxBytes, Readable.fromWeb(body as ReadableStream)),
        createWriteStream(path),
      );
      const photo = await processPhoto(path, decoding);
      return await storePhoto(db, storage, owner, photo);
    } finally {
      await rm(path, { force: true });
    }
  };
}

/** Stores the files first: a row never names a file that is not there. */
export async function storePhoto(
  db: Database,
  storage: FileStorage,
  owner: Owner,
  photo: ProcessedPhoto,
): Promise<PhotoRow> {
  const id = randomUUID();
  const storageKey = `${owner.kind === 'member' ? owner.id : owner.key}/${id}`;
  await storeSizes(storage, storageKey, photo.sizes);
  return db
    .insertInto('photos')
    .values({
      id,
      ...(owner.kind === 'member' ? { profile_id: owner.id } : { guest_key: owner.key }),
      storage_key: storageKey,
      width: photo.width,
      height: photo.height,
      placeholder: photo.placeholder,
    })
    .returning(['id', 'width', 'height', 'alt', 'placeholder', 'storage_key'])
    .executeTakeFirstOrThrow();
}

/**
 * What the client sends, up to a number of bytes. A body that is larger is read on without being kept: browsers show
 * an answer only once they have sent everything, and a cut connection instead of it.
 */
async function* upTo(max: number, body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let seen = 0;
  for await (const chunk of body) {
    seen += chunk.length;
    if (seen <= max) yield chunk;
    else if (seen > max * READ_ON) break;
  }
  if (seen > max) throw new DomainError(photoErrors.PHOTO_TOO_BIG);
}
