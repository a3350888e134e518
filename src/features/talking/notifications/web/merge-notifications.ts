import type { Notification, Notifications } from '../contract/notification.ts';

/**
 * Puts a new first page before the loaded ones. Notifications that moved up appear once. Those read on this page stay
 * read, even if the answer is older.
 */
export function refreshNotifications(loaded: Notifications | null, fresh: Notifications): Notifications {
  if (loaded === null) return fresh;
  const readHere = new Map(
    loaded.notifications.filter(({ read }) => read).map((notification) => [notification.id, notification]),
  );
  const first = fresh.notifications.map((notification) =>
    readHere.get(notification.id)?.count === notification.count
      ? { ...notification, read: true }
      : notification,
  );
  const last = fresh.notifications.at(-1);
  if (fresh.nextCursor === null || last === undefined) return { ...fresh, notifications: first };
  const shown = new Set(first.map(({ id }) => id));
  const below = loaded.notifications.filter(
    (notification) => isOlder(notification, last) && !shown.has(notification.id),
  );
  return below.length === 0
    ? { ...fresh, notifications: first }
    : { notifications: [...first, ...below], nextCursor: loaded.nextCursor };
}

/** Adds the next page. */
export function appendNotifications(loaded: Notifications, next: Notifications): Notifications {
  const shown = new Set(loaded.notifications.map(({ id }) => id));
  return {
    notifications: [...loaded.notifications, ...next.notifications.filter(({ id }) => !shown.has(id))],
    nextCursor: next.nextCursor,
  };
}

/** Marks one notification or all as read. */
export function withRead(loaded: Notifications, id?: string): Notifications {
  const notifications = loaded.notifications.map((notification) =>
    notification.read || (id !== undefined && notification.id !== id)
      ? notification
      : { ...notification, read: true },
  );
  return { ...loaded, notifications };
}

/** Takes back that some were marked as read. */
export function withUnread(loaded: Notifications, ids: readonly string[]): Notifications {
  return {
    ...loaded,
    notifications: loaded.notifications.map((notification) =>
      ids.includes(notification.id) ? { ...notification, read: false } : notification,
    ),
  };
}

/** Whether it comes later in the list: by time, then by id. */
function isOlder(one: Notification, other: Notification): boolean {
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt;
  return one.id < other.id;
}
