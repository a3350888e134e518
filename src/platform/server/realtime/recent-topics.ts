/**
 * How long a page may take from rendering on the server until it subscribes, in milliseconds: on a slow
 * phone, scripts load and then the connection opens.
 */
export const MAX_LOADING_MS = 120_000;

/**
 * Tracks the topics that were updated while pages that subscribe now may have been loading. Such a page shows
 * the state before the update, and the update was sent before it subscribed.
 */
export function createRecentTopics(now: () => number = Date.now) {
  /** Time of the last update, oldest first. */
  const updatedAt = new Map<string, number>();

  function dropOld(): void {
    for (const [topic, time] of updatedAt) {
      if (now() - time < MAX_LOADING_MS) return;
      updatedAt.delete(topic);
    }
  }

  return {
    add(topic: string): void {
      // Deleted first, because a Map keeps the position of a key that is set again.
      updatedAt.delete(topic);
      updatedAt.set(topic, now());
      dropOld();
    },
    has(topic: string): boolean {
      dropOld();
      return updatedAt.has(topic);
    },
    size: () => updatedAt.size,
  };
}
