import type { Chat, Message, Messages } from '../../contract/message.ts';
import type { Seen } from '../../contract/message-updates.ts';
import { type Outgoing, withoutStored } from './outbox.ts';

export interface ChatState {
  chat: Chat;
  /** A sequence without gaps up to the newest message, apart from messages being loaded. */
  messages: readonly Message[];
  /** Whether older messages exist. */
  more: boolean;
  history: 'ready' | 'loading' | 'failed';
  outbox: readonly Outgoing[];
}

/** Returns the state of a chat when it opens. `first` is null if its messages could not be loaded. */
export const openedChat = (chat: Chat, first: Messages | null): ChatState => ({
  chat,
  messages: first?.messages ?? [],
  more: first?.more ?? false,
  history: first === null && chat.id !== null ? 'failed' : 'ready',
  outbox: [],
});

/** Whether one of the two blocks the other. The server stores no read marks meanwhile. */
export const isBlocked = ({ denial }: Chat): boolean => denial === 'blocked' || denial === 'refused';

/** Returns the number of the last message before the first gap. */
export const loadedUpTo = ({ messages, more }: ChatState): number => lastWithoutGap(messages, more);

/** Merges messages, and removes those that arrived from the outbox. */
export function withMessages(state: ChatState, fresh: readonly Message[]): ChatState {
  const messages = mergeMessages(state.messages, fresh);
  return { ...state, messages, outbox: withoutStored(state.outbox, messages) };
}

/**
 * Merges the message of a live update if it directly follows the last one or is already known. Returns null if messages
 * have to be loaded instead.
 */
export function withLiveMessage(state: ChatState, message: Message | undefined): ChatState | null {
  if (message === undefined || state.history === 'failed') return null;
  const last = loadedUpTo(state);
  if (message.seq > last + 1) return null;
  return message.seq > last ? withMessages(state, [message]) : state;
}

/** Merges a loaded chat. Read marks only increase, so an outdated response doesn't lower them. */
export function withChat(state: ChatState, fresh: Chat): ChatState {
  const { chat: known } = state;
  // Requested before the conversation was created.
  if (known.id !== null && fresh.id === null) return state;
  const chat = {
    ...fresh,
    readSeq: Math.max(known.readSeq, fresh.readSeq),
    participantReadSeq: Math.max(known.participantReadSeq, fresh.participantReadSeq),
    participantDeliveredSeq: Math.max(known.participantDeliveredSeq, fresh.participantDeliveredSeq),
  };
  return { ...state, chat };
}

/** Applies how far a participant has read and received the chat. */
export function withSeen(state: ChatState, { mine, readSeq, deliveredSeq }: Seen): ChatState {
  const { chat } = state;
  const marks = mine
    ? { readSeq: Math.max(chat.readSeq, readSeq) }
    : {
        participantReadSeq: Math.max(chat.participantReadSeq, readSeq),
        participantDeliveredSeq: Math.max(chat.participantDeliveredSeq, deliveredSeq),
      };
  return { ...state, chat: { ...chat, ...marks } };
}

/** Merges messages in order, without duplicates. */
export function mergeMessages(shown: readonly Message[], fresh: readonly Message[]): readonly Message[] {
  const seqs = new Set(shown.map(({ seq }) => seq));
  const added = fresh.filter(({ seq }) => !seqs.has(seq));
  if (added.length === 0) return shown;
  return [...shown, ...added].sort((a, b) => a.seq - b.seq);
}

/**
 * Returns the number of the last message before the first gap, to load newer ones with `since`. The response
 * to an own message can arrive before an earlier message of the other participant.
 * @param more Whether older messages exist.
 */
export function lastWithoutGap(messages: readonly Message[], more: boolean): number {
  let last = more ? (messages[0]?.seq ?? 0) : 0;
  for (const { seq } of messages) {
    if (seq > last + 1) break;
    last = seq;
  }
  return last;
}
