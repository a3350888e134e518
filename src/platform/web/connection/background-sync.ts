/** The name of the browser's background sync, which wakes the service worker once there is a connection. */
export const SEND_WAITING = 'send-waiting';

/** The used part of a registration, where a browser has background sync. */
interface SyncRegistration {
  sync?: { register: (tag: string) => Promise<void> };
}

/**
 * Makes the service worker send what waits once there is a connection, even if every tab is closed. Elsewhere, the next
 * page does it.
 */
export function sendWithTabsClosed(): void {
  const { serviceWorker } = navigator as Partial<Navigator>;
  void serviceWorker?.ready
    .then((registration) => (registration as SyncRegistration).sync?.register(SEND_WAITING))
    .catch(() => undefined);
}
