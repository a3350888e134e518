import { EventEmitter } from 'node:events';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { LIVE_CLOSE, LIVE_LIMITS, LIVE_UPDATES, type LiveMessage } from '../../../shared/live.ts';
import { connectDatabase, type DatabaseConnection } from '../db/database.ts';
import type { Owner } from '../http/actor.ts';
import { createLog } from '../log.ts';
import type { LiveEntry, TopicPolicies } from './live.ts';
import { startNotifyRelay } from './notify-relay.ts';
import { startLive } from './start-live.ts';

type Process = Awaited<ReturnType<typeof startLive>>;

let app: TestApp;
let connection: DatabaseConnection;
/** Each represents a separate process. */
let processes: [Process, Process];
const log = createLog({ logLevel: 'silent' });
/** People who may subscribe to the topics of this zone. */
const zoneMembers = new Set<string>();
const policies: TopicPolicies = {
  listing: 'open',
  zone: async (owner, id) => {
    if (id === 'broken') throw new Error('The database is away');
    return owner.kind === 'member' && zoneMembers.has(owner.id);
  },
};

beforeAll(async () => {
  app = await startTestApp();
  const client = { connectionString: app.config.databaseUrl };
  connection = connectDatabase(client, () => undefined);
  const start = () =>
    startLive({
      pool: connection.pool,
      connection: client,
      log,
      policies,
      findValid: async (credentials) => [...credentials],
      reloads: {},
    });
  processes = [await start(), await start()];
});
afterAll(async () => {
  for (const one of processes ?? []) await one.close();
  await connection?.close();
  await app?.close();
});

/** A fake socket that records everything except heartbeats, which arrive at any time. */
class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  received: LiveMessage[] = [];
  code: number | null = null;
  send(text: string): void {
    const message = JSON.parse(text) as LiveMessage;
    if (message.type !== LIVE_UPDATES.heartbeat) this.received.push(message);
  }
  ping(): void {
    this.emit('pong');
  }
  close(code: number): void {
    this.readyState = 3;
    this.code = code;
    this.emit('close');
  }
  terminate(): void {
    this.close(1006);
  }
}

const memberOf = (id: string): Owner => ({
  kind: 'member',
  id,
  email: 'm@example.com',
  emailConfirmed: true,
  role: 'member',
  status: 'active',
  sessionId: `session-${id}`,
});

let addresses = 0;
/** Opens a page of a member or a visitor. */
function openPage({ connections }: Process, memberId: string | null) {
  const socket = new FakeSocket();
  const person =
    memberId === null ? null : { owner: memberOf(memberId), credential: { session: `session-${memberId}` } };
  connections.reserveSlot({ person, address: `address-${addresses++}` }).open(socket as unknown as WebSocket);
  return {
    socket,
    request: (message: unknown) =>
      void socket.emit('message', typeof message === 'string' ? message : JSON.stringify(message)),
    types: () => socket.received.map(({ type }) => type),
  };
}

const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 5 });

test('Visitors at one address take at most 100 connections, and leave room for its members', () => {
  const [{ connections }] = processes;
  const address = 'address-campus';
  const slots = Array.from({ length: 100 }, () => connections.reserveSlot({ person: null, address }));
  expect(() => connections.reserveSlot({ person: null, address })).toThrow(/connections/i);
  const owner = memberOf('campus');
  const person = { owner, credential: { session: 'session-campus' } };
  slots.push(connections.reserveSlot({ person, address }));
  slots.shift()?.release();
  slots.push(connections.reserveSlot({ person: null, address }));
  for (const slot of slots) slot.release();
});

