import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws';
import {
  LIVE_CLOSE,
  LIVE_PATH,
  LIVE_UPDATES,
  LIVE_VISITOR_PATH,
  type LiveMessage,
  type LiveUpdate,
} from '../../../shared/live.ts';
import { createLive } from './live.ts';

let server: WebSocketServer;
let port: number;
/** The connections accepted so far, with their paths and received messages. */
let arrived: ServerSocket[];
let paths: (string | undefined)[];
let requests: unknown[];
const stops: (() => void)[] = [];

function serve(): Promise<unknown> {
  server = new WebSocketServer({ port, host: '127.0.0.1' });
  server.on('connection', (socket, { url }) => {
    arrived.push(socket);
    paths.push(url);
    socket.on('message', (data) => answer(socket, JSON.parse(String(data)) as { subscribe?: string }));
  });
  return once(server, 'listening');
}

/** Confirms subscriptions, except to topics that are not allowed. */
function answer(socket: ServerSocket, request: { subscribe?: string }): void {
  requests.push(request);
  const { subscribe: topic } = request;
  if (topic === undefined) return;
  const type = topic.startsWith('secret:') ? LIVE_UPDATES.denied : LIVE_UPDATES.subscribed;
  socket.send(JSON.stringify({ topic, type, ids: [] }));
}

async function stopServing(): Promise<void> {
  for (const socket of server.clients) socket.terminate();
  await new Promise((resolve) => server.close(resolve));
}

beforeEach(async () => {
  // Never undone: a connection closes a moment after its last subscriber left, and still needs them.
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  arrived = [];
  paths = [];
  requests = [];
  port = 0;
  await serve();
  ({ port } = server.address() as AddressInfo);
});

afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await stopServing();
});

const makeLive = (times: Partial<Parameters<typeof createLive>[0]> = {}) =>
  createLive({
    url: (path) => `ws://127.0.0.1:${port}${path}`,
    firstDelay: 5,
    maxDelay: 40,
    linger: 5,
    ...times,
  });

function subscribeTo(live: ReturnType<typeof createLive>, topic?: string) {
  const received = { updates: [] as LiveUpdate[], connected: 0, ended: 0 };
  const stop = live.subscribe(
    {
      update: (update) => received.updates.push(update),
      connected: () => {
        received.connected += 1;
      },
      ended: () => {
        received.ended += 1;
      },
    },
    topic,
  );
  stops.push(stop);
  return { received, stop };
}

const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 2 });
const newMessage: LiveUpdate = { type: 'messages.new', ids: ['a'] };
const send = (update: LiveMessage) => arrived.at(-1)?.send(JSON.stringify(update));

test('A tab has one connection for everything on it, and each subscriber receives all (MSG-37)', async () => {
  const live = makeLive();
  const [inbox, chat] = [subscribeTo(live), subscribeTo(live)];
  await until(() => expect([inbox.received.connected, chat.received.connected]).toEqual([1, 1]));
  send(newMessage);
  await until(() =>
    expect([inbox.received.updates, chat.received.updates]).toEqual([[newMessage], [newMessage]]),
  );
  const late = subscribeTo(live);
  await until(() => expect(late.received.connected).toBe(1));
  expect(arrived).toHaveLength(1);
});

test('After a lost connection the page connects again and asks for what it missed (MSG-20)', async () => {
  const { received } = subscribeTo(makeLive());
  await until(() => expect(received.connected).toBe(1));
  await stopServing();
  await serve();
  await until(() => expect(received.connected).toBe(2));
  send(newMessage);
  await until(() => expect(received.updates).toEqual([newMessage]));
});

test('While the server is away, attempts to reconnect slow down (MSG-20)', async () => {
  const delays = vi.spyOn(globalThis, 'setTimeout');
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const { received } = subscribeTo(makeLive());
  await until(() => expect(received.connected).toBe(1));
  await stopServing();
  delays.mockClear();
  const waits = () =>
    delays.mock.calls.map(([, ms]) => ms).filter((ms) => ms === 5 || ms === 10 || ms === 20 || ms === 40);
  // A slow machine may be further already.
  await until(() => expect(waits().slice(0, 5)).toEqual([5, 10, 20, 40, 40]));
  vi.restoreAllMocks();
  await serve();
  await until(() => expect(received.connected).toBe(2));
});

test('A silent connection is replaced; heartbeats keep it (MSG-20)', async () => {
  // Long enough for a machine that stalls briefly.
  const silence = 600;
  const { received } = subscribeTo(makeLive({ silence }));
  await until(() => expect(received.connected).toBe(1));
  const heartbeats = setInterval(
    () => arrived[0]?.send(JSON.stringify({ type: LIVE_UPDATES.heartbeat, ids: [] })),
    5,
  );
  const begun = Date.now();
  await until(() => expect(Date.now() - begun).toBeGreaterThan(1.5 * silence));
  expect([arrived.length, received.updates]).toEqual([1, []]);
  clearInterval(heartbeats);
  await until(() => expect(received.connected).toBe(2));
  expect(arrived).toHaveLength(2);
});

