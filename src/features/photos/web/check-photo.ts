import type { ErrorSpec } from '../../../shared/errors.ts';
import { photoErrors } from '../contract/errors.ts';
import { PHOTO_HEAD_BYTES, photoKindOf } from '../contract/photo-kind.ts';
import { PHOTO_LIMITS } from '../contract/photo-limits.ts';

/** Why a file cannot become a photo, checked before it is sent; null if it may. The server checks more. */
export async function refusalOf(file: Blob): Promise<ErrorSpec | null> {
  if (file.size > PHOTO_LIMITS.maxBytes) return photoErrors.PHOTO_TOO_BIG;
  try {
    const kind = photoKindOf(new Uint8Array(await file.slice(0, PHOTO_HEAD_BYTES).arrayBuffer()));
    if (kind === null) return photoErrors.NOT_A_PHOTO;
    return kind === 'heic' ? photoErrors.PHOTO_IS_HEIC : null;
  } catch {
    // A folder, or a file deleted since it was chosen.
    return photoErrors.NOT_A_PHOTO;
  }
}
