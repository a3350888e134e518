import { personKey } from '../../../platform/server/http/actor.ts';
import { messageToTell } from '../../messages/server/messages.ts';
import { markTalkRead } from './mark-read.ts';
import { notify, type NotifyServices } from './notify.ts';
import { messageGroup } from './talk-groups.ts';

/**
 * Tells whoever a message is for, unless they have read it already: who is in the chat needs no word of it.
 * What a deal says in a chat is told of by its own signal.
 */
export async function tellOfMessage(
  services: NotifyServices,
  { conversationId, seq }: { conversationId: string; seq: number },
  delivery: string,
): Promise<void> {
  const message = await messageToTell(services.db, conversationId, seq);
  if (message === undefined || message.read || message.kind === 'system') return;
  const { to, from, text, photoCount } = message;
  await notify(services, delivery, [
    {
      to: personKey(to),
      type: 'message',
      group: messageGroup(conversationId),
      title: `Message from ${from}`,
      groupedTitle: `{count} messages from ${from}`,
      message: text || (photoCount === 1 ? 'Photo' : `${photoCount} photos`),
      link: `/messages/${conversationId}`,
    },
  ]);
  // Read between the two: whoever marked it then found no notification to mark.
  const after = await messageToTell(services.db, conversationId, seq);
  if (after?.read) await markTalkRead(services, to, conversationId);
}
