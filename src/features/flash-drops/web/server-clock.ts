/**
 * Milliseconds that this device's clock is ahead of the server's. Uses the smallest difference seen, because transfer
 * and caching only add to it.
 */
let ahead = Number.POSITIVE_INFINITY;

/** Records the server time of an answer. */
export function noteServerTime(at: string): void {
  ahead = Math.min(ahead, Date.now() - Date.parse(at));
}

/** Returns the server's current time, which decides when an event ends. */
export const serverNow = (): number => Date.now() - (Number.isFinite(ahead) ? ahead : 0);
