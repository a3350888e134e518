import type { Transaction } from 'kysely';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { Member } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import {
  copyPhotoFromAddress,
  dropSentPhotos,
  type PhotoServices,
  sendPhotos,
  type Uploader,
} from '../../../items/photos/server/photos.ts';
import { zoneErrors } from '../contract/errors.ts';
import type { EditedZone } from '../contract/zone.ts';

/**
 * Returns the id of the chosen photo: an upload, or a copy of the image at an address. Undefined leaves the picture
 * unchanged. Call it before the transaction, because an address may take seconds to answer.
 */
export async function chosenPicture(
  services: PhotoServices,
  uploader: Uploader,
  { photoId, imageUrl }: Pick<EditedZone, 'photoId' | 'imageUrl'>,
): Promise<string | null | undefined> {
  const address = imageUrl?.trim() ?? '';
  if (address === '') return photoId;
  return (await copyPhotoFromAddress(services, uploader, address)).id;
}

/**
 * Replaces the picture of a zone with a member's upload.
 * @throws DomainError ZONE_PICTURE_GONE if the upload is missing, someone else's, or in use.
 */
export async function changePicture(
  trx: Transaction<DB>,
  member: Member,
  before: string | null,
  after: string | null,
): Promise<void> {
  if (after === before) return;
  if (after !== null && !(await sendPhotos(trx, member, [after]))) {
    throw new DomainError(zoneErrors.ZONE_PICTURE_GONE);
  }
  if (before !== null) await dropSentPhotos(trx, [before]);
}
