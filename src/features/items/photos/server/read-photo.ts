import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { personKey } from '../../../../platform/server/http/actor.ts';
import type { PlatformServices } from '../../../../platform/server/feature.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { photoErrors } from '../contract/errors.ts';
import { PHOTO_LIMITS } from '../contract/photo-limits.ts';
import type { Decoding } from './decoding.ts';
import { asJpeg } from './make-sizes.ts';
import { fileKey, type ReadPhoto, type ReadUpload, unusedPhotos, type Uploader } from './stored-photos.ts';
import { processPhoto } from './process-photo.ts';
import { withPhotoUpload } from './upload-photo.ts';

type Services = Pick<PlatformServices, 'uploadFolder'> & { decoding: Decoding; readUpload: ReadUpload };

const WIDTH = PHOTO_LIMITS.widths.medium;
const DATA_URL = /^data:image\/[a-z]+;base64,([A-Za-z0-9+/]+={0,2})$/;

export function createReadUpload({ db, storage }: Pick<PlatformServices, 'db' | 'storage'>): ReadUpload {
  return async (owner, id, size) => {
    const [row] = await unusedPhotos(db, owner, [id]);
    const key = row === undefined ? null : fileKey(row.storage_key, PHOTO_LIMITS.widths[size]);
    const file = key === null ? null : await storage.open(key);
    return file === null ? null : buffer(file.body);
  };
}

export function createReadPhoto({ readUpload, uploadFolder, decoding }: Services): ReadPhoto {
  /** Checked and encoded like an upload, so that nothing hidden in it survives, but not stored. */
  function sent({ owner, address }: Uploader, content: Buffer<ArrayBuffer>): Promise<Buffer | undefined> {
    return withPhotoUpload(uploadFolder, new Blob([content]).stream(), async (path) => {
      const { sizes } = await processPhoto(path, { owner: personKey(owner), address }, decoding);
      return sizes.find(({ width }) => width === WIDTH)?.content;
    });
  }

  return async (uploader, photo) => {
    const [, content] = DATA_URL.exec(photo) ?? [];
    if (content !== undefined) {
      const medium = await sent(uploader, Buffer.from(content, 'base64'));
      return medium === undefined ? null : asJpeg(medium);
    }
    if (!z.uuid().safeParse(photo).success) throw new DomainError(photoErrors.NOT_A_PHOTO);
    const medium = await readUpload(uploader.owner, photo, 'medium');
    return medium === null ? null : asJpeg(medium);
  };
}
