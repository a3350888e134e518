/**
 * Milliseconds that this device's clock is ahead of the server's. Uses the smallest difference seen, because transfer
 * and caching only add to it.
 */
let aheadMs = Number.POSITIVE_INFINITY;

/** Records the server time of an answer. */
export function recordServerTime(at: string): void {
  aheadMs = Math.min(aheadMs, Date.now() - Date.parse(at));
}

/** Returns the server's current time, which decides when an event ends. */
export const serverNow = (): number => Date.now() - (Number.isFinite(aheadMs) ? aheadMs : 0);
