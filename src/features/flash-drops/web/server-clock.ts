/**
 * By how many milliseconds this device's clock is ahead of the site's: the least ever seen, because an answer only
 * gets older on its way and in the page.
 */
let ahead = Number.POSITIVE_INFINITY;

/** Notes the site's time of an answer. */
export function noteServerTime(at: string): void {
  ahead = Math.min(ahead, Date.now() - Date.parse(at));
}

/** The site's time now, for countdowns: it decides when an event ends. */
export const serverNow = (): number => Date.now() - (Number.isFinite(ahead) ? ahead : 0);
