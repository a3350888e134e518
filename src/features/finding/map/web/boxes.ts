export interface Point {
  x: number;
  y: number;
}

/** A rectangle around its center, in pixels. */
export interface Box extends Point {
  width: number;
  height: number;
}

export const overlap = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2;

/** Returns the boxes that overlap neither the taken ones nor earlier ones. */
export function withRoom<B extends Box>(boxes: readonly B[], taken: readonly Box[]): B[] {
  const shown: B[] = [];
  for (const box of boxes) {
    if (![...taken, ...shown].some((other) => overlap(box, other))) shown.push(box);
  }
  return shown;
}
