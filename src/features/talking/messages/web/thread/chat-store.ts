import type { Chat, Message, Messages } from '../../contract/message.ts';
import { type ChatState, openedChat, withLiveMessage, withMessages } from './chat-state.ts';
import type { Outgoing } from './outbox.ts';

/**
 * Creates the store of an open chat's state, which components show.
 * @param onArrived Called when a failed message turns out to be stored: only its response was lost.
 */
export function createChatStore(chat: Chat, first: Messages | null, onArrived: (arrived: Outgoing) => void) {
  let state = openedChat(chat, first);
  const listeners = new Set<() => void>();

  function replace(next: ChatState): void {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  }

  /** Shows a state with more messages. */
  function showArrived(next: ChatState): void {
    const { outbox: before } = state;
    replace(next);
    for (const outgoing of before)
      if (outgoing.state === 'failed' && !next.outbox.includes(outgoing)) onArrived(outgoing);
  }

  return {
    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    replace,
    set: (change: Partial<ChatState>) => replace({ ...state, ...change }),
    /** Adds messages, and shows `change` with them. */
    addMessages: (messages: readonly Message[], change?: Partial<ChatState>) =>
      showArrived({ ...withMessages(state, messages), ...change }),
    /** Takes the message of a live update. Returns false if messages have to be loaded instead. */
    addLiveMessage(message: Message | undefined): boolean {
      const next = withLiveMessage(state, message);
      if (next !== null) showArrived(next);
      return next !== null;
    },
  };
}
