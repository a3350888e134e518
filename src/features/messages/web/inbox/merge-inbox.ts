import type { Conversation, Inbox, Message } from '../../contract/message.ts';
import { MESSAGE_LIMITS } from '../../contract/message-limits.ts';

/**
 * The first page asked for anew, before the pages that were loaded further. What it should have had and has not is no
 * longer there; what a new message moved up is not in both places.
 */
export function renewInbox(known: Inbox | null, fresh: Inbox): Inbox {
  const last = fresh.conversations.at(-1);
  if (known === null || fresh.nextCursor === null || last === undefined) return fresh;
  const below = known.conversations.filter((one) => isOlder(one, last));
  const shown = new Set(fresh.conversations.map(({ id }) => id));
  const kept = below.filter(({ id }) => !shown.has(id));
  return kept.length === 0
    ? fresh
    : { conversations: [...fresh.conversations, ...kept], nextCursor: known.nextCursor };
}

/**
 * The inbox with a message that came with its live update; null where that does not lead from what is known to what is,
 * and the first page has to be asked for.
 */
export function withMessage(known: Inbox, id: string, message: Message): Inbox | null {
  const before = known.conversations.find((one) => one.id === id);
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
  return { ...known, conversations: [moved, ...known.conversations.filter((one) => one !== before)] };
}

/** Another page below those that are there. */
export function extendInbox(known: Inbox, further: Inbox): Inbox {
  const shown = new Set(known.conversations.map(({ id }) => id));
  return {
    conversations: [...known.conversations, ...further.conversations.filter(({ id }) => !shown.has(id))],
    nextCursor: further.nextCursor,
  };
}

const sentAt = ({ lastMessage }: Conversation): string => lastMessage?.sentAt ?? '';

/** Later in the order of the inbox: by time, then by id. */
function isOlder(one: Conversation, other: Conversation): boolean {
  if (sentAt(one) !== sentAt(other)) return sentAt(one) < sentAt(other);
  return one.id < other.id;
}
