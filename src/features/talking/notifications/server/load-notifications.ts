import { pageOfRows, readTimeCursor } from '../../../../platform/server/db/keyset.ts';
import type { Member } from '../../../../platform/server/http/actor.ts';
import { groupTitle } from '../contract/group-title.ts';
import type { Notification, Notifications } from '../contract/notification.ts';
import { notificationTypeOf } from '../contract/notification-types.ts';
import { findNotifications, type NotificationRow, notificationCursorAfter } from './notifications.queries.ts';
import type { NotifyServices } from './notify.ts';

export type NotificationListServices = Pick<NotifyServices, 'db' | 'notificationCatalog'> & {
  /** The address of a photo in a small size, by its key in the storage; the composition passes it in. */
  photoAddressOf: (storageKey: string) => string;
};

/** Returns a page of a member's notifications, newest first. */
export async function loadNotifications(
  { db, photoAddressOf, notificationCatalog }: NotificationListServices,
  member: Member,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Notifications> {
  const rows = await findNotifications(db, member.id, limit, readTimeCursor(cursor));
  const { shown, nextCursor } = pageOfRows(rows, limit, notificationCursorAfter);
  return {
    notifications: shown.map((row) => {
      const picture = row.cover_key && photoAddressOf(row.cover_key);
      return presentNotification(row, notificationCatalog.iconOf(row.kind), picture);
    }),
    nextCursor,
  };
}

/**
 * Presents a notification.
 * @param icon Icon of its kind.
 * @param picture Path of the thumbnail of its listing.
 */
function presentNotification(
  row: NotificationRow,
  icon: string | null,
  picture: string | null,
): Notification {
  const { id, type, title, grouped_title, message, link, count, read, created_at } = row;
  return {
    id,
    type: notificationTypeOf(type),
    icon,
    picture,
    title: groupTitle({ title, groupedTitle: grouped_title, count }),
    message,
    link,
    count,
    read,
    createdAt: created_at.toISOString(),
  };
}
