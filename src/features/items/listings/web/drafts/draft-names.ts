/** Returns the name of a listing that waits for a connection, or with a blank id the beginning of all of a person's. */
export const queuedName = (person: string, draftId: string): string => `queued-listing:${person}:${draftId}`;

/**
 * Returns the name of what tells pages that the service worker posted a draft, or with a blank id the beginning of all of
 * a person's.
 */
export const postedName = (person: string, draftId: string): string => `posted-listing:${person}:${draftId}`;

/** Returns the name of a draft's photo, or with a blank key the beginning of all of a person's. */
export const photoName = (person: string, key: string): string => `draft-photo:${person}:${key}`;
