import type { Database } from '../../../platform/server/db/database.ts';
import type { Member, OwnerKey } from '../../../platform/server/http/actor.ts';
import type { Live } from '../../../platform/server/realtime/live.ts';
import { DomainError } from '../../../shared/errors.ts';
import { notificationErrors } from '../contract/errors.ts';
import { NOTIFICATION_UPDATES } from '../contract/notification-updates.ts';
import { setAllRead, setGroupRead, setRead, setConversationRead } from './notifications.queries.ts';
import { messageGroup } from './conversation-groups.ts';

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

/**
 * What a chat says has been seen there. To a member that reads its messages; a guest, who has no other page of them, has
 * read of the deal as well.
 */
export async function markConversationRead(
  { db, live }: Services,
  reader: OwnerKey,
  conversationId: string,
): Promise<void> {
  if (reader.kind === 'guest') return setConversationRead(db, reader.key, conversationId);
  if (await setGroupRead(db, reader.id, messageGroup(conversationId))) live.publish([reader], UPDATE);
}
