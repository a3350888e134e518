/** The state of a navigation to the screen that begins a new listing, whatever draft waits. */
export const FRESH = { fresh: true };

/** The rest of such a state. */
export const withoutFresh = (state: unknown): object =>
  typeof state === 'object' && state !== null ? { ...state, fresh: undefined } : {};

export const startsFresh = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fresh' in state && state.fresh === true;
