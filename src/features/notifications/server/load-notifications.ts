import { pageOfRows, readTimeCursor } from '../../../platform/server/db/keyset.ts';
import type { Member } from '../../../platform/server/http/actor.ts';
import type { FileStorage } from '../../../platform/server/storage/file-storage.ts';
import { PHOTO_LIMITS } from '../../photos/contract/photo-limits.ts';
import { fileKey } from '../../photos/server/photos.ts';
import type { Notifications } from '../contract/notification.ts';
import type { NotifyServices } from './notify.ts';
import { presentNotification } from './notifications.presenter.ts';
import { findNotifications, notificationCursorAfter } from './notifications.queries.ts';

export type NotificationListServices = Pick<NotifyServices, 'db' | 'notificationCatalog'> & {
  storage: FileStorage;
};

/** A page of a member's notifications, newest first. */
export async function loadNotifications(
  { db, storage, notificationCatalog }: NotificationListServices,
  member: Member,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Notifications> {
  const rows = await findNotifications(db, member.id, limit, readTimeCursor(cursor));
  const { shown, nextCursor } = pageOfRows(rows, limit, notificationCursorAfter);
  return {
    notifications: shown.map((row) => {
      const picture = row.cover_key && storage.urlOf(fileKey(row.cover_key, PHOTO_LIMITS.widths.small));
      return presentNotification(row, notificationCatalog.iconOf(row.kind), picture);
    }),
    nextCursor,
  };
}
