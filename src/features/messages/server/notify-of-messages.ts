import { personKey } from '../../../platform/server/http/actor.ts';
import type { Delivery } from '../../../platform/server/jobs.ts';
import type { messageSent } from '../contract/signals.ts';
import type { NotificationKind } from '../../../shared/notification-kinds.ts';
import {
  listingInTitle,
  notifyOfSignals,
  type NotifyServices,
} from '../../notifications/server/notifications.ts';
import { filesInWords } from '../contract/files-in-words.ts';
import { messagesToNotify, type MessageToNotify } from './messages-to-notify.ts';
import { conversationLink, messageGroup, readNotifications } from './read-notifications.ts';

type MessageSent = NonNullable<(typeof messageSent)['payload']>;

const RECEIVED = 'message.received';

export const messageNotifications: readonly NotificationKind[] = [
  {
    kind: RECEIVED,
    type: 'message',
    preference: {
      group: 'message',
      label: 'Messages',
      about: 'Someone sends you a message',
      order: 1,
      on: ['in-app', 'email', 'push'],
      guests: true,
    },
  },
];

/**
 * Notifies the recipients of messages that they have not read yet. Someone with the chat open has already
 * read them. Features that post system messages send their own notifications.
 */
export async function notifyOfMessages(
  services: NotifyServices,
  deliveries: readonly Delivery<MessageSent>[],
): Promise<void> {
  const keys = deliveries.map(({ payload }) => payload);
  const byName = new Map(
    (await messagesToNotify(services.db, keys)).map((message) => [nameOf(message), message]),
  );
  await notifyOfSignals(
    services,
    deliveries.flatMap(({ payload, delivery }) => {
      const message = byName.get(nameOf(payload));
      if (message === undefined || message.read || message.kind === 'system') return [];
      return [{ ...notificationOf(message), signal: delivery }];
    }),
  );
  // Marks notifications as read whose message was read while they were being created.
  for (const { to, conversationId, seq, read } of await messagesToNotify(services.db, keys)) {
    const readBefore = byName.get(nameOf({ conversationId, seq }))?.read;
    if (read && !readBefore) await readNotifications(services, to, conversationId, seq);
  }
}

/**
 * Returns the notification titles for one message and for several.
 * @param from Name of the sender.
 * @param about Title of the listing; null after it was deleted.
 */
export function messageTitles(from: string, about: string | null): { title: string; groupedTitle: string } {
  if (about === null) return { title: `Message from ${from}`, groupedTitle: `{count} messages from ${from}` };
  const listing = listingInTitle(about);
  return {
    title: `${from} wrote about ${listing}`,
    groupedTitle: `{count} messages from ${from} about ${listing}`,
  };
}

const nameOf = ({ conversationId, seq }: MessageSent): string => `${conversationId} ${seq}`;

function notificationOf({
  to,
  from,
  text,
  photoCount,
  attachmentNames,
  conversationId,
  listingId,
  listingTitle,
}: MessageToNotify) {
  return {
    to: personKey(to),
    kind: RECEIVED,
    group: messageGroup(conversationId),
    ...messageTitles(from, listingTitle),
    message: text || filesInWords({ photoCount, attachmentNames }),
    link: conversationLink(conversationId),
    listingId,
  } as const;
}
