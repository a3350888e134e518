import type { Database } from '../../../../platform/server/db/database.ts';
import { type OwnerKey, ownerOf, personKey } from '../../../../platform/server/http/actor.ts';
import type { Live } from '../../../../platform/server/realtime/live.ts';
import type { Delivery } from '../../../../platform/server/signal-delivery.ts';
import type { NotificationKind } from '../../../../shared/notification-kinds.ts';
import { displayName, GUEST_NAME } from '../../../../shared/person-name.ts';
import {
  listingInTitle,
  markGroupRead,
  markShownRead,
  type NotifyServices,
  notifyOfSignals,
} from '../../notifications/server/notifications.ts';
import { filesInWords } from '../contract/files-in-words.ts';
import type { messageSent } from '../contract/signals.ts';
import { findWithRecipients, type MessageKey } from './messages.queries.ts';

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

/** A message with everything its notification shows. */
interface MessageToNotify extends MessageKey {
  to: OwnerKey;
  /** Name of the sender. */
  from: string;
  kind: string;
  /** Truncated like the preview in the inbox. */
  text: string;
  photoCount: number;
  attachmentNames: string[];
  /** The listing that the conversation is about. */
  listingId: string | null;
  /** Null after the listing was deleted. */
  listingTitle: string | null;
  /** Whether the recipient has read it. */
  read: boolean;
}

/** Returns the messages that still exist and have a recipient with an account, in no particular order. */
async function messagesToNotify(db: Database, keys: readonly MessageKey[]): Promise<MessageToNotify[]> {
  return (await findWithRecipients(db, keys)).flatMap((row) => {
    const to = ownerOf(row.recipient_profile_id, row.recipient_guest_key);
    if (to === null) return [];
    const from = row.sender_guest_key === null ? displayName(row.full_name, row.username) : GUEST_NAME;
    const { conversation_id: conversationId, seq, kind, text, photo_count: photoCount, read } = row;
    const { attachment_names: attachmentNames, listing_id: listingId } = row;
    return [
      {
        conversationId,
        seq,
        to,
        from,
        kind,
        text,
        photoCount,
        attachmentNames,
        listingId,
        listingTitle: row.listing_title,
        read,
      },
    ];
  });
}

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
