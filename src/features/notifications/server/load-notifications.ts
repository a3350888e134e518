import type { Database } from '../../../platform/server/db/database.ts';
import type { Member } from '../../../platform/server/http/actor.ts';
import { commonErrors, DomainError } from '../../../shared/errors.ts';
import type { Notifications } from '../contract/notification.ts';
import { presentNotification } from './notifications.presenter.ts';
import {
  findNotifications,
  notificationCursorAfter,
  parseNotificationCursor,
} from './notifications.queries.ts';

/** A page of a member's notifications, newest first. */
export async function loadNotifications(
  db: Database,
  member: Member,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Notifications> {
  const rows = await findNotifications(db, member.id, limit, cursorOf(cursor));
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    notifications: shown.map(presentNotification),
    nextCursor: last ? notificationCursorAfter(last) : null,
  };
}

function cursorOf(text: string | undefined) {
  if (text === undefined) return null;
  const cursor = parseNotificationCursor(text);
  if (cursor !== null) return cursor;
  const fields = [{ field: 'cursor', message: 'Use the cursor of the page before.' }];
  throw new DomainError(commonErrors.INVALID_INPUT, { fields });
}
