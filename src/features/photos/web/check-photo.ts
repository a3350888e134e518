import type { ErrorSpec } from '../../../shared/errors.ts';
import { photoErrors } from '../contract/errors.ts';
import { PHOTO_HEAD_BYTES, type PhotoKind, photoKindOf } from '../contract/photo-kind.ts';
import { PHOTO_LIMITS } from '../contract/photo-limits.ts';

/** Why a file cannot become a photo, checked before it is sent; null if it may. The server checks more. */
export async function refusalOf(file: Blob): Promise<ErrorSpec | null> {
  if (file.size > PHOTO_LIMITS.maxBytes) return photoErrors.PHOTO_TOO_BIG;
  return (await photoKindIn(file)) === null ? photoErrors.NOT_A_PHOTO : null;
}

/** The kind of picture in a file; null for other files. */
export async function photoKindIn(file: Blob): Promise<PhotoKind | null> {
  try {
    return photoKindOf(new Uint8Array(await file.slice(0, PHOTO_HEAD_BYTES).arrayBuffer()));
  } catch {
    // A folder, or a file deleted since it was chosen.
    return null;
  }
}

/** The address of a preview on this device; '' for a picture that this browser cannot show, as HEIC in most. */
export async function previewOf(file: Blob): Promise<string> {
  if ((await photoKindIn(file)) === 'heic') {
    const picture = await createImageBitmap(file).catch(() => null);
    if (picture === null) return '';
    picture.close();
  }
  return URL.createObjectURL(file);
}
