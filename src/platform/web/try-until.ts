interface Patience {
  /** Ends the retries. */
  signal: AbortSignal;
  /** Milliseconds before the second try; doubles with each try. */
  firstDelay?: number;
  maxDelay?: number;
}

/**
 * Retries until it works: after a delay, and at once when the connection is back. Without a connection it
 * does not try, as browsers log an error for it.
 * @returns undefined when it was aborted first.
 */
export async function tryUntil<T>(
  attempt: () => Promise<T>,
  { signal, firstDelay = 1_000, maxDelay = 30_000 }: Patience,
): Promise<T | undefined> {
  for (let delay = firstDelay; !signal.aborted; delay = Math.min(maxDelay, delay * 2)) {
    try {
      if (navigator.onLine) return await attempt();
    } catch {
      // Whatever failed, it may work later.
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
