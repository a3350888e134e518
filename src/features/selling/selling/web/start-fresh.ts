/**
 * Navigation state that starts a new listing, even if there is a draft. It names this document, because a reload opens
 * what was entered meanwhile.
 */
export const FRESH = { fresh: performance.timeOrigin };

/** Returns the state without it. */
export const withoutFresh = (state: unknown): object =>
  typeof state === 'object' && state !== null ? { ...state, fresh: undefined } : {};

export const startsFresh = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fresh' in state && state.fresh === FRESH.fresh;
