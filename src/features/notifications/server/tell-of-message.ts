import { messageToTell } from '../../messages/server/messages.ts';
import { markGroupRead } from './mark-read.ts';
import { notify, type NotifyServices } from './notify.ts';

/** Messages of one conversation are one notification. */
export const messageGroup = (conversationId: string): string => `message:${conversationId}`;

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
  if (to.kind === 'guest') return;
  await notify(services, delivery, [
    {
      to: to.id,
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
  if (after?.read) await markGroupRead(services, to.id, messageGroup(conversationId));
}
