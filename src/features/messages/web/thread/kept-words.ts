import { ownStore } from '../../../../platform/web/own-store.ts';
import type { Chat } from '../../contract/message.ts';
import type { Outgoing } from './outbox.ts';

/** The key of a conversation on this device: the same for every address it is opened by, also before it exists. */
export function conversationName(person: string, { id, participant, listingId }: Chat): string {
  return `${person}:${participant.kind === 'member' ? `${participant.id}:${listingId ?? ''}` : id}`;
}

export const keepDraft = (conversation: string, text: string): void =>
  ownStore().keep(`chat-draft:${conversation}`, text.trim() === '' ? null : text);

export function readDraft(conversation: string): string {
  const kept = ownStore().read(`chat-draft:${conversation}`);
  return typeof kept === 'string' ? kept : '';
}

export const keepOutbox = (conversation: string, outbox: readonly Outgoing[]): void =>
  ownStore().keep(`chat-outbox:${conversation}`, outbox.length === 0 ? null : outbox);

/** What was on its way or had failed when the page was closed. */
export function readOutbox(conversation: string): Outgoing[] {
  const kept = ownStore().read(`chat-outbox:${conversation}`);
  return Array.isArray(kept)
    ? kept.filter(isOutgoing).map((one) => ({ ...one, attachments: one.attachments ?? [] }))
    : [];
}

/** An older version of the page may have kept something else, or nothing of other files than photos. */
function isOutgoing(kept: unknown): kept is Outgoing & { attachments?: Outgoing['attachments'] } {
  const { clientId, text, sentAt, photos } = (kept ?? {}) as Partial<Record<keyof Outgoing, unknown>>;
  return (
    [clientId, text, sentAt].every((value) => typeof value === 'string') &&
    Array.isArray(photos) &&
    photos.every((photo) => typeof photo?.id === 'string' && typeof photo?.base === 'string')
  );
}
