import type { Database } from '../../../../platform/server/db/database.ts';
import type { OwnerKey } from '../../../../platform/server/http/actor.ts';
import type { Live } from '../../../../platform/server/realtime/live.ts';
import { markGroupRead, markShownRead } from '../../notifications/server/notifications.ts';

/** Returns the notification group of a conversation's messages. */
export const messageGroup = (conversationId: string): string => `message:${conversationId}`;

/** Returns the address that a conversation's notifications link to. */
export const conversationLink = (conversationId: string): string => `/messages/${conversationId}`;

/** Delay of message notifications. Someone with the chat open reads the message within this time. */
export const NOTIFY_DELAY_SECONDS = 3;

/** Marks a chat's notifications as read, up to the last message the person has seen. */
export async function readNotifications(
  services: { db: Database; live: Live },
  reader: OwnerKey,
  conversationId: string,
  seq: number,
): Promise<void> {
  await markGroupRead(services, reader, messageGroup(conversationId));
  await readShown(services, reader, conversationId, seq);
}

/** Marks everything else that a chat shows as read, up to a message, but not people's messages. */
export async function readShown(
  services: { db: Database; live: Live },
  reader: OwnerKey,
  conversationId: string,
  seq: number,
): Promise<void> {
  await markShownRead(services, reader, { link: conversationLink(conversationId), upTo: seq });
}
