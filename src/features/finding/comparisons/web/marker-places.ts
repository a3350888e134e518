/** A position on a bar, as a rule that CSS can evaluate for any width. */
export interface MarkerPlace {
  /** Minimum positions, each a share of the bar from 0 to 1 plus pixels. The largest applies. */
  from: readonly { share: number; px: number }[];
  /** Pixels to leave at the end for the markers that follow. */
  behind: number;
}

/**
 * Positions numbered markers on a bar without overlap. Each is at its share of the bar, or one marker width after the
 * previous one. The width of the bar is known only to the browser, so positions are CSS rules.
 * @param shares From 0 to 1. Values outside are placed at the ends.
 * @param width Marker width including spacing, in pixels.
 * @returns Positions in the order of the shares.
 */
export function markerPlaces(shares: readonly number[], width: number): MarkerPlace[] {
  const inside = shares.map((share) => Math.min(1, Math.max(0, share)));
  // Equal shares stay in their original order.
  const order = shares.map((_, index) => index).toSorted((a, b) => (shares[a] ?? 0) - (shares[b] ?? 0));
  return inside.map((_, index) => {
    const rank = order.indexOf(index);
    const upToHere = order.slice(0, rank + 1);
    return {
      from: upToHere.map((shareIndex, before) => ({
        share: inside[shareIndex] ?? 0,
        px: (rank - before) * width,
      })),
      behind: (order.length - 1 - rank) * width,
    };
  });
}

/** Returns the position as a CSS length. */
export function placeAsCss({ from, behind }: MarkerPlace): string {
  const furthest = from.map(({ share, px }) => `${Math.round(share * 1000) / 10}% + ${px}px`).join(', ');
  return `min(100% - ${behind}px, max(${furthest}))`;
}
