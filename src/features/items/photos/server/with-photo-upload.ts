import { withUpload } from '../../../../platform/server/storage/with-upload.ts';
import { photoErrors } from '../contract/errors.ts';
import { PHOTO_LIMITS } from '../contract/photo-limits.ts';

const LIMIT = { maxBytes: PHOTO_LIMITS.maxBytes, tooBig: photoErrors.PHOTO_TOO_BIG };

/** Streams an uploaded image to a temporary file that exists while `work` runs. */
export const withPhotoUpload = <T>(
  folder: string,
  body: globalThis.ReadableStream,
  work: (path: string) => Promise<T>,
): Promise<T> => withUpload(folder, body, LIMIT, work);
