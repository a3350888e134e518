import { personKey } from '../../../platform/server/http/actor.ts';
import type { Delivery } from '../../../platform/server/jobs.ts';
import type { messageSent } from '../../messages/contract/signals.ts';
import { messagesToNotify, type MessageToNotify } from '../../messages/server/messages.ts';
import { markConversationRead } from './mark-read.ts';
import { notifyOfSignals, type NotifyServices } from './notify.ts';
import { messageGroup } from './conversation-groups.ts';

type MessageSent = NonNullable<(typeof messageSent)['payload']>;

/**
 * Tells those whom messages are for, unless they have read them already: who is in the chat needs no word of it.
 * What a deal says in a chat is told of by its own signal.
 */
export async function notifyOfMessages(
  services: NotifyServices,
  deliveries: readonly Delivery<MessageSent>[],
): Promise<void> {
  const keys = deliveries.map(({ payload }) => payload);
  const byName = new Map(
    (await messagesToNotify(services.db, keys)).map((notified) => [nameOf(notified), notified]),
  );
  await notifyOfSignals(
    services,
    deliveries.flatMap(({ payload, delivery }) => {
      const message = byName.get(nameOf(payload));
      if (message === undefined || message.read || message.kind === 'system') return [];
      return [{ ...notificationOf(message), signal: delivery }];
    }),
  );
  // Read between the two: whoever marked it then found no notification to mark.
  for (const { to, conversationId, seq, read } of await messagesToNotify(services.db, keys)) {
    const readBefore = byName.get(nameOf({ conversationId, seq }))?.read;
    if (read && !readBefore) await markConversationRead(services, to, conversationId);
  }
}

const nameOf = ({ conversationId, seq }: MessageSent): string => `${conversationId} ${seq}`;

function notificationOf({ to, from, text, photoCount, conversationId }: MessageToNotify) {
  return {
    to: personKey(to),
    type: 'message',
    group: messageGroup(conversationId),
    title: `Message from ${from}`,
    groupedTitle: `{count} messages from ${from}`,
    message: text || (photoCount === 1 ? 'Photo' : `${photoCount} photos`),
    link: `/messages/${conversationId}`,
  } as const;
}
