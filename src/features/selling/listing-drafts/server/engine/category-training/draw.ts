/** Draws at random. */
export interface Draw {
  /** A whole number from 0 up to, but not including, the limit. */
  below: (limit: number) => number;
  one: <T>(from: readonly T[]) => T;
}

/** @param random Gives numbers from 0 to 1. */
export function drawFrom(random: () => number): Draw {
  const below = (limit: number): number => Math.floor(random() * limit);
  const one = <T>(from: readonly T[]): T => {
    const drawn = from[below(from.length)];
    if (drawn === undefined) throw new Error('There is nothing to draw from.');
    return drawn;
  };
  return { below, one };
}
