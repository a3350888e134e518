import type { Database } from '../../../../platform/server/db/database.ts';
import type { Member, OwnerKey } from '../../../../platform/server/http/actor.ts';
import type { Live } from '../../../../platform/server/realtime/live.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { notificationErrors } from '../contract/errors.ts';
import { NOTIFICATION_UPDATES } from '../contract/notification-updates.ts';
import { setAllRead, setGroupsRead, setRead, setShownRead } from './notifications.queries.ts';

interface Services {
  db: Database;
  live: Live;
}

const UPDATE = { type: NOTIFICATION_UPDATES.changed, ids: [] };

/**
 * Marks a notification as read.
 * @throws DomainError NOTIFICATION_NOT_FOUND, also for notifications of others.
 */
export async function markRead({ db, live }: Services, member: Member, id: string): Promise<void> {
  const changed = await setRead(db, member.id, id);
  if (changed === undefined) throw new DomainError(notificationErrors.NOTIFICATION_NOT_FOUND);
  if (changed) live.publish([member], UPDATE);
}

export async function markAllRead({ db, live }: Services, member: Member): Promise<void> {
  if (await setAllRead(db, member.id)) live.publish([member], UPDATE);
}

/** Marks the notification of a group as read, because its content was seen elsewhere. */
export const markGroupRead = (services: Services, reader: OwnerKey, group: string): Promise<void> =>
  markGroupsRead(services, reader, [group]);

/** Does the same for several groups. */
export async function markGroupsRead(
  { db, live }: Services,
  reader: OwnerKey,
  groups: readonly string[],
): Promise<void> {
  if (await setGroupsRead(db, reader, groups)) live.publish([reader], UPDATE);
}

/** Marks notifications as read that a chat has shown, up to a message. */
export async function markShownRead(
  { db, live }: Services,
  reader: OwnerKey,
  shown: { link: string; upTo: number },
): Promise<void> {
  if (await setShownRead(db, reader, shown)) live.publish([reader], UPDATE);
}
