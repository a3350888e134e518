import { browserStorage } from '../../../../platform/web/stored/own-store.ts';
import { GUEST_STORAGE_KEY, parseStoredGuest, type StoredGuest } from '../contract/guest-credentials.ts';

export type GuestStore = ReturnType<typeof createGuestStore>;

/**
 * Creates a store of this browser's Guest ID and PIN, in memory and in its storage. The storage may be
 * missing or full. Removes stored text that can't be parsed.
 */
export function createGuestStore(storage: Storage | null) {
  let guest: StoredGuest | null = null;

  function reload(): void {
    try {
      const text = storage?.getItem(GUEST_STORAGE_KEY) ?? null;
      guest = parseStoredGuest(text);
      if (text !== null && guest === null) storage?.removeItem(GUEST_STORAGE_KEY);
    } catch {
      // A blocked storage can't be written to either.
    }
  }

  reload();
  return {
    read: (): StoredGuest | null => guest,
    /** Whether both Guest ID and PIN are known. */
    isGuest: (): boolean => guest !== null,
    set({ guestId, pin }: StoredGuest): void {
      guest = { guestId, pin };
      try {
        storage?.setItem(GUEST_STORAGE_KEY, JSON.stringify(guest));
      } catch {
        // They stay in memory until the page is closed; the dialog has asked the guest to write both down.
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

/** Returns this browser's store. For effects and event handlers, never during rendering. */
export function guestStore(): GuestStore {
  if (browserStore === undefined) {
    const store = createGuestStore(browserStorage());
    // Written by another tab. A null key means that the whole storage was cleared.
    window.addEventListener('storage', ({ key }) => {
      if (key === GUEST_STORAGE_KEY || key === null) store.reload();
    });
    browserStore = store;
  }
  return browserStore;
}
