import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { PlatformServices } from '../../../../platform/server/feature.ts';
import { personKey } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { photoErrors } from '../contract/errors.ts';
import { PHOTO_LIMITS } from '../contract/photo-limits.ts';
import type { Decoding } from './decoding.ts';
import { asJpeg } from './make-sizes.ts';
import { processPhoto, processSquare } from './process-photo.ts';
import {
  type CropSquare,
  fileKey,
  type ReadPhoto,
  type ReadUpload,
  unusedPhotos,
  type Uploader,
} from './stored-photos.ts';
import { withPhotoUpload } from './upload-photo.ts';

type ReadPhotoServices = Pick<PlatformServices, 'uploadFolder'> & {
  decoding: Decoding;
  readUpload: ReadUpload;
};

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

export function createReadPhoto({ readUpload, uploadFolder, decoding }: ReadPhotoServices): ReadPhoto {
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

/** The public API of photos for other features on the server. */
export { createDecoding, type Decoding } from './decoding.ts';
export { eraseSentPhotos } from './erase-photos.ts';
export { itemPicture, listedPicture, personPicture } from './mail-pictures.ts';
export { createPhotoFromAddress } from './photo-from-address.ts';
export {
  attachPhotos,
  type CropSquare,
  dropSentPhotos,
  exportedPhotos,
  fileKey,
  type PhotoFromAddress,
  photoIdsByListing,
  photoIdsOf,
  photoPresenter,
  photosById,
  photosOf,
  type PresentPhoto,
  type ReadPhoto,
  type ReadUpload,
  sendPhotos,
  storageKeyOf,
  type Uploader,
} from './stored-photos.ts';
export { createUploadPhoto } from './upload-photo.ts';

interface Services {
  /** Where uploads are stored while they are checked. */
  uploadFolder: string;
  decoding: Decoding;
}

export function createCropSquare({ uploadFolder, decoding }: Services): CropSquare {
  return ({ owner, address }, body, side) => {
    const turn = { owner: personKey(owner), address };
    return withPhotoUpload(uploadFolder, body, (path) => processSquare(path, side, turn, decoding));
  };
}
