import { api, outcomeOf } from '../api/api.ts';
import { connection } from './connection.ts';
import { listenToOtherTabs } from './listen-to-other-tabs.ts';
import { pageCache, workers } from './use-connection.ts';

/** Browsers look for a new worker when a document loads; a page that stays open looks this often, in milliseconds. */
const UPDATE_INTERVAL_MS = 60 * 60_000;

/**
 * Starts the site's service worker, and follows its updates and other tabs. Where storage is denied there
 * is none, and pages work online.
 */
export async function startWorker(): Promise<void> {
  listenToOtherTabs(connection);
  if (!workers) return;
  // The first worker is no update.
  let isFirst = workers.controller === null;
  workers.addEventListener('controllerchange', () => {
    if (!isFirst) pageCache.setOutdated();
    isFirst = false;
  });
  try {
    const registration = await workers.register('/sw.js');
    let updatedAt = performance.now();
    document.addEventListener('visibilitychange', () => {
      if (document.hidden || performance.now() - updatedAt < UPDATE_INTERVAL_MS) return;
      updatedAt = performance.now();
      registration.update().catch(() => undefined);
    });
    await movePush(workers, registration);
  } catch {
    // Denied by the browser, or offline: the next page tries again.
  }
}

/** Moves the push subscription of earlier releases, which had a worker of its own, to this one. */
async function movePush(
  container: ServiceWorkerContainer,
  registration: ServiceWorkerRegistration,
): Promise<void> {
  const former = await container.getRegistration('/push/');
  if (!former?.scope.endsWith('/push/')) return;
  const before = await former.pushManager.getSubscription();
  if (before) {
    await container.ready;
    const { endpoint, keys } = (await registration.pushManager.subscribe(before.options)).toJSON();
    const { p256dh, auth } = keys ?? {};
    if (!endpoint || !p256dh || !auth) return;
    const body = { endpoint, keys: { p256dh, auth }, replaces: before.endpoint };
    const outcome = await outcomeOf(api.PUT('/api/notifications/push', { body }));
    if (!outcome.ok && outcome.problem.status === 0) return;
  }
  await former.unregister();
}
