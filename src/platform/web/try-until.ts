interface Patience {
  /** Ends the trying. */
  signal: AbortSignal;
  /** Milliseconds before the second try; doubles with each try. */
  firstDelay?: number;
  maxDelay?: number;
}

/**
 * Tries until it works: again after a while, and at once when the connection is back. Without one it does not try, as
 * browsers complain of that aloud.
 * @returns undefined when it was ended first.
 */
export async function tryUntil<T>(
  attempt: () => Promise<T>,
  { signal, firstDelay = 1_000, maxDelay = 30_000 }: Patience,
): Promise<T | undefined> {
  for (let delay = firstDelay; !signal.aborted; delay = Math.min(maxDelay, delay * 2)) {
    try {
      if (navigator.onLine) return await attempt();
    } catch {
      // Whatever it was, it may work later.
    }
    await pause(delay, signal);
  }
  return undefined;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms);
    function end(): void {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    }
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
