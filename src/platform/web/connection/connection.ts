/** Whether the site is reachable, as far as this page knows. */
export interface Connection {
  lost: boolean;
  /** What an offline page shows: data loaded earlier, nothing of what was requested, or everything. */
  shows: 'all' | 'cached' | 'nothing';
}

const FINE: Connection = { lost: false, shows: 'all' };

/**
 * Creates the connection state of a tab. It exists outside React, because the router detects changes first.
 */
export function createConnection() {
  let state = FINE;
  let retry: (() => void) | null = null;
  let losses = 0;
  const listeners = new Set<() => void>();

  function set(next: Connection): void {
    if (next.lost === state.lost && next.shows === state.shows) return;
    state = next;
    for (const listener of listeners) listener();
  }

  return {
    state: () => state,
    /** How often it was lost so far. The same before and after a request means that it was not lost in between. */
    losses: () => losses,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** There is no network, or a request got no response. */
    lose(shows: Connection['shows'] = state.shows): void {
      if (!state.lost) losses += 1;
      set({ lost: true, shows });
    },
    /** A response arrived, or the network is back and nothing is waiting for a response. */
    regain(): void {
      set(FINE);
    },
    /** Requests what the page is missing. */
    retry: () => retry?.(),
    onRetry(how: (() => void) | null): void {
      retry = how;
    },
  };
}

export type ConnectionStore = ReturnType<typeof createConnection>;

export const connection = createConnection();

/** The state before hydration and on the server. */
export const fineConnection = (): Connection => FINE;