test('Back online, or back from sleep, the page reconnects at once (MSG-20)', async () => {
  const firstDelay = 60_000;
  const { received } = subscribeTo(makeLive({ firstDelay, maxDelay: firstDelay, silence: 10 * firstDelay }));
  await until(() => expect(received.connected).toBe(1));
  window.dispatchEvent(new Event('online'));
  await until(() => expect(received.connected).toBe(2));
  document.dispatchEvent(new Event('visibilitychange'));
  const timers = vi.spyOn(globalThis, 'setTimeout');
  vi.spyOn(Math, 'random').mockReturnValue(1);
  arrived.at(-1)?.terminate();
  // The page has noticed the loss, and would wait for a minute.
  await until(() => expect(timers.mock.calls.map(([, ms]) => ms)).toContain(firstDelay));
  vi.restoreAllMocks();
  expect(arrived).toHaveLength(2);
  document.dispatchEvent(new Event('visibilitychange'));
  await until(() => expect(received.connected).toBe(3));
});

test('A page that has to catch up asks for everything since (MSG-20)', async () => {
  const { received } = subscribeTo(makeLive());
  await until(() => expect(received.connected).toBe(1));
  send({ type: LIVE_UPDATES.catchUp, ids: [] });
  await until(() => expect(received.connected).toBe(2));
  expect(received.updates).toEqual([]);
});

test('After signing out elsewhere the page is notified, and does not reconnect (AUTH-22)', async () => {
  const { received } = subscribeTo(makeLive());
  await until(() => expect(received.connected).toBe(1));
  arrived[0]?.close(LIVE_CLOSE.ended);
  await until(() => expect(received.ended).toBe(1));
  const later = subscribeTo(makeLive());
  await until(() => expect(later.received.connected).toBe(1));
  expect(arrived).toHaveLength(2);
});

test('From page to page the connection stays; without subscribers it closes (MSG-37)', async () => {
  const live = makeLive({ linger: 30 });
  const first = subscribeTo(live);
  await until(() => expect(first.received.connected).toBe(1));
  first.stop();
  const second = subscribeTo(live);
  await until(() => expect(second.received.connected).toBe(1));
  expect(arrived).toHaveLength(1);
  second.stop();
  await until(() => expect(server.clients.size).toBe(0));
  expect(second.received.connected).toBe(1);
});

const TOPIC = 'listing:a';
const changed = { type: 'listings.changed', ids: ['a'] };

test('A visitor’s page connects as one, and receives what is published to its topic only', async () => {
  const live = makeLive();
  const [first, second] = [subscribeTo(live, TOPIC), subscribeTo(live, TOPIC)];
  await until(() => expect([first.received.connected, second.received.connected]).toEqual([1, 1]));
  expect([paths, requests]).toEqual([[LIVE_VISITOR_PATH], [{ subscribe: TOPIC }]]);
  send({ topic: 'listing:b', ...changed });
  send({ topic: TOPIC, ...changed });
  await until(() => expect(second.received.updates).toEqual([changed]));
  expect(first.received.updates).toEqual([changed]);
  first.stop();
  second.stop();
  await until(() => expect(requests).toEqual([{ subscribe: TOPIC }, { unsubscribe: TOPIC }]));
});

test('A member’s page has one connection for personal updates and topics', async () => {
  const live = makeLive();
  const [listing, inbox] = [subscribeTo(live, TOPIC), subscribeTo(live)];
  await until(() => expect([listing.received.connected, inbox.received.connected]).toEqual([1, 1]));
  expect(paths).toEqual([LIVE_PATH]);
  send(newMessage);
  send({ topic: TOPIC, ...changed });
  await until(() => expect(listing.received.updates).toEqual([changed]));
  expect(inbox.received.updates).toEqual([newMessage]);
});

test('A visitor who signs in gets a connection with personal updates, and keeps the topics', async () => {
  const live = makeLive();
  const listing = subscribeTo(live, TOPIC);
  await until(() => expect(listing.received.connected).toBe(1));
  const inbox = subscribeTo(live);
  await until(() => expect([listing.received.connected, inbox.received.connected]).toEqual([2, 1]));
  expect(paths).toEqual([LIVE_VISITOR_PATH, LIVE_PATH]);
});

test('After signing out elsewhere the page keeps its topics, as that of a visitor (AUTH-22)', async () => {
  const live = makeLive();
  const [listing, inbox] = [subscribeTo(live, TOPIC), subscribeTo(live)];
  await until(() => expect(listing.received.connected).toBe(1));
  arrived[0]?.close(LIVE_CLOSE.ended);
  await until(() => expect(listing.received.connected).toBe(2));
  expect([paths, inbox.received]).toEqual([
    [LIVE_PATH, LIVE_VISITOR_PATH],
    { updates: [], connected: 1, ended: 1 },
  ]);
});

test('After a lost connection the page subscribes to its topics again and catches up (MSG-20)', async () => {
  const { received } = subscribeTo(makeLive(), TOPIC);
  await until(() => expect(received.connected).toBe(1));
  arrived[0]?.terminate();
  await until(() => expect(received.connected).toBe(2));
  send({ topic: TOPIC, type: LIVE_UPDATES.catchUp, ids: [] });
  await until(() => expect(received.connected).toBe(3));
  send({ type: LIVE_UPDATES.catchUp, ids: [] });
  await until(() => expect(received.connected).toBe(4));
});

test('A topic that is not allowed ends the subscription', async () => {
  const { received } = subscribeTo(makeLive(), 'secret:a');
  await until(() => expect(received).toEqual({ updates: [], connected: 0, ended: 1 }));
});
