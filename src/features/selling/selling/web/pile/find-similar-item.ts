import { MINUTE_MS } from '../../../../../shared/time.ts';
import { colorDifference, type PhotoColors } from './photo-colors.ts';

/** What is measured of a photo to sort it. */
export interface MeasuredPhoto {
  key: string;
  /** Milliseconds by the camera's clock when it was taken; null if the file doesn't say. */
  takenAt: number | null;
  /** Null for an image that this browser can't decode. */
  colors: PhotoColors | null;
}

/**
 * How much photos of one item may differ in color. People take all photos of an item in a row, so photos taken shortly
 * after each other may differ more. Measured on 61 real photos (docs/decisions/0081).
 */
const LIMITS = [
  { within: MINUTE_MS / 4, difference: 0.52 },
  { within: 2 * MINUTE_MS, difference: 0.41 },
  { within: Infinity, difference: 0.31 },
] as const;

/**
 * Returns the item with the most similar photo; null if none is similar.
 * @param items The photos of each item, by the id of the item.
 */
export function findSimilarItem(
  photo: MeasuredPhoto,
  items: ReadonlyMap<string, readonly MeasuredPhoto[]>,
): string | null {
  const matches = [...items].flatMap(([id, photos]) =>
    photos.map((other) => ({ id, room: roomBetween(photo, other) })),
  );
  const [best] = matches.filter(({ room }) => room >= 0).toSorted((a, b) => b.room - a.room);
  return best?.id ?? null;
}

/** Returns how much more two photos may differ and still show one item; negative if they differ too much. */
function roomBetween(one: MeasuredPhoto, other: MeasuredPhoto): number {
  if (one.colors === null || other.colors === null) return -1;
  const gap =
    one.takenAt === null || other.takenAt === null ? Infinity : Math.abs(one.takenAt - other.takenAt);
  const limit = LIMITS.find(({ within }) => gap <= within)?.difference ?? 0;
  return limit - colorDifference(one.colors, other.colors);
}
