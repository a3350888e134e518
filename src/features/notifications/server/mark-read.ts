import type { Database } from '../../../platform/server/db/database.ts';
import type { Member } from '../../../platform/server/http/actor.ts';
import type { Live } from '../../../platform/server/realtime/live.ts';
import { DomainError } from '../../../shared/errors.ts';
import { notificationErrors } from '../contract/errors.ts';
import { NOTIFICATION_HINTS } from '../contract/notification-hints.ts';
import { setAllRead, setGroupRead, setRead } from './notifications.queries.ts';

interface Services {
  db: Database;
  live: Live;
}

const HINT = { type: NOTIFICATION_HINTS.changed, ids: [] };

/**
 * Marks one as read; it stays read.
 * @throws DomainError NOTIFICATION_NOT_FOUND for others'.
 */
export async function markRead({ db, live }: Services, member: Member, id: string): Promise<void> {
  const changed = await setRead(db, member.id, id);
  if (changed === undefined) throw new DomainError(notificationErrors.NOTIFICATION_NOT_FOUND);
  if (changed) live.publish([member], HINT);
}

export async function markAllRead({ db, live }: Services, member: Member): Promise<void> {
  if (await setAllRead(db, member.id)) live.publish([member], HINT);
}

/** What a group tells of has been seen elsewhere, such as the messages in their chat. */
export async function markGroupRead({ db, live }: Services, profileId: string, group: string): Promise<void> {
  if (await setGroupRead(db, profileId, group)) live.publish([{ kind: 'member', id: profileId }], HINT);
}
