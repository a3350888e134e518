import { worker } from './worker-scope.ts';

const PUSH_API = '/api/notifications/push';

interface Pushed {
  id: string;
  title: string;
  message: string;
  link: string;
  group: string;
}

/** Shows notifications that are pushed to this device, and opens what they are about. */
export function showPushes(): void {
  worker.addEventListener('push', (event) => {
    if (!event.data) return;
    const { id, title, message, link, group } = event.data.json() as Pushed;
    const options = {
      body: message,
      // Replaces one of the same group, and makes a sound again.
      tag: group,
      renotify: true,
      icon: '/notification-icon.png',
      data: { id, link },
    };
    event.waitUntil(worker.registration.showNotification(title, options));
    // Without a number: the next page knows how many there are.
    event.waitUntil(Promise.resolve(worker.navigator.setAppBadge?.()).catch(() => undefined));
  });

  worker.addEventListener('notificationclick', (event) => {
    const { notification } = event;
    notification.close();
    const { id, link } = notification.data as { id?: string; link: string };
    event.waitUntil(Promise.all([id && markRead(id), openPage(new URL(link, worker.location.origin).href)]));
  });

  // The browser or its push service ended the subscription: renew it.
  worker.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(renew(event.oldSubscription, event.newSubscription));
  });
}

/** Focuses the page if it is open, or opens it in a new window. */
async function openPage(url: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((client) => client.url === url);
  await (open ? open.focus() : worker.clients.openWindow(url));
}

async function markRead(id: string): Promise<void> {
  // Signed out meanwhile, or offline: it stays unread.
  await fetch(`/api/notifications/${id}/read`, { method: 'POST' }).catch(() => undefined);
}

async function renew(before?: PushSubscription, after?: PushSubscription): Promise<void> {
  const subscription = after ?? (before && (await worker.registration.pushManager.subscribe(before.options)));
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  await fetch(PUSH_API, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, keys, replaces: before?.endpoint }),
  });
}
