/** Random numbers that are the same on every machine and at every run. */
export interface Random {
  /** A whole number from 0 up to, but not including, the limit. */
  below: (limit: number) => number;
  pick: <T>(from: readonly T[]) => T;
}

/** The generator mulberry32: whole numbers only, so no machine rounds it differently. */
export function seededRandom(seed: number): Random {
  let state = seed;
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  const pick = <T>(from: readonly T[]): T => {
    const picked = from[below(from.length)];
    if (picked === undefined) throw new Error('There is nothing to pick from.');
    return picked;
  };
  return { below, pick };
}
