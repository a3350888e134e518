/**
 * Shows notifications that are pushed to this device, and opens what they are about. It keeps no pages and answers
 * no requests: its scope is an address where no page is.
 */
const PUSH_API = '/api/notifications/push';

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  if (!event.data) return;
  const { id, title, message, link, group } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, {
      body: message,
      // Takes the place of one of the same group, and is heard again.
      tag: group,
      renotify: true,
      icon: '/notification-icon.png',
      data: { id, link },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { id, link } = event.notification.data;
  event.waitUntil(Promise.all([markRead(id), open(new URL(link, self.location.origin).href)]));
});

// The browser gave up the subscription, or its push service did: with a new one, things go on.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event.oldSubscription, event.newSubscription));
});

/** The page itself when it is open, else a new window. */
async function open(url) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((client) => client.url === url);
  return there ? there.focus() : self.clients.openWindow(url);
}

async function markRead(id) {
  // Signed out meanwhile, or without a connection: it stays unread, and the page says so.
  await fetch(`/api/notifications/${id}/read`, { method: 'POST' }).catch(() => undefined);
}

async function renew(before, after) {
  const options = before?.options;
  if (!after && !options) return;
  const subscription = after ?? (await self.registration.pushManager.subscribe(options));
  const { endpoint, keys } = subscription.toJSON();
  await fetch(PUSH_API, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, keys, replaces: before?.endpoint }),
  });
}
