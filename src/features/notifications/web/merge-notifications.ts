import type { Notification, Notifications } from '../contract/notification.ts';

/**
 * The first page asked for anew, before the pages that were loaded further. One that grew has moved up, and is not in
 * both places; one that was read here stays read, whatever an answer from before says.
 */
export function renewNotifications(known: Notifications | null, fresh: Notifications): Notifications {
  if (known === null) return fresh;
  const readHere = new Map(known.notifications.filter(({ read }) => read).map((one) => [one.id, one]));
  const first = fresh.notifications.map((one) =>
    readHere.get(one.id)?.count === one.count ? { ...one, read: true } : one,
  );
  const last = fresh.notifications.at(-1);
  if (fresh.nextCursor === null || last === undefined) return { ...fresh, notifications: first };
  const shown = new Set(first.map(({ id }) => id));
  const below = known.notifications.filter((one) => isOlder(one, last) && !shown.has(one.id));
  return below.length === 0
    ? { ...fresh, notifications: first }
    : { notifications: [...first, ...below], nextCursor: known.nextCursor };
}

/** Another page below those that are there. */
export function extendNotifications(known: Notifications, further: Notifications): Notifications {
  const shown = new Set(known.notifications.map(({ id }) => id));
  return {
    notifications: [...known.notifications, ...further.notifications.filter(({ id }) => !shown.has(id))],
    nextCursor: further.nextCursor,
  };
}

/** One of them as read, or all. */
export function withRead(known: Notifications, id?: string): Notifications {
  const notifications = known.notifications.map((one) =>
    one.read || (id !== undefined && one.id !== id) ? one : { ...one, read: true },
  );
  return { ...known, notifications };
}

/** Later in the list: by time, then by id. */
function isOlder(one: Notification, other: Notification): boolean {
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt;
  return one.id < other.id;
}
