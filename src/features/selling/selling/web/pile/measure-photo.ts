import type { MeasuredPhoto } from './find-similar-item.ts';
import { colorsOf, MEASURED_SIDE, type PhotoColors } from './photo-colors.ts';

/** Measures a photo for sorting. Takes tens of milliseconds and never fails. */
export async function measurePhoto(key: string, file: File): Promise<MeasuredPhoto> {
  const [takenAt, colors] = await Promise.all([
    readTakenAt(file).catch(() => null),
    readColors(file).catch(() => null),
  ]);
  return { key, takenAt, colors };
}

/** Only differences matter, so the time zone does not. */
async function readTakenAt(file: File): Promise<number | null> {
  // Loaded on demand: the reader is 15 KB, and few people sell several items at once.
  const { parse } = await import('exifr/dist/lite.esm.mjs');
  const tags: unknown = await parse(file, { exif: { pick: ['DateTimeOriginal'] }, gps: false });
  const takenAt = (tags as { DateTimeOriginal?: unknown } | undefined)?.DateTimeOriginal;
  return takenAt instanceof Date ? takenAt.getTime() : null;
}

async function readColors(file: File): Promise<PhotoColors | null> {
  const size = { resizeWidth: MEASURED_SIDE, resizeHeight: MEASURED_SIDE, resizeQuality: 'medium' } as const;
  const picture = await createImageBitmap(file, size);
  const context = new OffscreenCanvas(MEASURED_SIDE, MEASURED_SIDE).getContext('2d');
  context?.drawImage(picture, 0, 0);
  picture.close();
  return context && colorsOf(context.getImageData(0, 0, MEASURED_SIDE, MEASURED_SIDE).data);
}
