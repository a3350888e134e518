import type { Conversation, Inbox, Message } from '../../contract/message.ts';
import { MESSAGE_LIMITS } from '../../contract/message-limits.ts';

/**
 * Replaces the first page with a reloaded one, and retains the later pages. Removes conversations that have
 * left the first page, and duplicates of those that moved up to it.
 */
export function refreshInbox(known: Inbox | null, fresh: Inbox): Inbox {
  const last = fresh.conversations.at(-1);
  if (known === null || fresh.nextCursor === null || last === undefined) return fresh;
  const below = known.conversations.filter((conversation) => isOlder(conversation, last));
  const shown = new Set(fresh.conversations.map(({ id }) => id));
  const retained = below.filter(({ id }) => !shown.has(id));
  return retained.length === 0
    ? fresh
    : { conversations: [...fresh.conversations, ...retained], nextCursor: known.nextCursor };
}

/**
 * Adds a message from a live update to the inbox. Returns null if the message does not directly follow the
 * known state and the first page has to be reloaded.
 */
export function withMessage(known: Inbox, id: string, message: Message): Inbox | null {
  const before = known.conversations.find((conversation) => conversation.id === id);
  if (before === undefined || message.seq > before.lastSeq + 1) return null;
  if (message.seq <= before.lastSeq) return known;
  const { mine, kind, system, text, photos, attachments, sentAt } = message;
  const moved: Conversation = {
    ...before,
    lastSeq: message.seq,
    lastMessage: {
      mine,
      kind,
      systemType: system?.type ?? null,
      text: [...text].slice(0, MESSAGE_LIMITS.preview).join(''),
      photoCount: photos.length,
      attachmentNames: attachments.map(({ name }) => name),
      sentAt,
    },
    unread: before.unread + (mine ? 0 : 1),
  };
  return {
    ...known,
    conversations: [moved, ...known.conversations.filter((conversation) => conversation !== before)],
  };
}

/** Marks the messages of a conversation as read, but for the newest ones. */
export function withRead(known: Inbox, id: string, unread = 0): Inbox {
  const conversations = known.conversations.map((conversation) =>
    conversation.id === id ? { ...conversation, unread } : conversation,
  );
  return { ...known, conversations };
}

/** Appends a page to the inbox. */
export function appendPage(known: Inbox, further: Inbox): Inbox {
  const shown = new Set(known.conversations.map(({ id }) => id));
  return {
    conversations: [...known.conversations, ...further.conversations.filter(({ id }) => !shown.has(id))],
    nextCursor: further.nextCursor,
  };
}

const sentAt = ({ lastMessage }: Conversation): string => lastMessage?.sentAt ?? '';

/** Compares by the inbox's order: time, then id. */
function isOlder(one: Conversation, other: Conversation): boolean {
  if (sentAt(one) !== sentAt(other)) return sentAt(one) < sentAt(other);
  return one.id < other.id;
}
