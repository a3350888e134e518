import { GUEST_STORAGE_KEY, parseStoredGuest, type StoredGuest } from '../contract/guest-credentials.ts';

export type GuestStore = ReturnType<typeof createGuestStore>;

/**
 * Guest ID and PIN of this browser: in memory and in its storage, which may be missing or full. Stored text that
 * cannot be parsed is removed.
 */
export function createGuestStore(storage: Storage | null) {
  let guest: StoredGuest | null = null;

  function reload(): void {
    try {
      const text = storage?.getItem(GUEST_STORAGE_KEY) ?? null;
      guest = parseStoredGuest(text);
      if (text !== null && guest === null) storage?.removeItem(GUEST_STORAGE_KEY);
    } catch {
      // A blocked storage cannot be written to either.
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
        // Still kept in memory until the page is closed; the dialog has asked the guest to write both down.
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
