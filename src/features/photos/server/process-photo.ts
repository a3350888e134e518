import sharp from 'sharp';
import { DomainError } from '../../../shared/errors.ts';
import { photoErrors } from '../contract/errors.ts';
import { PHOTO_LIMITS } from '../contract/photo-limits.ts';

export interface ProcessedPhoto {
  /** Pixels of the largest size. */
  width: number;
  height: number;
  placeholder: string;
  sizes: { width: number; content: Buffer }[];
}

const READABLE = new Set(['jpeg', 'png', 'webp', 'heif', 'avif']);
const QUALITY = 78;
/** Pixels of the placeholder's longer side: enough for colour and light, at about 120 bytes. */
const PLACEHOLDER_SIZE = 10;

// Photos come one by one and are seen once: the cache would only hold memory. One thread each leaves room for pages.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Reads a picture by its content and makes what is stored: upright, three sizes, without metadata or position.
 * Everything is encoded anew, so nothing hidden in the upload survives.
 * @throws DomainError saying why it was refused.
 */
export async function processPhoto(path: string): Promise<ProcessedPhoto> {
  await checkKind(path);
  try {
    return await makeSizes(path);
  } catch (cause) {
    throw new DomainError(photoErrors.PHOTO_DAMAGED, { cause });
  }
}

/** The stored sizes of a picture, from a file or from memory, whatever its kind. */
export async function makeSizes(source: string | Buffer): Promise<ProcessedPhoto> {
  const { small, medium, large } = PHOTO_LIMITS.widths;
  const upright = sharp(source, { limitInputPixels: PHOTO_LIMITS.maxPixels, failOn: 'warning' })
    .autoOrient()
    // A tall screenshot keeps its width but not an endless height.
    .resize({ width: large, height: large * 2, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb');
  const { data, info } = await upright.raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const encode = (width: number) =>
    sharp(data, { raw })
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: QUALITY, effort: 2 })
      .toBuffer();
  const sizes = await Promise.all(
    [small, medium, large].map(async (width) => ({ width, content: await encode(width) })),
  );
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

async function checkKind(path: string): Promise<void> {
  const picture = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new DomainError(photoErrors.NOT_A_PHOTO, { cause });
    });
  if (!READABLE.has(picture.format)) throw new DomainError(photoErrors.NOT_A_PHOTO);
  if (picture.width * picture.height > PHOTO_LIMITS.maxPixels) {
    throw new DomainError(photoErrors.PHOTO_TOO_MANY_PIXELS);
  }
}
