import { ownStore } from '../../../../platform/web/own-store.ts';
import type { Chat } from '../../contract/message.ts';
import { type Outgoing, withPart } from './outbox.ts';

/** The key of a conversation on this device: the same for every address it is opened by, also before it exists. */
export function conversationName(
  person: string,
  { id, participant, listingId }: Pick<Chat, 'id' | 'participant' | 'listingId'>,
): string {
  return `${person}:${participant.kind === 'member' ? `${participant.id}:${listingId ?? ''}` : id}`;
}

export const keepDraft = (conversation: string, text: string): void =>
  void ownStore().keep(`chat-draft:${conversation}`, text.trim() === '' ? null : text);

export function readDraft(conversation: string): string {
  const kept = ownStore().read(`chat-draft:${conversation}`);
  return typeof kept === 'string' ? kept : '';
}

const OUTBOX = 'chat-outbox:';

/** Keeps a tab's part of what waits in a conversation, after it changed. */
export function keepOutbox(
  conversation: string,
  before: readonly Outgoing[],
  part: readonly Outgoing[],
): void {
  changeOutbox(conversation, (kept) => withPart(kept, before, part));
}

export function changeOutbox(
  conversation: string,
  change: (kept: readonly Outgoing[]) => readonly Outgoing[],
): void {
  const outbox = change(readOutbox(conversation));
  void ownStore().keep(OUTBOX + conversation, outbox.length === 0 ? null : outbox);
  notify();
}

/** What was on its way or had failed when the page was closed. */
export function readOutbox(conversation: string): Outgoing[] {
  const kept = ownStore().read(OUTBOX + conversation);
  return Array.isArray(kept)
    ? kept.filter(isOutgoing).map((one) => ({ ...one, attachments: one.attachments ?? [] }))
    : [];
}

/** The conversations of a person in which something waits or failed. */
export const keptOutboxes = (person: string): string[] =>
  ownStore()
    .names(`${OUTBOX}${person}:`)
    .map((name) => name.slice(OUTBOX.length));

/** Calls back when what waits changes, in this tab or another one. */
export function followOutboxes(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.includes(OUTBOX)) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

const listeners = new Set<() => void>();
function notify(): void {
  for (const listener of listeners) listener();
}

/** An older version of the page may have kept something else, or nothing of other files than photos. */
function isOutgoing(kept: unknown): kept is Outgoing & { attachments?: Outgoing['attachments'] } {
  const { clientId, text, sentAt, photos, state } = (kept ?? {}) as Partial<Record<keyof Outgoing, unknown>>;
  return (
    [clientId, text, sentAt].every((value) => typeof value === 'string') &&
    (state === 'sending' || state === 'failed') &&
    Array.isArray(photos) &&
    photos.every((photo) => typeof photo?.id === 'string' && typeof photo?.base === 'string')
  );
}
