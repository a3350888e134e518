import type { Database } from '../../../platform/server/db/database.ts';
import type { Member, OwnerKey } from '../../../platform/server/http/actor.ts';
import type { Live } from '../../../platform/server/realtime/live.ts';
import { DomainError } from '../../../shared/errors.ts';
import { notificationErrors } from '../contract/errors.ts';
import { NOTIFICATION_UPDATES } from '../contract/notification-updates.ts';
import { setAllRead, setGroupsRead, setRead, setShownRead } from './notifications.queries.ts';

interface Services {
  db: Database;
  live: Live;
}

const UPDATE = { type: NOTIFICATION_UPDATES.changed, ids: [] };

/**
 * Marks one as read; it stays read.
 * @throws DomainError NOTIFICATION_NOT_FOUND for others'.
 */
export async function markRead({ db, live }: Services, member: Member, id: string): Promise<void> {
  const changed = await setRead(db, member.id, id);
  if (changed === undefined) throw new DomainError(notificationErrors.NOTIFICATION_NOT_FOUND);
  if (changed) live.publish([member], UPDATE);
}

export async function markAllRead({ db, live }: Services, member: Member): Promise<void> {
  if (await setAllRead(db, member.id)) live.publish([member], UPDATE);
}

/** Marks what somebody has seen elsewhere, by the group it belongs to. */
export const markGroupRead = (services: Services, reader: OwnerKey, group: string): Promise<void> =>
  markGroupsRead(services, reader, [group]);

/** The same for several groups. */
export async function markGroupsRead(
  { db, live }: Services,
  reader: OwnerKey,
  groups: readonly string[],
): Promise<void> {
  if (await setGroupsRead(db, reader, groups)) live.publish([reader], UPDATE);
}

/** Marks what a chat has shown somebody, by the message up to which it did. */
export async function markShownRead(
  { db, live }: Services,
  reader: OwnerKey,
  shown: { link: string; upTo: number },
): Promise<void> {
  if (await setShownRead(db, reader, shown)) live.publish([reader], UPDATE);
}
