import { groupTitle } from '../contract/group-title.ts';
import type { Notification } from '../contract/notification.ts';
import { notificationTypeOf } from '../contract/notification-types.ts';
import type { NotificationRow } from './notifications.queries.ts';

/**
 * Presents a notification.
 * @param icon Icon of its kind.
 * @param picture Path of the thumbnail of its listing.
 */
export function presentNotification(
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
