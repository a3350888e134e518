import { sendWithTabsClosed } from '../../../../../platform/web/connection/background-sync.ts';
import { connection } from '../../../../../platform/web/connection/connection.ts';
import { loadOwnFiles, ownStore } from '../../../../../platform/web/stored/own-store.ts';
import type { Chat } from '../../contract/message.ts';
import { type Outgoing, replacePart } from './outbox.ts';

/**
 * Returns a conversation's key on this device. The key is the same for every address of the conversation,
 * even before it exists.
 */
export function conversationKey(
  person: string,
  { id, participant, listingId }: Pick<Chat, 'id' | 'participant' | 'listingId'>,
): string {
  return `${person}:${participant.kind === 'member' ? `${participant.id}:${listingId ?? ''}` : id}`;
}

export const OUTBOX = 'chat-outbox:';

/** Saves a tab's part of a conversation's outbox. */
export function saveOutbox(
  conversation: string,
  before: readonly Outgoing[],
  part: readonly Outgoing[],
): void {
  updateOutbox(conversation, (saved) => replacePart(saved, before, part));
}

export function updateOutbox(
  conversation: string,
  change: (saved: readonly Outgoing[]) => readonly Outgoing[],
): void {
  const outbox = change(readOutbox(conversation));
  void ownStore().save(OUTBOX + conversation, outbox.length === 0 ? null : outbox);
  storeForWorker(conversation, outbox);
  notify();
}

/** The service worker can't read texts: with every tab closed, it sends what it finds among the files. */
function storeForWorker(conversation: string, outbox: readonly Outgoing[]): void {
  const waiting = outbox.filter(({ state }) => state === 'sending');
  const stored = loadOwnFiles().then(async ({ ownFiles }) => {
    const files = ownFiles().open();
    if (waiting.length === 0) return files.remove(OUTBOX + conversation);
    await files.save(OUTBOX + conversation, waiting);
    if (connection.state().lost) sendWithTabsClosed();
  });
  // Never loaded, and offline: the next page sends it.
  stored.catch(() => undefined);
}

/** Reads the messages that were unsent or failed when the page was closed. */
export function readOutbox(conversation: string): Outgoing[] {
  return outgoingOf(ownStore().read(OUTBOX + conversation));
}

/** Returns the messages in a stored outbox. */
export const outgoingOf = (saved: unknown): Outgoing[] =>
  Array.isArray(saved)
    ? saved.filter(isOutgoing).map((outgoing) => ({ ...outgoing, attachments: outgoing.attachments ?? [] }))
    : [];

/** Returns the conversations of a person that have unsent or failed messages. */
export const savedOutboxes = (person: string): string[] =>
  ownStore()
    .names(`${OUTBOX}${person}:`)
    .map((name) => name.slice(OUTBOX.length));

/** Calls `listener` when an outbox changes, in this tab or another one. Returns a function that stops it. */
export function subscribeToOutboxes(listener: () => void): () => void {
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

/** An older release may have saved another shape, or one without attachments. */
function isOutgoing(saved: unknown): saved is Outgoing & { attachments?: Outgoing['attachments'] } {
  const { clientId, text, sentAt, photos, state } = (saved ?? {}) as Partial<Record<keyof Outgoing, unknown>>;
  return (
    [clientId, text, sentAt].every((value) => typeof value === 'string') &&
    (state === 'sending' || state === 'failed') &&
    Array.isArray(photos) &&
    photos.every((photo) => typeof photo?.id === 'string' && typeof photo?.base === 'string')
  );
}
