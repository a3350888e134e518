/**
 * Milliseconds that a page may take from reading its data on the server until it subscribes, on a slow phone: scripts
 * load, then the connection opens.
 */
const LOADING_MS = 120_000;

/**
 * The topics that were updated while pages that subscribe now may have been loading. Such a page shows what was true
 * before the update, and the update itself was sent before the page subscribed.
 */
export function createRecentTopics(now: () => number = Date.now) {
  /** Time of the last update, the oldest first. */
  const updatedAt = new Map<string, number>();

  function forgetOld(): void {
    for (const [topic, time] of updatedAt) {
      if (now() - time < LOADING_MS) return;
      updatedAt.delete(topic);
    }
  }

  return {
    add(topic: string): void {
      // Deleted first, as a Map keeps the place of a key that is set again.
      updatedAt.delete(topic);
      updatedAt.set(topic, now());
      forgetOld();
    },
    has(topic: string): boolean {
      forgetOld();
      return updatedAt.has(topic);
    },
    size: () => updatedAt.size,
  };
}
