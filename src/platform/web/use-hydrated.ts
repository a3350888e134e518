import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether what only the browser knows may be shown: false on the server and while React takes over what the server
 * sent, which must come out the same.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
