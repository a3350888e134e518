import { expect, test } from 'vitest';
import { type ApiProblem, OFFLINE } from '../../../../../platform/web/api/api-problem.ts';
import type { Chat, Message, NewMessage } from '../../contract/message.ts';
import { CHAT } from './chat.fixture.ts';
import { type ChatCalls, createChatSession } from './chat-session.ts';

const ok = <T>(data: T) => Promise.resolve({ ok: true as const, data });
const written = (text: string) => ({ text, photos: [], attachments: [] });
const UNSURE: ApiProblem = {
  status: 409,
  code: 'TEXT_UNSURE',
  title: 'Are you sure?',
  detail: 'Are animals allowed?',
};

/** A simulated server with one conversation, whose connection can be cut. */
function standIn() {
  const stored: Message[] = [];
  const server = {
    online: true,
    failing: false,
    barred: false,
    unsure: false,
    read: 0,
    asked: [] as string[],
  };
  const store = (clientId: string, text: string, mine: boolean): Message => {
    const known = stored.find((one) => one.clientId === clientId);
    if (known) return known;
    const message: Message = {
      seq: stored.length + 1,
      clientId,
      kind: 'text',
      mine,
      text,
      photos: [],
      attachments: [],
      sentAt: '2026-07-21T10:00:00.000Z',
    };
    stored.push(message);
    return message;
  };
  const cut = { ok: false as const, problem: OFFLINE };
  const calls: ChatCalls = {
    chat: () => ok(server.barred ? { ...CHAT, can: { send: false }, denial: 'refused' } : CHAT),
    open: () => ok(CHAT),
    messages: async (_, { since = 0, before = Infinity }) => {
      if (!server.online) return cut;
      server.asked.push(since > 0 ? `since ${since}` : 'all');
      const page = stored.filter(({ seq }) => seq > since && seq < before);
      return ok({ messages: page.slice(0, 2), more: page.length > 2 });
    },
    send: async (_, { clientId, text = '', sure }: NewMessage) => {
      if (!server.online) return cut;
      if (server.barred) return { ok: false, problem: { ...OFFLINE, status: 403 } };
      if (server.unsure && !sure) return { ok: false, problem: UNSURE };
      const message = store(clientId, text, true);
      // The message is stored, but the response is lost.
      return server.failing ? { ok: false, problem: { ...OFFLINE, status: 502 } } : ok(message);
    },
    read: async (_, seq) => {
      server.read = seq;
      return ok(null);
    },
  };
  const failed: string[] = [];
  const arrived: string[] = [];
  const session = createChatSession(
    CHAT,
    { messages: [], more: false },
    {
      calls,
      online: () => server.online,
      onFailed: ({ text }) => failed.push(text),
      onArrived: ({ text }) => arrived.push(text),
    },
  );
  const texts = () => session.state().messages.map(({ text }) => text);
  const waiting = () => session.state().outbox.map(({ text, state }) => `${text}: ${state}`);
  return { session, calls, server, store, failed, arrived, texts, waiting };
}

test('A message shows at once, and stands in its place when it is stored (MSG-36)', async () => {
  const { session, waiting, texts } = standIn();
  const sent = session.send(written('Hello'));
  expect(waiting()).toEqual(['Hello: sending']);
  await sent;
  expect([waiting(), texts()]).toEqual([[], ['Hello']]);
});

test('Messages written offline are sent in order once there is a connection (MSG-36)', async () => {
  const { session, server, waiting, texts, failed } = standIn();
  server.online = false;
  await session.send(written('one'));
  await session.send(written('two'));
  expect(waiting()).toEqual(['one: sending', 'two: sending']);
  server.online = true;
  await session.catchUp();
  expect([waiting(), texts(), failed]).toEqual([[], ['one', 'two'], []]);
});

test('A message whose answer was lost is stored once, however it is tried again (MSG-27)', async () => {
  const { session, server, waiting, texts, failed } = standIn();
  server.failing = true;
  await session.send(written('Deal'));
  expect([waiting(), failed]).toEqual([['Deal: failed'], ['Deal']]);
  server.failing = false;
  await session.send(written('Deal'));
  expect([waiting(), texts()]).toEqual([[], ['Deal']]);
});

test('A message that failed and is there after all needs no other try (MSG-27)', async () => {
  const { session, server, waiting, texts, arrived } = standIn();
  server.failing = true;
  await session.send(written('Deal'));
  expect([waiting(), arrived]).toEqual([['Deal: failed'], []]);
  await session.catchUp();
  expect([waiting(), texts(), arrived]).toEqual([[], ['Deal'], ['Deal']]);
});

test('After a break everything since the last known message is asked for, page by page (MSG-20, MSG-34)', async () => {
  const { session, server, store, texts } = standIn();
  await session.send(written('mine'));
  for (const text of ['a', 'b', 'c']) store(text, text, false);
  await session.catchUp();
  expect(texts()).toEqual(['mine', 'a', 'b', 'c']);
  expect(server.asked).toEqual(['since 1', 'since 3']);
});

