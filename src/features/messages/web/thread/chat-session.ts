import type { Outcome } from '../../../../platform/web/api.ts';
import type { ApiProblem } from '../../../../platform/web/api-problem.ts';
import { newId } from '../../../../platform/web/new-id.ts';
import { PEOPLE_CHANGED } from '../../../blocks/contract/block-updates.ts';
import type { Chat, Message, Messages, NewMessage, OpenedChat } from '../../contract/message.ts';
import type { LiveUpdate } from '../../../../shared/live.ts';
import { MESSAGE_UPDATES, messageOf, type Seen, seenOf } from '../../contract/message-updates.ts';
import { lastWithoutGap, mergeMessages } from './merge-messages.ts';
import { oneAtATime } from '../../../../platform/web/one-at-a-time.ts';
import {
  discard,
  fail,
  nextToSend,
  type Outgoing,
  recover,
  retry,
  withoutStored,
  write,
  type Written,
} from './outbox.ts';

const FORBIDDEN = 403;

/** The site said why, rather than being away or at fault. */
export const isRefusal = (status: number): boolean => status >= 400 && status < 500;

/** What a chat asks of the API. */
export interface ChatCalls {
  /** By its id once it has one: a person's address leads to the latest conversation with them, which may have changed by then. */
  chat(id: string | null): Promise<Outcome<Chat>>;
  open(): Promise<Outcome<OpenedChat>>;
  messages(id: string, query: { before?: number; since?: number }): Promise<Outcome<Messages>>;
  send(id: string, message: NewMessage): Promise<Outcome<Message>>;
  read(id: string, seq: number): Promise<Outcome<unknown>>;
}

interface Surroundings {
  calls: ChatCalls;
  online: () => boolean;
  /** A message did not get through. */
  onFailed: (failed: Outgoing, problem: ApiProblem) => void;
  /** One that failed is there after all: only its answer was lost. */
  onArrived: (arrived: Outgoing) => void;
}

export interface ChatState {
  chat: Chat;
  /** A stretch without gaps that ends with the newest one, but for what is being asked for. */
  messages: readonly Message[];
  /** There are older ones. */
  more: boolean;
  history: 'ready' | 'loading' | 'failed';
  outbox: readonly Outgoing[];
}

export type ChatSession = ReturnType<typeof createChatSession>;

/** One open chat: what is known of it, and everything that brings it up to date. */
export function createChatSession(
  chat: Chat,
  first: Messages | null,
  { calls, online, onFailed, onArrived }: Surroundings,
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

  /** Marks only ever go on; an answer that was overtaken by a later one changes nothing. */
  function learn(fresh: Chat): void {
    const { chat: known } = state;
    // Asked before the conversation was opened.
    if (known.id !== null && fresh.id === null) return;
    const on = (key: 'readSeq' | 'participantReadSeq' | 'participantDeliveredSeq') =>
      Math.max(known[key], fresh[key]);
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

  function learnSeen({ mine, readSeq, deliveredSeq }: Seen): void {
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

  const askChat = oneAtATime(async () => {
    const outcome = await calls.chat(state.chat.id);
    if (outcome.ok) learn(outcome.data);
  });

  const askNew = oneAtATime(async () => {
    const { id } = state.chat;
    if (id === null || state.history === 'failed') return;
    for (let more = true; more; ) {
      const outcome = await calls.messages(id, { since: lastWithoutGap(state.messages, state.more) });
      if (!outcome.ok) return;
      add(outcome.data.messages);
      more = outcome.data.more;
    }
  });

  /** Takes a message that came with its live update, if it directly follows the last one or is known already. */
  function takeNext(message: Message | undefined): boolean {
    if (message === undefined || state.history === 'failed') return false;
    const last = lastWithoutGap(state.messages, state.more);
    if (message.seq > last + 1) return false;
    if (message.seq > last) add([message]);
    return true;
  }

  /** After a connection: what was said and read meanwhile, and what waits to be sent. */
  async function catchUp(): Promise<void> {
    await askChat();
    await askNew();
    await sendWaiting();
  }

  /** Older messages, or the newest ones when the first try at them failed. */
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
    const outcome = await openThen((id) =>
      calls.send(id, { clientId, text, photos: ids(photos), attachments: ids(attachments) }),
    );
    if (outcome.ok) {
      add([outcome.data]);
      if (lastWithoutGap(state.messages, state.more) < outcome.data.seq) await askNew();
      return;
    }
    // Without a connection it waits for the next one.
    if (outcome.problem.status === 0 && !online()) return;
    // A live update delivered it before its own answer got lost.
    if (!state.outbox.some((one) => one.clientId === clientId)) return;
    const { status, detail } = outcome.problem;
    set({ outbox: fail(state.outbox, clientId, isRefusal(status) ? detail : undefined) });
    onFailed(outgoing, outcome.problem);
    // Something stands between the two that was not there before.
    if (outcome.problem.status === FORBIDDEN) await askChat();
  }

  async function openThen(act: (id: string) => Promise<Outcome<Message>>): Promise<Outcome<Message>> {
    if (state.chat.id !== null) return act(state.chat.id);
    const opened = await calls.open();
    if (!opened.ok) return opened;
    learn(opened.data);
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
    /** The conversation's id, made when it is not there yet. */
    async open(): Promise<Outcome<string>> {
      const { id } = state.chat;
      if (id !== null) return { ok: true, data: id };
      const opened = await calls.open();
      if (!opened.ok) return opened;
      learn(opened.data);
      return { ok: true, data: opened.data.id };
    },
    async receive(update: LiveUpdate): Promise<void> {
      const { type, ids } = update;
      if (type === PEOPLE_CHANGED) return askChat();
      const { id } = state.chat;
      // The other participant may have opened it.
      if (id === null) return type === MESSAGE_UPDATES.new ? catchUp() : undefined;
      if (!ids.includes(id)) return;
      if (type === MESSAGE_UPDATES.new && !takeNext(messageOf(update))) await askNew();
      const seen = seenOf(update);
      if (seen) learnSeen(seen);
      if (type === MESSAGE_UPDATES.about) await askChat();
    },
    send(written: Written): Promise<void> {
      const fresh = { clientId: newId(), sentAt: new Date().toISOString() };
      set({ outbox: write(state.outbox, written, fresh) });
      return sendWaiting();
    },
    /** Goes on with what an earlier visit of the page did not get through. */
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
    /** Everything that is there has been seen. */
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
