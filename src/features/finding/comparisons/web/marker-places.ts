/** A place on a bar: the first from which there is room, but not so far that those behind it would leave the bar. */
export interface MarkerPlace {
  /** A part of the bar, from 0 to 1, and pixels beyond it; the furthest counts. */
  from: readonly { share: number; px: number }[];
  /** Pixels that those behind it need. */
  behind: number;
}

/**
 * Where numbered markers stand on a bar, so that none covers another: each at its share of the bar, or as far behind
 * the one before as they are wide. How wide the bar is, only the browser knows, so the places are rules.
 * @param shares From 0 to 1; what is outside stands at an end, in the order of its share.
 * @param width Of a marker with the space around it, in pixels.
 * @returns In the order of the shares.
 */
export function markerPlaces(shares: readonly number[], width: number): MarkerPlace[] {
  const inside = shares.map((share) => Math.min(1, Math.max(0, share)));
  // Of equal ones the first stands first.
  const order = shares.map((_, index) => index).toSorted((a, b) => (shares[a] ?? 0) - (shares[b] ?? 0));
  return inside.map((_, index) => {
    const rank = order.indexOf(index);
    const upToHere = order.slice(0, rank + 1);
    return {
      from: upToHere.map((at, before) => ({ share: inside[at] ?? 0, px: (rank - before) * width })),
      behind: (order.length - 1 - rank) * width,
    };
  });
}

/** The place as a length of CSS. */
export function placeAsCss({ from, behind }: MarkerPlace): string {
  const furthest = from.map(({ share, px }) => `${Math.round(share * 1000) / 10}% + ${px}px`).join(', ');
  return `min(100% - ${behind}px, max(${furthest}))`;
}
