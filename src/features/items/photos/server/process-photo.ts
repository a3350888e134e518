import { open } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import { DomainError } from '../../../../shared/errors.ts';
import { photoErrors } from '../contract/errors.ts';
import { PHOTO_HEAD_BYTES, photoKindOf } from '../contract/photo-kind.ts';
import { PHOTO_LIMITS } from '../contract/photo-limits.ts';
import { makeSizesInProcess, makeSquareInProcess, type PictureFile } from './decode-in-process.ts';
import type { Decoding, Turn } from './decoding.ts';
import { isTimeout, makeSizes, makeSquare, type ProcessedPhoto } from './make-sizes.ts';

const READABLE = new Set(['jpeg', 'png', 'webp', 'heif', 'avif']);
/**
 * Up to this size, decoding takes some ten megabytes and at most a second. Larger images, and formats that
 * take longer per pixel, use the heavy lane.
 */
const LIGHT_PIXELS = 24_000_000;

/**
 * Detects the kind of an image by its content and creates the stored sizes: upright, three widths, without
 * metadata or location. Everything is re-encoded, so that nothing hidden in the upload survives.
 * @throws DomainError saying why it was rejected.
 */
export function processPhoto(path: string, turn: Turn, decoding: Decoding): Promise<ProcessedPhoto> {
  return decodeChecked(path, turn, decoding, {
    inThread: () => makeSizes(path),
    inProcess: (file) => makeSizesInProcess(decoding.reportHelper, file),
  });
}

/**
 * Crops the center of an image to a square, checked and encoded like a photo.
 * @throws DomainError saying why it was rejected.
 */
export function processSquare(path: string, side: number, turn: Turn, decoding: Decoding): Promise<Buffer> {
  return decodeChecked(path, turn, decoding, {
    inThread: () => makeSquare(path, side),
    inProcess: (file) => makeSquareInProcess(decoding.reportHelper, file, side),
  });
}

/** Runs the decoding. A file that passes the check but can't be decoded is damaged. */
async function decodeChecked<T>(
  path: string,
  turn: Turn,
  { light, heavy }: Decoding,
  decode: { inThread: () => Promise<T>; inProcess: (file: PictureFile) => Promise<T> },
): Promise<T> {
  const { isHeavy, isHeic } = await checkPicture(path);
  try {
    return await (isHeavy
      ? heavy(turn, () => decode.inProcess({ path, isHeic }))
      : light(turn, decode.inThread));
  } catch (cause) {
    throw new DomainError(isTimeout(cause) ? photoErrors.PHOTO_TOO_SLOW : photoErrors.PHOTO_DAMAGED, {
      cause,
    });
  }
}

/** Returns the cost of a pixel, in memory or time, relative to a plain JPEG. */
function weightOf({ format, isProgressive, depth }: Metadata): number {
  if (format === 'heif') return 6;
  return (isProgressive ? 3 : 1) * (depth === 'ushort' ? 2 : 1);
}

async function isPhoto(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(PHOTO_HEAD_BYTES);
    const { bytesRead } = await file.read(head, 0, PHOTO_HEAD_BYTES, 0);
    return photoKindOf(head.subarray(0, bytesRead)) !== null;
  } finally {
    await file.close();
  }
}

async function checkPicture(path: string): Promise<{ isHeavy: boolean; isHeic: boolean }> {
  // Checked first, because reading only the size of some other formats takes seconds: an SVG has to be laid
  // out.
  if (!(await isPhoto(path))) throw new DomainError(photoErrors.NOT_A_PHOTO);
  // sharp can read the metadata of HEIC, but can't decode it.
  const picture = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new DomainError(photoErrors.NOT_A_PHOTO, { cause });
    });
  if (!READABLE.has(picture.format)) throw new DomainError(photoErrors.NOT_A_PHOTO);
  const pixels = picture.width * picture.height;
  const isHeic = picture.compression === 'hevc';
  const isAvif = picture.format === 'heif' && !isHeic;
  if (pixels > PHOTO_LIMITS.maxPixels) throw new DomainError(photoErrors.PHOTO_TOO_MANY_PIXELS);
  if (isAvif && pixels > PHOTO_LIMITS.maxAvifPixels) throw new DomainError(photoErrors.AVIF_TOO_MANY_PIXELS);
  return { isHeavy: isHeic || pixels * weightOf(picture) > LIGHT_PIXELS, isHeic };
}
