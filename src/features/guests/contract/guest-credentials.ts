/**
 * What the browser keeps under `guest_credentials`. Pure: the web reads and writes it, so nothing that is not needed
 * to do that is imported here.
 */
export interface StoredGuest {
  guestId: string;
  pin: string;
}

export const GUEST_STORAGE_KEY = 'guest_credentials';

/** Guest only when both parts are there; anything else, unparseable text included, is no guest. */
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