test('A message that comes with its live update shows without a request, and only once (MSG-20)', async () => {
  const { session, server, store, texts } = standIn();
  const receive = (detail: Message) => session.receive({ type: 'messages.new', ids: [CHAT.id], detail });
  const first = store('first', 'first', false);
  await receive(first);
  await receive(store('second', 'second', false));
  await receive(first);
  expect([texts(), server.asked]).toEqual([['first', 'second'], []]);
  await session.receive({ type: 'messages.new', ids: ['another'], detail: { ...first, seq: 3 } });
  expect(texts()).toEqual(['first', 'second']);
});

test('How far the other participant has read comes with its live update, and never goes back (MSG-21)', async () => {
  const { session, server } = standIn();
  const receive = (mine: boolean, readSeq: number, deliveredSeq: number) =>
    session.receive({ type: 'messages.seen', ids: [CHAT.id], detail: { mine, readSeq, deliveredSeq } });
  await receive(false, 2, 4);
  await receive(false, 1, 3);
  await receive(true, 5, 5);
  expect(session.state().chat).toMatchObject({
    participantReadSeq: 2,
    participantDeliveredSeq: 4,
    readSeq: 5,
  });
  expect(server.asked).toEqual([]);
});

test('When a live update before it was lost, everything missed is requested (MSG-20, MSG-34)', async () => {
  const { session, server, store, texts } = standIn();
  const receive = (detail?: Message) => session.receive({ type: 'messages.new', ids: [CHAT.id], detail });
  await receive(store('first', 'first', false));
  store('missed', 'missed', false);
  await receive(store('third', 'third', false));
  expect([texts(), server.asked]).toEqual([['first', 'missed', 'third'], ['since 1']]);
  store('long', 'long', false);
  await receive();
  expect(texts()).toEqual(['first', 'missed', 'third', 'long']);
});

test('A message of mine whose live update comes before its answer shows once (MSG-36)', async () => {
  const { session, server, store, waiting, texts } = standIn();
  server.online = false;
  await session.send(written('Deal'));
  const [mine] = session.state().outbox;
  await session.receive({
    type: 'messages.new',
    ids: [CHAT.id],
    detail: store(mine?.clientId ?? '', 'Deal', true),
  });
  expect([waiting(), texts()]).toEqual([[], ['Deal']]);
});

test("The other's message that came first stands first, although mine was answered earlier (MSG-34)", async () => {
  const { session, store, texts } = standIn();
  store('theirs', 'theirs', false);
  await session.send(written('mine'));
  expect(texts()).toEqual(['theirs', 'mine']);
});

test("Only the other's messages are marked as read, once (MSG-21)", async () => {
  const { session, server, store } = standIn();
  store('theirs', 'theirs', false);
  await session.send(written('mine'));
  await session.seen();
  expect(server.read).toBe(1);
  server.read = 0;
  await session.seen();
  expect(server.read).toBe(0);
});

test('Messages that I read on another device are not marked as read again (MSG-21)', async () => {
  const ways = {
    'by a live update': (session: ReturnType<typeof standIn>['session']) =>
      session.receive({
        type: 'messages.seen',
        ids: [CHAT.id],
        detail: { mine: true, readSeq: 2, deliveredSeq: 2 },
      }),
    'by asking again': (session: ReturnType<typeof standIn>['session']) =>
      session.receive({ type: 'messages.about', ids: [CHAT.id] }),
  };
  for (const [way, learn] of Object.entries(ways)) {
    const { session, calls, server, store } = standIn();
    calls.chat = () => ok({ ...CHAT, readSeq: 2 });
    store('first', 'first', false);
    store('second', 'second', false);
    await session.receive({ type: 'messages.new', ids: [CHAT.id] });
    await learn(session);
    await session.seen();
    expect(server.read, way).toBe(0);
    store('third', 'third', false);
    await session.receive({ type: 'messages.new', ids: [CHAT.id] });
    await session.seen();
    expect(server.read, way).toBe(3);
  }
});

test('That the other has read says nothing about me (MSG-21)', async () => {
  const { session, server, store } = standIn();
  store('theirs', 'theirs', false);
  await session.receive({ type: 'messages.new', ids: [CHAT.id] });
  const detail = { mine: false, readSeq: 1, deliveredSeq: 1 };
  await session.receive({ type: 'messages.seen', ids: [CHAT.id], detail });
  await session.seen();
  expect(server.read).toBe(1);
});

