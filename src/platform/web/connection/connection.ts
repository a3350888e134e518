/** Whether the site is in reach, as far as this page knows. */
export interface Connection {
  lost: boolean;
  /** What the page shows while it is: what was loaded before, nothing of what was asked for, or all of it. */
  shows: 'all' | 'kept' | 'nothing';
}

const FINE: Connection = { lost: false, shows: 'all' };

/** The connection of a tab. Kept outside of React, because the router learns of it first. */
export function createConnection() {
  let state = FINE;
  let retry: (() => void) | null = null;
  const listeners = new Set<() => void>();

  function set(next: Connection): void {
    if (next.lost === state.lost && next.shows === state.shows) return;
    state = next;
    for (const listener of listeners) listener();
  }

  return {
    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** There is no network, or a request got no answer. */
    lose(shows: Connection['shows'] = state.shows): void {
      set({ lost: true, shows });
    },
    /** An answer came, or the network is back and nothing waits for one. */
    regain(): void {
      set(FINE);
    },
    /** Asks again for what the page lacks. */
    retry: () => retry?.(),
    onRetry(how: (() => void) | null): void {
      retry = how;
    },
  };
}

export type ConnectionStore = ReturnType<typeof createConnection>;

export const connection = createConnection();

/** Before hydration, and on the server. */
export const fineConnection = (): Connection => FINE;
