import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import { showProblem, toast } from '../../../../platform/web/ui/toast.ts';

const UNREACHABLE = {
  tone: 'error',
  title: 'Push not turned on',
  text: "This browser's push service could not be reached. Check the connection and try again.",
} as const;

/**
 * Asks for permission and subscribes this browser. Call it from a click, which browsers require.
 * @param findKey Loads the site's public key after permission is granted.
 * @returns The browser's decision, or null if subscribing failed, which a toast reports.
 */
export async function turnOnPush(
  findKey: () => Promise<string | null>,
): Promise<NotificationPermission | null> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission;
  const key = await findKey();
  const subscription = key === null ? null : await subscribe(key).catch(() => null);
  const body = subscription && keysOf(subscription);
  if (subscription === null || body === null) {
    toast(UNREACHABLE);
    return null;
  }
  const outcome = await outcomeOf(api.PUT('/api/notifications/push', { body }));
  if (!outcome.ok) {
    await subscription.unsubscribe();
    showProblem(outcome.problem);
    return null;
  }
  toast({ tone: 'success', title: 'Push is on', text: 'This device will notify you from now on.' });
  return permission;
}

/** Asks for permission if this browser was never asked. Call it from a click where a person chooses push. */
export async function askForPush(): Promise<void> {
  if (!supportsPush() || Notification.permission !== 'default') return;
  await turnOnPush(async () => {
    const settings = await outcomeOf(api.GET('/api/notifications/settings'));
    return settings.ok ? settings.data.push.key : null;
  });
}

export const supportsPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Returns the push subscription of this browser, if there is one. */
export async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * Subscribes this browser.
 * @throws The browser's error if its push service is unreachable.
 */
async function subscribe(publicKey: string): Promise<PushSubscription> {
  const registration = await navigator.serviceWorker.register('/sw.js');
  await whenActive(registration);
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await registration.pushManager.subscribe(options);
  } catch (error) {
    const old = await registration.pushManager.getSubscription();
    if (old === null) throw error;
    // It was created with other keys, which no longer exist.
    await old.unsubscribe();
    return registration.pushManager.subscribe(options);
  }
}

function whenActive(registration: ServiceWorkerRegistration): Promise<void> {
  const coming = registration.installing ?? registration.waiting;
  if (registration.active || coming === null) return Promise.resolve();
  return new Promise((resolve) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve();
    });
  });
}

/** Returns the keys for the API; null if the browser doesn't provide them. */
function keysOf(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.['p256dh'] || !keys['auth']) return null;
  return { endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] } };
}
