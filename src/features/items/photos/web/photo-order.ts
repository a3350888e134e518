/** Moves an entry of a list to another index, clamped to the ends. */
export function moveEntry<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const entry = list[from];
  const target = Math.min(Math.max(to, 0), list.length - 1);
  if (entry === undefined || target === from) return list;
  const others = list.filter((_, index) => index !== from);
  return [...others.slice(0, target), entry, ...others.slice(target)];
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Returns the index of the tile under a point, or `from` if there is none: a photo dropped beside the tiles
 * stays.
 */
export function indexUnder(point: { x: number; y: number }, boxes: readonly Box[], from: number): number {
  const found = boxes.findIndex(
    ({ left, top, right, bottom }, index) =>
      index !== from && point.x >= left && point.x < right && point.y >= top && point.y < bottom,
  );
  return found === -1 ? from : found;
}

/** Describes a move for screen readers. Indexes are zero-based. */
export function describeMove(from: number, to: number, count: number): string {
  return `Photo ${from + 1} is now ${to === 0 ? 'the cover, ' : ''}photo ${to + 1} of ${count}.`;
}
