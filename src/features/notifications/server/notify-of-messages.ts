import { personKey } from '../../../platform/server/http/actor.ts';
import type { Delivery } from '../../../platform/server/jobs.ts';
import type { messageSent } from '../../messages/contract/signals.ts';
import { messagesToTell, type ToldMessage } from '../../messages/server/messages.ts';
import { markTalkRead } from './mark-read.ts';
import { notifyOfSignals, type NotifyServices } from './notify.ts';
import { messageGroup } from './conversation-groups.ts';

type MessageSent = NonNullable<(typeof messageSent)['payload']>;

/**
 * Tells those whom messages are for, unless they have read them already: who is in the chat needs no word of it.
 * What a deal says in a chat is told of by its own signal.
 */
export async function tellOfMessages(
  services: NotifyServices,
  deliveries: readonly Delivery<MessageSent>[],
): Promise<void> {
  const keys = deliveries.map(({ payload }) => payload);
  const byName = new Map((await messagesToTell(services.db, keys)).map((told) => [nameOf(told), told]));
  await notifyOfSignals(
    services,
    deliveries.flatMap(({ payload, delivery }) => {
      const message = byName.get(nameOf(payload));
      if (message === undefined || message.read || message.kind === 'system') return [];
      return [{ ...newsOf(message), signal: delivery }];
    }),
  );
  // Read between the two: whoever marked it then found no notification to mark.
  for (const { to, conversationId, seq, read } of await messagesToTell(services.db, keys)) {
    const readBefore = byName.get(nameOf({ conversationId, seq }))?.read;
    if (read && !readBefore) await markTalkRead(services, to, conversationId);
  }
}

const nameOf = ({ conversationId, seq }: MessageSent): string => `${conversationId} ${seq}`;

function newsOf({ to, from, text, photoCount, conversationId }: ToldMessage) {
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
