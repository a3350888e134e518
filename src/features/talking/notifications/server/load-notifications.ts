import { pageOfRows, readTimeCursor } from '../../../../platform/server/db/keyset.ts';
import type { Member } from '../../../../platform/server/http/actor.ts';
import type { Notifications } from '../contract/notification.ts';
import type { NotifyServices } from './notify.ts';
import { presentNotification } from './notifications.presenter.ts';
import { findNotifications, notificationCursorAfter } from './notifications.queries.ts';

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
