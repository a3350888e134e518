import { GUEST_STORAGE_KEY, parseStoredGuest, type StoredGuest } from '../contract/guest-credentials.ts';

export type GuestStore = ReturnType<typeof createGuestStore>;

/**
 * Guest ID and PIN as this browser keeps them: in memory and in its storage, which may be missing or full. What
 * cannot be parsed there is removed right away.
 */
export function createGuestStore(storage: Storage | null) {
  let guest: StoredGuest | null = null;

  function reload(): void {
    try {
      const text = storage?.getItem(GUEST_STORAGE_KEY) ?? null;
      guest = parseStoredGuest(text);
      if (text !== null && guest === null) storage?.removeItem(GUEST_STORAGE_KEY);
    } catch {
      // Storage that is blocked cannot hold anything either.
    }
  }

  reload();
  return {
    read: (): StoredGuest | null => guest,
    /** True only while both Guest ID and PIN are known. */
    isGuest: (): boolean => guest !== null,
    set({ guestId, pin }: StoredGuest): void {
      guest = { guestId, pin };
      try {
        storage?.setItem(GUEST_STORAGE_KEY, JSON.stringify(guest));
      } catch {
        // Kept in memory until the page is closed; the person has been told to write both down.
      }
    },
    clear(): void {
      guest = null;
      try {
        storage?.removeItem(GUEST_STORAGE_KEY);
      } catch {
        // Nothing could have been stored.
      }
    },
    /** Reads the storage again, after another tab wrote to it. */
    reload,
  };
}

let browserStore: GuestStore | undefined;

/** The store of this browser; for effects and event handlers, never while rendering. */
export function guestStore(): GuestStore {
  browserStore ??= createGuestStore(browserStorage());
  return browserStore;
}

function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
