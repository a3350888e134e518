import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { type OwnerKey, personKey } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { photoErrors } from '../contract/errors.ts';
import { PHOTO_LIMITS } from '../contract/photo-limits.ts';
import type { PhotoSize } from '../contract/photo-url.ts';
import { asJpeg } from './make-sizes.ts';
import { processPhoto, processSquare } from './process-photo.ts';
import { fileKey, type Uploader, unusedPhotos } from './stored-photos.ts';
import { type PhotoServices, withPhotoUpload } from './upload-photo.ts';

const WIDTH = PHOTO_LIMITS.widths.medium;
const DATA_URL = /^data:image\/[a-z]+;base64,([A-Za-z0-9+/]+={0,2})$/;

/** Returns a stored size (WebP) of an owner's unused photo; null if it doesn't exist. */
export async function readUpload(
  { db, storage }: Pick<PhotoServices, 'db' | 'storage'>,
  owner: OwnerKey,
  id: string,
  size: PhotoSize,
): Promise<Buffer | null> {
  const [row] = await unusedPhotos(db, owner, [id]);
  const key = row === undefined ? null : fileKey(row.storage_key, PHOTO_LIMITS.widths[size]);
  const file = key === null ? null : await storage.open(key);
  return file === null ? null : buffer(file.body);
}

/**
 * Returns an owner's unused photo as a medium-size JPEG, by its id or as a data URL; null if it doesn't
 * exist.
 */
export async function readPhoto(
  services: PhotoServices,
  uploader: Uploader,
  photo: string,
): Promise<Buffer | null> {
  const [, content] = DATA_URL.exec(photo) ?? [];
  if (content !== undefined) {
    const medium = await encodeSent(services, uploader, Buffer.from(content, 'base64'));
    return medium === undefined ? null : asJpeg(medium);
  }
  if (!z.uuid().safeParse(photo).success) throw new DomainError(photoErrors.NOT_A_PHOTO);
  const medium = await readUpload(services, uploader.owner, photo, 'medium');
  return medium === null ? null : asJpeg(medium);
}

/** Checks and encodes an image like an upload, so that nothing hidden in it survives, but doesn't store it. */
function encodeSent(
  { uploadFolder, decoding }: PhotoServices,
  { owner, address }: Uploader,
  content: Buffer<ArrayBuffer>,
): Promise<Buffer | undefined> {
  return withPhotoUpload(uploadFolder, new Blob([content]).stream(), async (path) => {
    const { sizes } = await processPhoto(path, { owner: personKey(owner), address }, decoding);
    return sizes.find(({ width }) => width === WIDTH)?.content;
  });
}

/** Returns an uploaded image, checked like a photo, as a square WebP with sides of `side` pixels. */
export function cropSquare(
  { uploadFolder, decoding }: PhotoServices,
  { owner, address }: Uploader,
  body: globalThis.ReadableStream,
  side: number,
): Promise<Buffer> {
  const turn = { owner: personKey(owner), address };
  return withPhotoUpload(uploadFolder, body, (path) => processSquare(path, side, turn, decoding));
}

/** The public API of photos for other features on the server. */
export { createDecoding } from './decoding.ts';
export { eraseSentPhotos } from './erase-photos.ts';
export { itemPicture, listedPicture, personPicture } from './mail-pictures.ts';
export { copyPhotoFromAddress } from './photo-from-address.ts';
export { looksSame } from './photo-look.ts';
export {
  attachPhotos,
  dropSentPhotos,
  exportedPhotos,
  fileKey,
  type PhotoRow,
  photoIdsByListing,
  photoIdsOf,
  photosById,
  photosOf,
  presentPhoto,
  presentPrivatePhoto,
  sendPhotos,
  storageKeyOf,
  type Uploader,
} from './stored-photos.ts';
export { type PhotoServices, uploadPhoto } from './upload-photo.ts';
