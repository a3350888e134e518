import type { Outcome } from '../../../../../platform/web/api.ts';
import type { ApiProblem } from '../../../../../platform/web/api-problem.ts';
import { newId } from '../../../../../platform/web/new-id.ts';
import { PEOPLE_CHANGED } from '../../../../trust/blocks/contract/block-updates.ts';
import type { Chat, Message, Messages, NewMessage, OpenedChat } from '../../contract/message.ts';
import { FORBIDDEN, isRefusal } from '../../../../../shared/http-status.ts';
import type { LiveUpdate } from '../../../../../shared/live.ts';
import { MESSAGE_UPDATES, messageOf, type Seen, seenOf } from '../../contract/message-updates.ts';
import { lastWithoutGap, mergeMessages } from './merge-messages.ts';
import { oneAtATime } from '../../../../../platform/web/one-at-a-time.ts';
import {
  discard,
  fail,
  nextToSend,
  type Outgoing,
  recover,
  retry,
  withoutStored,
  addMessage,
  type Written,
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

export interface ChatState {
  chat: Chat;
  /** A sequence without gaps up to the newest message, apart from messages being loaded. */
  messages: readonly Message[];
  /** Whether older messages exist. */
  more: boolean;
  history: 'ready' | 'loading' | 'failed';
  outbox: readonly Outgoing[];
}

export type ChatSession = ReturnType<typeof createChatSession>;

/** Creates the session of one open chat: its state, and everything that keeps it up to date. */
export function createChatSession(
  chat: Chat,
  first: Messages | null,
  { calls, online, onFailed, onArrived }: SessionOptions,
) {
  let state: ChatState = {
    chat,
    messages: first?.messages ?? [],
    more: first?.more ?? false,
    history: first === null && chat.id !== null ? 'failed' : 'ready',
    outbox: [],
  };
  let readSent = chat.readSeq;
  const listeners = new Set<() => void>();

  function set(change: Partial<ChatState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function add(fresh: readonly Message[], change: Partial<ChatState> = {}): void {
    const messages = mergeMessages(state.messages, fresh);
    const { outbox: before } = state;
    const outbox = withoutStored(before, messages);
    set({ ...change, messages, outbox });
    for (const one of before) if (one.state === 'failed' && !outbox.includes(one)) onArrived(one);
  }

  /** Merges a loaded chat. Read marks only increase, so an outdated response changes nothing. */
  function mergeChat(fresh: Chat): void {
    const { chat: current } = state;
    // Requested before the conversation was created.
    if (current.id !== null && fresh.id === null) return;
    const on = (key: 'readSeq' | 'participantReadSeq' | 'participantDeliveredSeq') =>
      Math.max(current[key], fresh[key]);
    readSent = Math.max(readSent, fresh.readSeq);
    set({
      chat: {
        ...fresh,
        readSeq: on('readSeq'),
        participantReadSeq: on('participantReadSeq'),
        participantDeliveredSeq: on('participantDeliveredSeq'),
      },
    });
  }

  function mergeSeen({ mine, readSeq, deliveredSeq }: Seen): void {
    const { chat: known } = state;
    if (mine) readSent = Math.max(readSent, readSeq);
    const marks = mine
      ? { readSeq: Math.max(known.readSeq, readSeq) }
      : {
          participantReadSeq: Math.max(known.participantReadSeq, readSeq),
          participantDeliveredSeq: Math.max(known.participantDeliveredSeq, deliveredSeq),
        };
    set({ chat: { ...known, ...marks } });
  }

  const reloadChat = oneAtATime(async () => {
    const outcome = await calls.chat(state.chat.id);
    if (outcome.ok) mergeChat(outcome.data);
  });

  const loadNew = oneAtATime(async () => {
    const { id } = state.chat;
    if (id === null || state.history === 'failed') return;
    for (let more = true; more; ) {
      const outcome = await calls.messages(id, { since: lastWithoutGap(state.messages, state.more) });
      if (!outcome.ok) return;
      add(outcome.data.messages);
      more = outcome.data.more;
    }
  });

  /**
   * Takes the message of a live update if it directly follows the last one or is already known. Returns
   * whether it did.
   */
  function applyMessage(message: Message | undefined): boolean {
    if (message === undefined || state.history === 'failed') return false;
    const last = lastWithoutGap(state.messages, state.more);
    if (message.seq > last + 1) return false;
    if (message.seq > last) add([message]);
    return true;
  }

  /** After connecting: loads missed messages and read marks, and sends waiting messages. */
  async function catchUp(): Promise<void> {
    await reloadChat();
    await loadNew();
    await sendWaiting();
  }

  /** Loads older messages, or the newest ones if the first attempt failed. */
  const loadOlder = oneAtATime(async () => {
    const { chat: known, messages, history } = state;
    if (known.id === null || (history !== 'failed' && !state.more)) return;
    const before = messages[0]?.seq;
    set({ history: 'loading' });
    const outcome = await calls.messages(known.id, before === undefined ? {} : { before });
    if (outcome.ok) add(outcome.data.messages, { history: 'ready', more: outcome.data.more });
    else set({ history: 'failed' });
  });

  const sendWaiting = oneAtATime(async () => {
    for (let next = nextToSend(state.outbox); next && online(); next = nextToSend(state.outbox)) {
      await sendOne(next);
    }
  });

  async function sendOne(outgoing: Outgoing): Promise<void> {
    const { clientId, text, photos, attachments } = outgoing;
    const ids = (files: readonly { id: string }[]) => files.map(({ id }) => id);
    const outcome = await withConversation((id) =>
      calls.send(id, { clientId, text, photos: ids(photos), attachments: ids(attachments) }),
    );
    if (outcome.ok) {
      add([outcome.data]);
      if (lastWithoutGap(state.messages, state.more) < outcome.data.seq) await loadNew();
      return;
    }
    // Offline, the message waits for the next connection.
    if (outcome.problem.status === 0 && !online()) return;
    // A live update delivered it before its own response was lost.
    if (!state.outbox.some((one) => one.clientId === clientId)) return;
    const { detail } = outcome.problem;
    set({ outbox: fail(state.outbox, clientId, isRefusal(outcome.problem) ? detail : undefined) });
    onFailed(outgoing, outcome.problem);
    // Something now prevents messages, such as a block: reload the chat to show it.
    if (outcome.problem.status === FORBIDDEN) await reloadChat();
  }

  async function withConversation(act: (id: string) => Promise<Outcome<Message>>): Promise<Outcome<Message>> {
    if (state.chat.id !== null) return act(state.chat.id);
    const opened = await calls.open();
    if (!opened.ok) return opened;
    mergeChat(opened.data);
    return act(opened.data.id);
  }

  return {
    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    catchUp,
    loadOlder,
    /** Returns the conversation's id, and creates the conversation if necessary. */
    async open(): Promise<Outcome<string>> {
      const { id } = state.chat;
      if (id !== null) return { ok: true, data: id };
      const opened = await calls.open();
      if (!opened.ok) return opened;
      mergeChat(opened.data);
      return { ok: true, data: opened.data.id };
    },
    async receive(update: LiveUpdate): Promise<void> {
      const { type, ids } = update;
      if (type === PEOPLE_CHANGED) return reloadChat();
      const { id } = state.chat;
      // The other participant may have created the conversation.
      if (id === null) return type === MESSAGE_UPDATES.new ? catchUp() : undefined;
      if (!ids.includes(id)) return;
      if (type === MESSAGE_UPDATES.new && !applyMessage(messageOf(update))) await loadNew();
      const seen = seenOf(update);
      if (seen) mergeSeen(seen);
      if (type === MESSAGE_UPDATES.about) await reloadChat();
    },
    send(written: Written): Promise<void> {
      const fresh = { clientId: newId(), sentAt: new Date().toISOString() };
      set({ outbox: addMessage(state.outbox, written, fresh) });
      return sendWaiting();
    },
    /** Resumes messages that an earlier visit could not send. */
    async recover(left: readonly Outgoing[]): Promise<void> {
      if (left.length === 0) return;
      set({ outbox: withoutStored(recover(state.outbox, left), state.messages) });
      await sendWaiting();
    },
    retry(clientId: string): Promise<void> {
      set({ outbox: retry(state.outbox, clientId) });
      return sendWaiting();
    },
    discard(clientId: string): void {
      set({ outbox: discard(state.outbox, clientId) });
    },
    /** Marks all loaded messages as read. */
    async seen(): Promise<void> {
      const { chat: known, messages } = state;
      const last = messages.findLast(({ mine }) => !mine)?.seq ?? 0;
      if (known.id === null || last <= readSent) return;
      const before = readSent;
      readSent = last;
      const outcome = await calls.read(known.id, last);
      if (!outcome.ok) readSent = before;
    },
  };
}
