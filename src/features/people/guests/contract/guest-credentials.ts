/** The browser's entry `guest_credentials`. Every page loads this file, so it imports nothing unnecessary. */
export interface StoredGuest {
  guestId: string;
  pin: string;
}

export const GUEST_STORAGE_KEY = 'guest_credentials';

/** Parses the entry; null unless both parts are present and valid. */
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
