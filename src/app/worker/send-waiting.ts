import { postQueuedListings } from '../../features/items/listings/web/listings-worker.ts';
import { sendWaitingMessages } from '../../features/talking/messages/web/messages-worker.ts';
import { api, outcomeOf } from '../../platform/web/api/api.ts';
import { SEND_WAITING } from '../../platform/web/connection/background-sync.ts';
import { answerTimeout } from '../../platform/web/connection/request-timeouts.ts';
import { ownFiles } from '../../platform/web/stored/own-files.ts';
import { worker } from './worker-scope.ts';

/** Sends what waits once there is a connection. Pages that are open do it themselves. */
export function sendWaitingInBackground(): void {
  worker.addEventListener('sync', (event) => {
    if (event.tag === SEND_WAITING) event.waitUntil(sendWaiting());
  });
}

/**
 * Sends messages and listings that wait for a connection, unless a page is in view and does it.
 * @throws if something still waits: then the browser tries again later.
 */
async function sendWaiting(): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window' });
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
  // Someone else may be signed in by now, or nobody. What waits stays for its person.
  const viewer = await outcomeOf(api.GET('/api/viewer', { signal: answerTimeout() }));
  if (!viewer.ok) throw new Error('The site is unreachable');
  const person = viewer.data.account?.id ?? viewer.data.guest?.guestId;
  if (person === undefined) return;
  const files = ownFiles().open();
  const results = [await sendWaitingMessages(files, person), await postQueuedListings(files, person)];
  if (Notification.permission === 'granted') {
    for (const { title, message, link } of results.flatMap(({ notices }) => notices)) {
      const options = { body: message, icon: '/notification-icon.png', data: { link } };
      await worker.registration.showNotification(title, options);
    }
  }
  if (results.some(({ isDone }) => !isDone)) throw new Error('Some of it still waits');
}