test('An update for 1,000 people reaches every page in both processes, once', async () => {
  const people = Array.from(
    { length: 1_000 },
    (_, n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  );
  const pages = people.flatMap((id) => processes.map((one) => openPage(one, id)));
  const update = { type: 'zones.posted', ids: ['a'], detail: { text: '😀'.repeat(500) } };
  processes[0].live.publish(
    people.map((id) => ({ kind: 'member', id })),
    update,
  );
  await until(() => expect(pages.every(({ socket }) => socket.received.length > 0)).toBe(true));
  expect(pages.every(({ socket }) => socket.received.length === 1)).toBe(true);
  expect(pages.at(-1)?.socket.received).toEqual([update]);
  for (const { socket } of pages) socket.terminate();
});

test('An update that is too long becomes a request to catch up, in both processes', async () => {
  const pages = processes.map((one) => openPage(one, 'reader'));
  const ids = Array.from({ length: 300 }, (_, n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`);
  processes[0].live.publish([{ kind: 'member', id: 'reader' }], { type: 'listings.changed', ids });
  for (const { socket } of pages) {
    await until(() => expect(socket.received).toEqual([{ type: LIVE_UPDATES.catchUp, ids: [] }]));
    socket.terminate();
  }
});

test('A topic reaches its subscribers in every process, visitors too, with one notification for all', async () => {
  const topic = 'listing:a';
  const update = { type: 'listings.changed', ids: ['a'] };
  const watchers = processes.flatMap((one, n) => [openPage(one, null), openPage(one, `watcher-${n}`)]);
  const stranger = openPage(processes[1], null);
  for (const { request, types } of watchers) {
    request({ subscribe: topic });
    await until(() => expect(types()).toEqual([LIVE_UPDATES.subscribed]));
  }
  const notify = vi.spyOn(connection.pool, 'query');
  processes[0].live.publishTo(topic, update);
  for (const { socket } of watchers) {
    await until(() => expect(socket.received.at(-1)).toEqual({ topic, ...update }));
  }
  expect(notify).toHaveBeenCalledTimes(1);
  notify.mockRestore();
  const [left, stayed] = watchers;
  left?.request({ unsubscribe: topic });
  processes[1].live.publishTo(topic, update);
  await until(() => expect(stayed?.socket.received).toHaveLength(3));
  expect([left?.socket.received.length, stranger.socket.received.length]).toEqual([2, 0]);
  for (const { socket } of [...watchers, stranger]) socket.terminate();
});

test('A page that subscribes after an update, in any process, is asked to catch up, as its data may be older', async () => {
  const earlier = processes.map((one) => openPage(one, null));
  for (const { request, types } of earlier) {
    request({ subscribe: 'listing:sold' });
    await until(() => expect(types()).toEqual([LIVE_UPDATES.subscribed]));
  }
  processes[0].live.publishTo('listing:sold', { type: 'listings.changed', ids: ['sold'] });
  for (const { types } of earlier) await until(() => expect(types()).toHaveLength(2));

  const later = processes.map((one) => openPage(one, null));
  for (const { request, socket } of later) {
    request({ subscribe: 'listing:sold' });
    request({ subscribe: 'listing:quiet' });
    await until(() => expect(socket.received.at(-1)?.topic).toBe('listing:quiet'));
    expect(socket.received.map(({ topic, type }) => [topic, type])).toEqual([
      ['listing:sold', LIVE_UPDATES.subscribed],
      ['listing:sold', LIVE_UPDATES.catchUp],
      ['listing:quiet', LIVE_UPDATES.subscribed],
    ]);
  }
  for (const { socket } of [...earlier, ...later]) socket.terminate();
});

test('A policy decides who may subscribe; a visitor gets open topics only, and nobody gets the updates of others (PERM-14)', async () => {
  zoneMembers.add('in');
  const [inside, outside, visitor] = ['in', 'out', null].map((id) => openPage(processes[0], id));
  for (const page of [inside, outside, visitor]) page?.request({ subscribe: 'zone:z' });
  await until(() => expect(inside?.types()).toEqual([LIVE_UPDATES.subscribed]));
  for (const page of [outside, visitor])
    await until(() => expect(page?.types()).toEqual([LIVE_UPDATES.denied]));
  const foreign = ['person:in', 'session:session-in', 'constructor:x', 'zone:broken', 'nothing:z'];
  for (const topic of foreign) outside?.request({ subscribe: topic });
  await until(() => expect(outside?.types()).toEqual(Array.from({ length: 6 }, () => LIVE_UPDATES.denied)));
  processes[1].live.publishTo('zone:z', { type: 'zones.posted', ids: [] });
  processes[1].live.publish([memberOf('in')], { type: 'messages.new', ids: [] });
  await until(() =>
    expect(inside?.types()).toEqual([LIVE_UPDATES.subscribed, 'zones.posted', 'messages.new']),
  );
  expect(outside?.types()).toHaveLength(6);
  for (const page of [inside, outside, visitor]) page?.socket.terminate();
});

test('A permission that ends ends the subscription, in every process (PERM-14)', async () => {
  zoneMembers.add('leaver');
  const page = openPage(processes[1], 'leaver');
  page.request({ subscribe: 'zone:left' });
  page.request({ subscribe: 'listing:stays' });
  await until(() => expect(page.types()).toHaveLength(2));
  zoneMembers.delete('leaver');
  processes[0].live.recheck([memberOf('leaver')]);
  await until(() =>
    expect(page.socket.received[2]).toEqual({ topic: 'zone:left', type: LIVE_UPDATES.denied, ids: [] }),
  );
  processes[0].live.publishTo('zone:left', { type: 'zones.posted', ids: [] });
  processes[0].live.publishTo('listing:stays', { type: 'listings.changed', ids: ['stays'] });
  await until(() => expect(page.types().at(-1)).toBe('listings.changed'));
  expect(page.types()).toHaveLength(4);
  page.socket.terminate();
});

test('A connection has twenty topics at most, and one that asks too often is closed (PERM-14)', async () => {
  const page = openPage(processes[0], null);
  for (let n = 0; n <= LIVE_LIMITS.topics; n += 1) page.request({ subscribe: `listing:${n}` });
  const last = `listing:${LIVE_LIMITS.topics}`;
  await until(() =>
    expect(page.socket.received.filter(({ type }) => type === LIVE_UPDATES.denied)).toEqual([
      { topic: last, type: LIVE_UPDATES.denied, ids: [] },
    ]),
  );
  await until(() => expect(page.socket.received).toHaveLength(LIVE_LIMITS.topics + 1));
  page.request({ unsubscribe: 'listing:0' });
  page.request({ subscribe: last });
  await until(() => expect(page.types().at(-1)).toBe(LIVE_UPDATES.subscribed));
  for (let n = 0; n < LIVE_LIMITS.requests; n += 1) page.request({ unsubscribe: last });
  expect(page.socket.code).toBe(LIVE_CLOSE.tooManyMessages);
});

test('Anything but a subscription closes the connection (PERM-14)', () => {
  const long = `listing:${'x'.repeat(65)}`;
  for (const message of [
    'hello',
    'null',
    '[]',
    {},
    { say: 'listing:a' },
    { subscribe: 1 },
    { subscribe: 'listing' },
    { subscribe: 'Listing:a' },
    { subscribe: 'listing:a b' },
    { subscribe: long },
    { subscribe: 'listing:a', unsubscribe: 'listing:b' },
  ]) {
    const page = openPage(processes[0], null);
    page.request(message);
    expect(page.socket.code).toBe(LIVE_CLOSE.invalidMessage);
  }
});

test('When a process could not notify the others, they catch up as soon as it can', async () => {
  const gaps = vi.fn<() => void>();
  const entries: LiveEntry[] = [];
  const options = {
    connection: { connectionString: app.config.databaseUrl },
    log,
    onEntry: (entry: LiveEntry) => void entries.push(entry),
    onGap: gaps,
    onConnected: () => undefined,
  };
  const send = (entry: LiveEntry) => sender.send(new Map([[JSON.stringify(entry), entry]]));
  const query = vi.fn<typeof connection.pool.query>().mockRejectedValueOnce(new Error('Connection lost'));
  query.mockImplementation(connection.pool.query.bind(connection.pool) as never);
  const pool = { query } as unknown as typeof connection.pool;
  const sender = await startNotifyRelay({ ...options, pool, onGap: () => undefined });
  const receiver = await startNotifyRelay({ ...options, pool: connection.pool });
  send({ end: 'session:lost' });
  await until(() => expect(gaps).toHaveBeenCalledTimes(1));
  send({ end: 'session:later' });
  await until(() => expect(entries).toContainEqual({ end: 'session:later' }));
  expect(entries).not.toContainEqual({ end: 'session:lost' });
  await sender.close();
  await receiver.close();
});
