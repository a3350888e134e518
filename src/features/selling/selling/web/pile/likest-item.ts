import { MINUTE_MS } from '../../../../../shared/time.ts';
import { colorDifference, type PhotoColors } from './photo-colors.ts';

/** What is known about a photo before anybody has looked at it. */
export interface MeasuredPhoto {
  key: string;
  /** When it was taken, by the clock of the camera, in milliseconds; null where the file does not say. */
  takenAt: number | null;
  /** Null for a picture that this browser cannot decode. */
  colors: PhotoColors | null;
}

/**
 * How much photos of one item may differ in color. People take all photos of an item in a row, so that photos soon
 * after each other may differ more. Measured on 61 real photos (docs/decisions/0081).
 */
const LIMITS = [
  { within: MINUTE_MS / 4, difference: 0.52 },
  { within: 2 * MINUTE_MS, difference: 0.41 },
  { within: Infinity, difference: 0.31 },
] as const;

/**
 * Returns the item with the photo that is most like this one; null where none is like it.
 * @param items The photos of each item, by the id of the item.
 */
export function likestItem(
  photo: MeasuredPhoto,
  items: ReadonlyMap<string, readonly MeasuredPhoto[]>,
): string | null {
  const matches = [...items].flatMap(([id, photos]) =>
    photos.map((other) => ({ id, room: roomBetween(photo, other) })),
  );
  const [best] = matches.filter(({ room }) => room >= 0).toSorted((a, b) => b.room - a.room);
  return best?.id ?? null;
}

/** How much more two photos could differ and still be of one item; below 0 they are not. */
function roomBetween(one: MeasuredPhoto, other: MeasuredPhoto): number {
  if (one.colors === null || other.colors === null) return -1;
  const gap =
    one.takenAt === null || other.takenAt === null ? Infinity : Math.abs(one.takenAt - other.takenAt);
  const limit = LIMITS.find(({ within }) => gap <= within)?.difference ?? 0;
  return limit - colorDifference(one.colors, other.colors);
}
