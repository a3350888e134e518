// Without schemas, for pages.

/** What the desk finds, in this order. */
export const FOUND_KINDS = ['people', 'listings', 'deals', 'payments'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

export const MAX_SEARCH_LENGTH = 100;
