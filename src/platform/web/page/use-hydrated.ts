import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns whether client-only values may be shown: false on the server and during hydration, which must
 * render the same.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
