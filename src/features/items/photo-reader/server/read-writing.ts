import type { PlatformServices } from '../../../../platform/server/feature.ts';
import { personKey } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { draftErrors } from '../../../selling/listing-drafts/contract/errors.ts';
import { countPhotoRead } from '../../../selling/listing-drafts/server/listing-drafts.ts';
import { readUpload, type Uploader } from '../../photos/server/photos.ts';
import { photoReaderErrors } from '../contract/errors.ts';
import type { PhotoWriting } from '../contract/photo-writing.ts';
import type { PhotoReader } from './photo-reader.ts';

export interface ReadWritingServices extends Pick<PlatformServices, 'db' | 'storage'> {
  /** Null if the operator turned the built-in reader off. */
  photoReader: PhotoReader | null;
}

/**
 * Reads what is written on the item in an uploaded photo. Nothing is stored.
 * @throws DomainError saying why it cannot be read.
 */
export async function readWriting(
  services: ReadWritingServices,
  uploader: Uploader,
  photoId: string,
): Promise<PhotoWriting> {
  const { db, photoReader } = services;
  if (photoReader === null) throw new DomainError(photoReaderErrors.READER_OFF);
  await countPhotoRead(db, uploader);
  const photo = await readUpload(services, uploader.owner, photoId, 'large');
  if (photo === null) throw new DomainError(draftErrors.DRAFT_PHOTO_GONE);
  const turn = { owner: personKey(uploader.owner), address: uploader.address };
  const writing = await photoReader(turn, photo);
  if (writing === null) throw new DomainError(draftErrors.PHOTO_UNREAD);
  return writing;
}