test.each(['blocked', 'refused'] as const)(
  'Messages that I look at while one of us blocks the other are read once the block is gone: %s (MSG-21)',
  async (denial) => {
    const { session, calls, server, store } = standIn();
    const { read } = calls;
    const receiveDenial = (next: Chat['denial']) => {
      calls.chat = () => ok({ ...CHAT, can: { send: next === null }, denial: next });
      return session.receive({ type: 'people.changed', ids: [] });
    };
    store('theirs', 'theirs', false);
    await session.receive({ type: 'messages.new', ids: [CHAT.id] });
    // The server accepts the mark but stores nothing.
    calls.read = () => ok(null);
    await receiveDenial(denial);
    await session.seen();
    calls.read = read;
    await receiveDenial(null);
    await session.seen();
    expect(server.read).toBe(1);
  },
);

test('Messages that I look at before I learn of a block are read once the block is gone (MSG-21)', async () => {
  const { session, calls, server, store } = standIn();
  const { read } = calls;
  store('theirs', 'theirs', false);
  await session.receive({ type: 'messages.new', ids: [CHAT.id] });
  calls.read = () => ok(null);
  await session.seen();
  server.barred = true;
  await session.receive({ type: 'people.changed', ids: [] });
  await session.seen();
  calls.read = read;
  server.barred = false;
  await session.receive({ type: 'people.changed', ids: [] });
  await session.seen();
  expect(server.read).toBe(1);
});

test('A mark that did not get through is sent again (MSG-21)', async () => {
  const { session, calls, server, store } = standIn();
  store('theirs', 'theirs', false);
  await session.receive({ type: 'messages.new', ids: [CHAT.id] });
  const { read } = calls;
  calls.read = async () => ({ ok: false, problem: OFFLINE });
  await session.seen();
  calls.read = read;
  await session.seen();
  expect(server.read).toBe(1);
});

test('Unsent messages of an earlier visit are sent, unless they have arrived (MSG-27, MSG-36)', async () => {
  const { session, store, waiting, texts } = standIn();
  const left = ['arrived', 'lost'].map((text) => ({
    ...written(text),
    clientId: text,
    sentAt: '2026-07-21T09:00:00.000Z',
    state: 'sending' as const,
  }));
  store('arrived', 'arrived', true);
  await session.catchUp();
  const recovered = session.recover(left);
  expect([waiting(), texts()]).toEqual([['lost: sending'], ['arrived']]);
  await recovered;
  expect([waiting(), texts()]).toEqual([[], ['arrived', 'lost']]);
});

test('A message that a rule asks about is sent anyway once I am sure (MSG-27)', async () => {
  const { session, server, waiting, texts, failed } = standIn();
  server.unsure = true;
  await session.send(written('Free kittens'));
  expect(session.state().outbox).toMatchObject([{ state: 'failed', reason: UNSURE.detail, sure: true }]);
  expect(failed).toEqual(['Free kittens']);
  await session.retry(session.state().outbox[0]?.clientId ?? '');
  expect([waiting(), texts()]).toEqual([[], ['Free kittens']]);
});

test('A message that a rule asked about before I opened the chat is sent anyway once I am sure (MSG-27)', async () => {
  const { session, server, waiting, texts } = standIn();
  server.unsure = true;
  const asked = {
    clientId: 'asked',
    sentAt: '2026-07-21T09:00:00.000Z',
    state: 'failed',
    sure: true,
  } as const;
  await session.recover([{ ...written('Free kittens'), ...asked, reason: UNSURE.detail }]);
  expect(texts()).toEqual([]);
  await session.retry('asked');
  expect([waiting(), texts()]).toEqual([[], ['Free kittens']]);
});

test('A message that is refused for good is followed by a look at what stands between the two (MSG-27)', async () => {
  const { session, server, waiting } = standIn();
  server.barred = true;
  await session.send(written('Hello?'));
  expect(waiting()).toEqual(['Hello?: failed']);
  expect(session.state().chat).toMatchObject({ can: { send: false }, denial: 'refused' });
});

test('A chat that was opened stays open when an answer from before comes late, and follows changes of its listing', async () => {
  const unopened = { ...CHAT, id: null };
  let answer = (_: Chat) => {};
  const requests: (string | null)[] = [];
  const session = createChatSession(
    unopened,
    { messages: [], more: false },
    {
      calls: {
        ...standIn().calls,
        chat(id) {
          requests.push(id);
          return new Promise((resolve) => {
            answer = (data) => resolve({ ok: true, data });
          });
        },
      },
      online: () => true,
      onFailed: () => {},
      onArrived: () => {},
    },
  );
  const catchingUp = session.catchUp();
  expect(await session.open()).toEqual({ ok: true, data: CHAT.id });
  answer(unopened);
  await catchingUp;
  expect(session.state().chat.id).toBe(CHAT.id);

  const receiving = session.receive({ type: 'messages.about', ids: [CHAT.id] });
  answer({ ...CHAT, unread: 3 });
  await receiving;
  expect(requests).toEqual([null, CHAT.id]);
  expect(session.state().chat.unread).toBe(3);
});
