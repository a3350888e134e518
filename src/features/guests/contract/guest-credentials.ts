/**
 * What the browser stores under `guest_credentials`. The web reads and writes it on every page, so this file imports
 * nothing that is not needed for that.
 */
export interface StoredGuest {
  guestId: string;
  pin: string;
}

export const GUEST_STORAGE_KEY = 'guest_credentials';

/** A guest only if both parts are there; anything else, including text that cannot be parsed, is no guest. */
export function parseStoredGuest(text: string | null): StoredGuest | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const { guestId, pin } = value as Record<string, unknown>;
    if (typeof guestId !== 'string' || typeof pin !== 'string' || guestId === '' || pin === '') return null;
    return { guestId, pin };
  } catch {
    return null;
  }
}
