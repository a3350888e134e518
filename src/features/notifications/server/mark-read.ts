import type { Database } from '../../../platform/server/db/database.ts';
import type { Member } from '../../../platform/server/http/actor.ts';
import type { Live } from '../../../platform/server/realtime/live.ts';
import { DomainError } from '../../../shared/errors.ts';
import { notificationErrors } from '../contract/errors.ts';
import { NOTIFICATION_UPDATES } from '../contract/notification-updates.ts';
import { setAllRead, setGroupRead, setLinkRead, setRead } from './notifications.queries.ts';

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

/** Marks what a member has seen elsewhere, by the group it belongs to. */
export async function markGroupRead(
  { db, live }: Services,
  reader: { kind: 'member'; id: string },
  group: string,
): Promise<void> {
  if (await setGroupRead(db, reader.id, group)) live.publish([reader], UPDATE);
}

/** Takes back what a guest would be mailed about a page they have seen. */
export async function markLinkRead(
  { db }: Pick<Services, 'db'>,
  reader: { kind: 'guest'; key: string },
  link: string,
): Promise<void> {
  await setLinkRead(db, reader.key, link);
}
