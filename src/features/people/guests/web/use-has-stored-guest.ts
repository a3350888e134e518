import { useSyncExternalStore } from 'react';
import { GUEST_STORAGE_KEY } from '../contract/guest-credentials.ts';

/**
 * Returns whether this browser stores a guest's credentials; false until hydration. Every page uses it, so it
 * doesn't parse them.
 */
export function useHasStoredGuest(): boolean {
  return useSyncExternalStore(onStorage, hasStoredGuest, () => false);
}

/** Calls `changed` when another tab writes to the storage. */
function onStorage(changed: () => void): () => void {
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}

function hasStoredGuest(): boolean {
  try {
    return window.localStorage.getItem(GUEST_STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}
