/** Shown when listings cannot be loaded. */
export const LOAD_FAILED = { title: 'Error loading listings', text: 'Failed to load listings.' };
