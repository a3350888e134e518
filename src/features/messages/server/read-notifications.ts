import type { Database } from '../../../platform/server/db/database.ts';
import type { OwnerKey } from '../../../platform/server/http/actor.ts';
import type { Live } from '../../../platform/server/realtime/live.ts';
import { markGroupRead, markShownRead } from '../../notifications/server/notifications.ts';

/** The messages of one conversation are one notification. */
export const messageGroup = (conversationId: string): string => `message:${conversationId}`;

/** Where notifications of a conversation lead to. */
export const conversationLink = (conversationId: string): string => `/messages/${conversationId}`;

/** Somebody who has the chat open reads a message within this time: notifications of it wait that long. */
export const NOTIFY_DELAY_SECONDS = 3;

/** Marks the notifications of a chat as read once somebody has seen it up to a message: its messages, and what else it shows. */
export async function readNotifications(
  services: { db: Database; live: Live },
  reader: OwnerKey,
  conversationId: string,
  seq: number,
): Promise<void> {
  await markGroupRead(services, reader, messageGroup(conversationId));
  await readShown(services, reader, conversationId, seq);
}

/** Marks what a chat shows up to a message as read, but for what people wrote. */
export async function readShown(
  services: { db: Database; live: Live },
  reader: OwnerKey,
  conversationId: string,
  seq: number,
): Promise<void> {
  await markShownRead(services, reader, { link: conversationLink(conversationId), upTo: seq });
}
