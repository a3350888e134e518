import type { Database } from '../../../platform/server/db/database.ts';
import type { OwnerKey } from '../../../platform/server/http/actor.ts';
import type { Live } from '../../../platform/server/realtime/live.ts';
import { markGroupRead, markLinkRead } from '../../notifications/server/notifications.ts';

/** The messages of one conversation are one notification. */
export const messageGroup = (conversationId: string): string => `message:${conversationId}`;

/** Where notifications of a conversation lead to. */
export const conversationLink = (conversationId: string): string => `/messages/${conversationId}`;

/**
 * Marks the notifications of a chat as read once somebody has seen it. For a member these are its messages. A guest
 * has no page of notifications: the chat also shows them what they are mailed about its deal.
 */
export async function readNotifications(
  services: { db: Database; live: Live },
  reader: OwnerKey,
  conversationId: string,
): Promise<void> {
  if (reader.kind === 'guest') await markLinkRead(services, reader, conversationLink(conversationId));
  else await markGroupRead(services, reader, messageGroup(conversationId));
}
