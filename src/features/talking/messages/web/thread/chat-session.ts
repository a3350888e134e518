import type { Outcome } from '../../../../../platform/web/api/api.ts';
import type { ApiProblem } from '../../../../../platform/web/api/api-problem.ts';
import { newId } from '../../../../../platform/web/new-id.ts';
import { oneAtATime } from '../../../../../platform/web/one-at-a-time.ts';
import { serverNow } from '../../../../../platform/web/time/server-time.ts';
import { FORBIDDEN } from '../../../../../shared/http-status.ts';
import type { LiveUpdate } from '../../../../../shared/live.ts';
import { PEOPLE_CHANGED } from '../../../../trust/blocks/contract/block-updates.ts';
import type { Chat, Message, Messages, NewMessage, OpenedChat } from '../../contract/message.ts';
import { MESSAGE_UPDATES, messageOf, seenOf } from '../../contract/message-updates.ts';
import { isBlocked, loadedUpTo, withChat, withSeen } from './chat-state.ts';
import { createChatStore } from './chat-store.ts';
import {
  addMessage,
  discard,
  fail,
  nextToSend,
  type Outgoing,
  recover,
  requestOf,
  retry,
  type Written,
  withoutStored,
} from './outbox.ts';

/** The API calls of a chat. */
export interface ChatCalls {
  /**
   * Loads the chat. Pass the id once known: a person's address resolves to the latest conversation with them,
   * which may change.
   */
  chat(id: string | null): Promise<Outcome<Chat>>;
  open(): Promise<Outcome<OpenedChat>>;
  messages(id: string, query: { before?: number; since?: number }): Promise<Outcome<Messages>>;
  send(id: string, message: NewMessage): Promise<Outcome<Message>>;
  read(id: string, seq: number): Promise<Outcome<unknown>>;
}

interface SessionOptions {
  calls: ChatCalls;
  online: () => boolean;
  /** Called when a message could not be sent. */
  onFailed: (failed: Outgoing, problem: ApiProblem) => void;
  /** Called when a failed message turns out to be stored: only its response was lost. */
  onArrived: (arrived: Outgoing) => void;
}

export type ChatSession = ReturnType<typeof createChatSession>;

/** Creates the session of one open chat: its state, and everything that keeps it up to date. */
export function createChatSession(
  chat: Chat,
  first: Messages | null,
  { calls, online, onFailed, onArrived }: SessionOptions,
) {
  const { state, subscribe, replace, set, addMessages, addLiveMessage } = createChatStore(
    chat,
    first,
    onArrived,
  );
  /** How far the server was told that the viewer has read. */
  let readSent = 0;

  const mergeChat = (fresh: Chat) => {
    // The server did not store marks sent during a block: they are sent again afterwards.
    if (isBlocked(state().chat)) readSent = 0;
    replace(withChat(state(), fresh));
  };

  const reloadChat = oneAtATime(async () => {
    const outcome = await calls.chat(state().chat.id);
    if (outcome.ok) mergeChat(outcome.data);
  });

  const loadNew = oneAtATime(async () => {
    const { chat: known, history } = state();
    if (known.id === null || history === 'failed') return;
    for (let more = true; more; ) {
      const outcome = await calls.messages(known.id, { since: loadedUpTo(state()) });
      if (!outcome.ok) return;
      addMessages(outcome.data.messages);
      more = outcome.data.more;
    }
  });

  /** After connecting: loads missed messages and read marks, and sends waiting messages. */
  async function catchUp(): Promise<void> {
    await reloadChat();
    await loadNew();
    await sendWaiting();
  }

  /** Loads older messages, or the newest ones if the first attempt failed. */
  const loadOlder = oneAtATime(async () => {
    const { chat: known, messages, history, more } = state();
    if (known.id === null || (history !== 'failed' && !more)) return;
    const before = messages[0]?.seq;
    set({ history: 'loading' });
    const outcome = await calls.messages(known.id, before === undefined ? {} : { before });
    if (!outcome.ok) return set({ history: 'failed' });
    addMessages(outcome.data.messages, { history: 'ready', more: outcome.data.more });
  });

  const sendWaiting = oneAtATime(async () => {
    for (let next = nextToSend(state().outbox); next && online(); next = nextToSend(state().outbox)) {
      await sendOne(next);
    }
  });

  async function sendOne(outgoing: Outgoing): Promise<void> {
    const { clientId } = outgoing;
    const outcome = await withConversation((id) => calls.send(id, requestOf(outgoing)));
    if (outcome.ok) {
      addMessages([outcome.data]);
      if (loadedUpTo(state()) < outcome.data.seq) await loadNew();
      return;
    }
    // Offline, the message waits for the next connection.
    if (outcome.problem.status === 0 && !online()) return;
    // A live update delivered it before its own response was lost.
    if (!state().outbox.some((queued) => queued.clientId === clientId)) return;
    set({ outbox: fail(state().outbox, clientId, outcome.problem) });
    onFailed(outgoing, outcome.problem);
    // Something now prevents messages, such as a block: reload the chat to show it.
    if (outcome.problem.status === FORBIDDEN) await reloadChat();
  }

  async function withConversation(act: (id: string) => Promise<Outcome<Message>>): Promise<Outcome<Message>> {
    const opened = await open();
    return opened.ok ? act(opened.data) : opened;
  }

  /** Returns the conversation's id, and creates the conversation if necessary. */
  async function open(): Promise<Outcome<string>> {
    const { id } = state().chat;
    if (id !== null) return { ok: true, data: id };
    const opened = await calls.open();
    if (!opened.ok) return opened;
    mergeChat(opened.data);
    return { ok: true, data: opened.data.id };
  }

  return {
    state,
    subscribe,
    catchUp,
    loadOlder,
    open,
    async receive(update: LiveUpdate): Promise<void> {
      const { type, ids } = update;
      if (type === PEOPLE_CHANGED) return reloadChat();
      const { id } = state().chat;
      // The other participant may have created the conversation.
      if (id === null) return type === MESSAGE_UPDATES.new ? catchUp() : undefined;
      if (!ids.includes(id)) return;
      if (type === MESSAGE_UPDATES.new && !addLiveMessage(messageOf(update))) await loadNew();
      const seen = seenOf(update);
      if (seen) replace(withSeen(state(), seen));
      if (type === MESSAGE_UPDATES.about) await reloadChat();
    },
    send(written: Written): Promise<void> {
      const fresh = { clientId: newId(), sentAt: new Date(serverNow()).toISOString() };
      set({ outbox: addMessage(state().outbox, written, fresh) });
      return sendWaiting();
    },
    /** Resumes messages that an earlier visit could not send. */
    async recover(left: readonly Outgoing[]): Promise<void> {
      if (left.length === 0) return;
      set({ outbox: withoutStored(recover(state().outbox, left), state().messages) });
      await sendWaiting();
    },
    retry(clientId: string): Promise<void> {
      set({ outbox: retry(state().outbox, clientId) });
      return sendWaiting();
    },
    discard(clientId: string): void {
      set({ outbox: discard(state().outbox, clientId) });
    },
    /** Marks all loaded messages as read. */
    async seen(): Promise<void> {
      const { chat: known, messages } = state();
      const last = messages.findLast(({ mine }) => !mine)?.seq ?? 0;
      if (known.id === null || isBlocked(known) || last <= Math.max(readSent, known.readSeq)) return;
      const before = readSent;
      readSent = last;
      const outcome = await calls.read(known.id, last);
      if (!outcome.ok) readSent = before;
    },
  };
}
