/** A name that is counted, and how many connections it may have. */
export type ConnectionLimit = [key: string, limit: number];

/** Creates the counts of this process's connections. */
export function createConnectionLimits() {
  const counts = new Map<string, number>();

  function change(limits: readonly ConnectionLimit[], by: 1 | -1): void {
    for (const [key] of limits) {
      const count = (counts.get(key) ?? 0) + by;
      if (count > 0) counts.set(key, count);
      else counts.delete(key);
    }
  }

  return {
    /**
     * Counts a connection.
     * @returns a function that releases it, and returns whether it did; null if a limit is reached.
     */
    reserve(limits: readonly ConnectionLimit[]): (() => boolean) | null {
      if (limits.some(([key, limit]) => (counts.get(key) ?? 0) >= limit)) return null;
      change(limits, 1);
      let isReserved = true;
      return () => {
        if (!isReserved) return false;
        isReserved = false;
        change(limits, -1);
        return true;
      };
    },
  };
}
