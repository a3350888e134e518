import sharp from 'sharp';
import { PHOTO_LIMITS } from '../contract/photo-limits.ts';

export interface ProcessedPhoto {
  /** Width of the largest size, in pixels. */
  width: number;
  height: number;
  placeholder: string;
  sizes: { width: number; content: Buffer }[];
}

const WEBP = { quality: 78, effort: 2 } as const;
/**
 * For the largest size of a rotated photo, which was encoded before and may be rotated again. Four rotations
 * then lose 5 dB less.
 */
const TURNED_WEBP = { ...WEBP, quality: 90, smartSubsample: true } as const;
/** Longer side of the placeholder in pixels: enough for color and light in about 120 bytes. */
const PLACEHOLDER_SIZE = 10;
const PLACEHOLDER_WEBP = { quality: 30, smartSubsample: false } as const;
/** What decides the bytes of a picture's sizes, besides the picture: a change renders the demo's pictures anew. */
export const ENCODING = {
  widths: PHOTO_LIMITS.widths,
  webp: WEBP,
  placeholderSize: PLACEHOLDER_SIZE,
  placeholderWebp: PLACEHOLDER_WEBP,
} as const;

/** Timeout for decoding one image, in seconds. The slowest image within the limits takes about five. */
export const DECODING_TIMEOUT_SECONDS = 15;

const TIMEOUT = 'timeout: the picture takes too long';
export const timeout = (): Error => new Error(TIMEOUT);
/** Whether decoding timed out, by our timeout or the library's. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('timeout');

// Each photo is read once, so a cache would only use memory. One thread per photo leaves capacity for pages
// and files.
sharp.cache(false);
sharp.concurrency(1);

const openPicture = (source: string | Buffer) =>
  sharp(source, { limitInputPixels: PHOTO_LIMITS.maxPixels, failOn: 'warning' }).timeout({
    seconds: DECODING_TIMEOUT_SECONDS,
  });

/**
 * Creates the stored sizes of an image, from a file or from memory.
 * @param turn Degrees to rotate it clockwise. Without it, the camera's orientation is applied.
 */
export async function makeSizes(source: string | Buffer, turn?: 90): Promise<ProcessedPhoto> {
  const { small, medium, large } = PHOTO_LIMITS.widths;
  const picture = openPicture(source);
  const upright = (turn === undefined ? picture.autoOrient() : picture.rotate(turn))
    // A tall screenshot keeps its width, but its height is limited.
    .resize({ width: large, height: large * 2, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColorspace('srgb');
  const { data, info } = await upright.raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const encode = (width: number) =>
    sharp(data, { raw })
      .resize({ width, withoutEnlargement: true })
      .webp(turn !== undefined && width === large ? TURNED_WEBP : WEBP)
      .toBuffer();
  const sizes: ProcessedPhoto['sizes'] = [];
  for (const width of [small, medium, large]) {
    const last = sizes.at(-1);
    // A small image is not enlarged, so its larger sizes are identical. Rotated photos use a higher quality
    // for the largest size.
    const same = last !== undefined && turn === undefined && info.width <= last.width;
    sizes.push({ width, content: same ? last.content : await encode(width) });
  }
  const placeholder = await sharp(data, { raw })
    .resize({ width: PLACEHOLDER_SIZE, height: PLACEHOLDER_SIZE, fit: 'inside' })
    .webp(PLACEHOLDER_WEBP)
    .toBuffer();
  return {
    width: info.width,
    height: info.height,
    placeholder: `data:image/webp;base64,${placeholder.toString('base64')}`,
    sizes,
  };
}

/** Crops the center of an image to a square. */
export function makeSquare(source: string | Buffer, side: number): Promise<Buffer> {
  return openPicture(source)
    .autoOrient()
    .resize({ width: side, height: side, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColorspace('srgb')
    .webp(WEBP)
    .toBuffer();
}

/** Converts a stored image to JPEG, and crops it if a size is given. */
export const asJpeg = (stored: Buffer, size?: { width: number; height: number }): Promise<Buffer> =>
  sharp(stored)
    .resize({ ...size, fit: 'cover' })
    .jpeg({ quality: 80 })
    .toBuffer();
