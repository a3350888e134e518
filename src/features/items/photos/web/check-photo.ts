import type { ErrorSpec } from '../../../../shared/errors.ts';
import { photoErrors } from '../contract/errors.ts';
import { PHOTO_HEAD_BYTES, type PhotoKind, photoKindOf } from '../contract/photo-kind.ts';
import { PHOTO_LIMITS } from '../contract/photo-limits.ts';

/**
 * Returns why a file can't be a photo, checked before uploading; null if it may be. The server checks more.
 */
export async function refusalOf(file: Blob): Promise<ErrorSpec | null> {
  if (file.size > PHOTO_LIMITS.maxBytes) return photoErrors.PHOTO_TOO_BIG;
  return (await photoKindIn(file)) === null ? photoErrors.NOT_A_PHOTO : null;
}

/** Detects the kind of image in a file; null for other files. */
export async function photoKindIn(file: Blob): Promise<PhotoKind | null> {
  try {
    return photoKindOf(new Uint8Array(await file.slice(0, PHOTO_HEAD_BYTES).arrayBuffer()));
  } catch {
    // A folder, or a file that was deleted after it was chosen.
    return null;
  }
}

/**
 * Returns the address of a preview on this device; '' for an image the browser can't show, which includes
 * HEIC in most.
 */
export async function previewOf(file: Blob): Promise<string> {
  if ((await photoKindIn(file)) === 'heic') {
    const picture = await createImageBitmap(file).catch(() => null);
    if (picture === null) return '';
    picture.close();
  }
  return URL.createObjectURL(file);
}
