import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws';
import { LIVE_CLOSE, LIVE_UPDATES, type LiveUpdate } from '../../shared/live.ts';
import { createLive } from './live.ts';

let server: WebSocketServer;
let port: number;
/** Connections the server has accepted so far. */
let arrived: ServerSocket[];
const stops: (() => void)[] = [];

function serve(): Promise<unknown> {
  server = new WebSocketServer({ port, host: '127.0.0.1' });
  server.on('connection', (socket) => arrived.push(socket));
  return once(server, 'listening');
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
  port = 0;
  await serve();
  ({ port } = server.address() as AddressInfo);
});

afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await stopServing();
});

const makeLive = (times: Partial<Parameters<typeof createLive>[0]> = {}) =>
  createLive({ url: () => `ws://127.0.0.1:${port}`, firstDelay: 5, maxDelay: 40, linger: 5, ...times });

function subscribeTo(live: ReturnType<typeof createLive>) {
  const received = { updates: [] as LiveUpdate[], connected: 0, ended: 0 };
  const stop = live.subscribe({
    update: (update) => received.updates.push(update),
    connected: () => {
      received.connected += 1;
    },
    ended: () => {
      received.ended += 1;
    },
  });
  stops.push(stop);
  return { received, stop };
}

const until = (check: () => void) => vi.waitFor(check, { timeout: 3_000, interval: 2 });
const newMessage: LiveUpdate = { type: 'messages.new', ids: ['a'] };
const send = (update: LiveUpdate) => arrived.at(-1)?.send(JSON.stringify(update));

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
  await until(() => expect(waits()).toEqual([5, 10, 20, 40, 40]));
  vi.restoreAllMocks();
  await serve();
  await until(() => expect(received.connected).toBe(2));
});

test('A silent connection is replaced; heartbeats keep it (MSG-20)', async () => {
  const { received } = subscribeTo(makeLive({ silence: 60 }));
  await until(() => expect(received.connected).toBe(1));
  const heartbeats = setInterval(
    () => arrived[0]?.send(JSON.stringify({ type: LIVE_UPDATES.heartbeat, ids: [] })),
    5,
  );
  const begun = Date.now();
  await until(() => expect(Date.now() - begun).toBeGreaterThan(150));
  expect([arrived.length, received.updates]).toEqual([1, []]);
  clearInterval(heartbeats);
  await until(() => expect(received.connected).toBe(2));
  expect(arrived).toHaveLength(2);
});

test('Back online, or back from sleep, the page reconnects at once (MSG-20)', async () => {
  const { received } = subscribeTo(makeLive({ firstDelay: 60_000, maxDelay: 60_000 }));
  await until(() => expect(received.connected).toBe(1));
  window.dispatchEvent(new Event('online'));
  await until(() => expect(received.connected).toBe(2));
  document.dispatchEvent(new Event('visibilitychange'));
  arrived.at(-1)?.terminate();
  await until(() => expect(server.clients.size).toBe(0));
  await until(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    expect(received.connected).toBe(3);
  });
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
