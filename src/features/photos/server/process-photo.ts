import { open } from 'node:fs/promises';
import sharp from 'sharp';
import { DomainError } from '../../../shared/errors.ts';
import { photoErrors } from '../contract/errors.ts';
import { PHOTO_HEAD_BYTES, photoKindOf } from '../contract/photo-kind.ts';
import { PHOTO_LIMITS } from '../contract/photo-limits.ts';
import type { Semaphore } from './semaphore.ts';

export interface ProcessedPhoto {
  /** Pixels of the largest size. */
  width: number;
  height: number;
  placeholder: string;
  sizes: { width: number; content: Buffer }[];
}

const READABLE = new Set(['jpeg', 'png', 'webp', 'heif', 'avif']);
const WEBP = { quality: 78, effort: 2 } as const;
/**
 * For the largest size of a turned photo, which was encoded before and may be turned again: four turns cost 5 dB
 * less.
 */
const TURNED_WEBP = { ...WEBP, quality: 90, smartSubsample: true } as const;
/**
 * Up to this size decoding takes some ten megabytes; above it, interlaced pictures take hundreds, as AVIF always
 * does.
 */
const LIGHT_PIXELS = 24_000_000;
/** Pixels of the placeholder's longer side: enough for color and light, at about 120 bytes. */
const PLACEHOLDER_SIZE = 10;

// Each photo is read only once, so a cache would only waste memory. One thread for each leaves room for pages and for
// serving files meanwhile.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Recognizes a picture by its content and creates what is stored: upright, three sizes, without metadata or position.
 * Everything is re-encoded, so that nothing hidden in the upload survives.
 * @throws DomainError saying why it was refused.
 */
export function processPhoto(path: string, decoding: Semaphore): Promise<ProcessedPhoto> {
  return decodeChecked(path, decoding, () => makeSizes(path));
}

/**
 * Cuts the center of a picture to a square, checked and encoded like a photo.
 * @throws DomainError saying why it was refused.
 */
export function processSquare(path: string, side: number, decoding: Semaphore): Promise<Buffer> {
  return decodeChecked(path, decoding, () =>
    openPicture(path)
      .autoOrient()
      .resize({ width: side, height: side, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .webp(WEBP)
      .toBuffer(),
  );
}

/** A file that passes the check but cannot be decoded is damaged. */
async function decodeChecked<T>(path: string, decoding: Semaphore, decode: () => Promise<T>): Promise<T> {
  const { isHeavy } = await checkPicture(path);
  try {
    return await decoding(decode, isHeavy ? Infinity : 1);
  } catch (cause) {
    throw new DomainError(photoErrors.PHOTO_DAMAGED, { cause });
  }
}

const openPicture = (source: string | Buffer) =>
  sharp(source, { limitInputPixels: PHOTO_LIMITS.maxPixels, failOn: 'warning' });

/**
 * Creates the stored sizes of a picture, from a file or from memory.
 * @param turn Degrees to turn it clockwise; without it, the camera's orientation is applied.
 */
export async function makeSizes(source: string | Buffer, turn?: 90): Promise<ProcessedPhoto> {
  const { small, medium, large } = PHOTO_LIMITS.widths;
  const picture = openPicture(source);
  const upright = (turn === undefined ? picture.autoOrient() : picture.rotate(turn))
    // A tall screenshot keeps its width, but its height is limited.
    .resize({ width: large, height: large * 2, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb');
  const { data, info } = await upright.raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const encode = (width: number) =>
    sharp(data, { raw })
      .resize({ width, withoutEnlargement: true })
      .webp(turn !== undefined && width === large ? TURNED_WEBP : WEBP)
      .toBuffer();
  const sizes: ProcessedPhoto['sizes'] = [];
  for (const width of [small, medium, large]) sizes.push({ width, content: await encode(width) });
  const tiny = await sharp(data, { raw })
    .resize({ width: PLACEHOLDER_SIZE, height: PLACEHOLDER_SIZE, fit: 'inside' })
    .webp({ quality: 30, smartSubsample: false })
    .toBuffer();
  return {
    width: info.width,
    height: info.height,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    sizes,
  };
}

async function checkPicture(path: string): Promise<{ isHeavy: boolean }> {
  // Check before the decoder does: it recognizes the container, but not the codec inside.
  if (photoKindOf(await readHead(path)) === 'heic') throw new DomainError(photoErrors.PHOTO_IS_HEIC);
  const picture = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new DomainError(photoErrors.NOT_A_PHOTO, { cause });
    });
  if (!READABLE.has(picture.format)) throw new DomainError(photoErrors.NOT_A_PHOTO);
  const pixels = picture.width * picture.height;
  const isAvif = picture.format === 'heif';
  if (pixels > PHOTO_LIMITS.maxPixels) throw new DomainError(photoErrors.PHOTO_TOO_MANY_PIXELS);
  if (isAvif && pixels > PHOTO_LIMITS.maxAvifPixels) throw new DomainError(photoErrors.AVIF_TOO_MANY_PIXELS);
  return { isHeavy: isAvif || pixels > LIGHT_PIXELS };
}

async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: new Uint8Array(PHOTO_HEAD_BYTES) });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
