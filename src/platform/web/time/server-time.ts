/**
 * Milliseconds that this device's clock is ahead of the server's. Uses the smallest difference seen, because transfer
 * and caching only add to it.
 */
let aheadMs = Number.POSITIVE_INFINITY;

/** Records the server's time of an answer: an ISO time, or the header `Date`. */
export function recordServerTime(at: string | null): void {
  const time = Date.parse(at ?? '');
  if (!Number.isNaN(time)) aheadMs = Math.min(aheadMs, Date.now() - time);
}

/** Returns the server's time, which decides when something ends, at a time of this device. */
export const serverTimeOf = (time: number): number => time - (Number.isFinite(aheadMs) ? aheadMs : 0);
