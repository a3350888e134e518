import { pageOfRows, readTimeCursor } from '../../../platform/server/db/keyset.ts';
import type { Member } from '../../../platform/server/http/actor.ts';
import type { Notifications } from '../contract/notification.ts';
import type { NotifyServices } from './notify.ts';
import { presentNotification } from './notifications.presenter.ts';
import { findNotifications, notificationCursorAfter } from './notifications.queries.ts';

/** A page of a member's notifications, newest first. */
export async function loadNotifications(
  { db, notificationCatalog }: Pick<NotifyServices, 'db' | 'notificationCatalog'>,
  member: Member,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Notifications> {
  const rows = await findNotifications(db, member.id, limit, readTimeCursor(cursor));
  const { shown, nextCursor } = pageOfRows(rows, limit, notificationCursorAfter);
  return {
    notifications: shown.map((row) => presentNotification(row, notificationCatalog.iconOf(row.kind))),
    nextCursor,
  };
}
