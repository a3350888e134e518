import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { startOffhand } from '../../src/app/server/start.ts';
import { LISTING_UPDATES, listingTopic } from '../../src/features/items/listings/contract/listing-updates.ts';
import { createLog } from '../../src/platform/server/log.ts';
import { createLiveConnections } from '../../src/platform/server/realtime/live-connections.ts';
import { LIVE_CLOSE, LIVE_UPDATES, LIVE_VISITOR_PATH } from '../../src/shared/live.ts';
import { DAY_MS } from '../../src/shared/time.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { eventually } from '../support/eventually.ts';
import {
  LISTING,
  newConversation,
  newGuest,
  newListing,
  newMember,
  newMessage,
  PASSWORD,
} from '../support/factories.ts';
import { connectLive, refusal } from '../support/live-client.ts';
import type { TestClient } from '../support/test-client.ts';

let app: TestApp;
/** Acts as a second process on the same database. */
let other: { url: string; stop: () => Promise<void> };
let folder: string;

beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'offhand-second-'));
  const second = await startOffhand(
    { ...app.config, dataDir: folder },
    { pages: async (c) => c.text('Not found', 404) },
  );
  other = { url: `http://127.0.0.1:${second.port}`, stop: second.stop };
});
afterAll(async () => {
  await other?.stop();
  await app?.close();
  await rm(folder, { recursive: true, force: true });
});

async function chatOfTwo() {
  const [seller, buyer] = [await newMember(app), await newMember(app)];
  const listing = await newListing(seller);
  return { seller, buyer, listing, chat: await newConversation(buyer, listing) };
}

describe('receiving', () => {
  it('Every open page of both people receives a message at once, in both processes (MSG-20, MSG-37, MSG-38)', async () => {
    const { seller, buyer, chat } = await chatOfTwo();
    const pages = await Promise.all([
      connectLive(app.url, seller),
      connectLive(app.url, seller),
      connectLive(other.url, seller),
      connectLive(other.url, buyer),
    ]);
    const stranger = await connectLive(app.url, await newMember(app));
    await newMessage(buyer, chat, 'Hello');
    for (const [n, page] of pages.entries()) {
      expect(await page.receive('messages.new')).toMatchObject({
        ids: [chat],
        detail: { seq: 1, text: 'Hello', mine: n === 3 },
      });
    }
    await seller.put(`/api/conversations/${chat}/read`, { seq: 1 });
    for (const [n, page] of pages.entries()) {
      expect(await page.receive('messages.seen')).toEqual({
        type: 'messages.seen',
        ids: [chat],
        detail: { mine: n < 3, readSeq: 1, deliveredSeq: 1 },
      });
    }
    expect(stranger.updates).toEqual([]);
    for (const { socket } of [...pages, stranger]) socket.terminate();
  });

  it('A live update contains what the API would answer; if that is long, the page requests it (MSG-20, MSG-37)', async () => {
    const { seller, buyer, chat } = await chatOfTwo();
    const pages = [await connectLive(app.url, seller), await connectLive(other.url, seller)];
    const texts = ['Short', '😀'.repeat(1000), 'Is this still available?'];
    for (const text of texts) await newMessage(buyer, chat, text);
    const { body } = await seller.get<{ messages: object[] }>(`/api/conversations/${chat}/messages`);
    for (const page of pages) {
      const [short, long, question, answered] = await Promise.all(
        [1, 2, 3, 4].map((n) => page.receive('messages.new', n)),
      );
      expect(short?.detail).toEqual(body.messages[0]);
      expect(long).toEqual({ type: 'messages.new', ids: [chat] });
      expect(question?.detail).toEqual(body.messages[2]);
      // The automatic answer comes after the question, and the page requests it.
      expect(answered).toEqual({ type: 'messages.new', ids: [chat] });
      page.socket.terminate();
    }
  });

  it('The other person sees typing, with one update every two seconds at most (MSG-20)', async () => {
    const { seller, buyer, chat } = await chatOfTwo();
    const [theirs, mine] = [await connectLive(app.url, seller), await connectLive(app.url, buyer)];
    for (let n = 0; n < 5; n += 1) {
      expect((await buyer.post(`/api/conversations/${chat}/typing`)).status).toBe(204);
    }
    await theirs.receive('messages.typing');
    await newMessage(buyer, chat, 'Typed');
    await Promise.all([theirs.receive('messages.new'), mine.receive('messages.new')]);
    expect(theirs.updates.map(({ type }) => type)).toEqual(['messages.typing', 'messages.new']);
    expect(mine.updates.map(({ type }) => type)).toEqual(['messages.new']);
    for (const { socket } of [theirs, mine]) socket.terminate();
  });

  it('A guest receives messages about their listing live (MSG-03)', async () => {
    const [guest, buyer] = [await newGuest(app), await newMember(app)];
    const page = await connectLive(app.url, guest);
    const chat = await newConversation(buyer, await newListing(guest));
    await newMessage(buyer, chat, 'Hello');
    expect((await page.receive('messages.new')).ids).toEqual([chat]);
    page.socket.terminate();
  });

  it('After a reconnect, missed messages arrive once and in order (MSG-20)', async () => {
    const { seller, buyer, chat } = await chatOfTwo();
    const before = await connectLive(app.url, seller);
    await newMessage(buyer, chat, 'one');
    await before.receive('messages.new');
    before.socket.terminate();
    await before.closed;
    for (const text of ['two', 'three', 'four']) await newMessage(buyer, chat, text);
    const after = await connectLive(app.url, seller);
    await newMessage(buyer, chat, 'five');
    await after.receive('messages.new');
    const { body } = await seller.get<{ messages: { text: string }[] }>(
      `/api/conversations/${chat}/messages?since=1`,
    );
    expect(body.messages.map(({ text }) => text)).toEqual(['two', 'three', 'four', 'five']);
    after.socket.terminate();
  });

  it('After a process lost its listening connection, its pages catch up (MSG-20)', async () => {
    const page = await connectLive(app.url, await newMember(app));
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'offhand-live' and datname = current_database()`.execute(app.db);
    expect(await page.receive(LIVE_UPDATES.catchUp)).toEqual({ type: LIVE_UPDATES.catchUp, ids: [] });
    page.socket.terminate();
  });
});

describe('who may connect', () => {
  it('Visitors and other sites may not connect (PERM-14)', async () => {
    const member = await newMember(app);
    expect(await refusal(app.url, app.client())).toContain('401');
    expect(await refusal(app.url, member, { Origin: 'https://evil.example' })).toContain('403');
    expect(await refusal(app.url, member, { 'Sec-Fetch-Site': 'cross-site' })).toContain('403');
    expect(await refusal(app.url, member, { Cookie: 'offhand.session_token=made.up' })).toContain('401');
    expect((await member.get('/api/live')).status).toBe(426);
  });

  it('Only this address upgrades to a live connection; elsewhere an upgrade is a plain request (PERM-14)', async () => {
    const ask = request(`${app.url}/api/viewer`, {
      headers: { Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': '13' },
    }).end();
    const [answer] = await once(ask, 'response');
    expect(answer.statusCode).toBe(200);
    answer.resume();
    const broken = connect(Number(new URL(app.url).port), '127.0.0.1');
    const { cookies } = await newMember(app);
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    broken.write(
      `GET /api/live HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    );
    const [head] = await once(broken, 'data');
    expect(String(head)).toContain('HTTP/1.1 400');
    broken.destroy();
  });

  it('A person has at most twenty live connections; closing one makes room (PERM-14)', async () => {
    const member = await newMember(app);
    const pages = await Promise.all(Array.from({ length: 20 }, () => connectLive(app.url, member)));
    expect(await refusal(app.url, member)).toContain('429');
    pages[0]?.socket.close();
    await pages[0]?.closed;
    await eventually(async () => expect(await refusal(app.url, member)).toBe('admitted'));
    for (const { socket } of pages) socket.terminate();
  });

  it('A page that sends anything but a subscription is disconnected (PERM-14)', async () => {
    const member = await newMember(app);
    const talkative = await connectLive(app.url, member);
    talkative.socket.send('hello');
    expect(await talkative.closed).toBe(LIVE_CLOSE.invalidMessage);
    const oversized = await connectLive(app.url, member);
    oversized.socket.send('x'.repeat(100_000));
    expect([1006, 1009]).toContain(await oversized.closed);
  });
});

describe('following a listing', () => {
  /** Opens the page of a listing as a visitor. */
  async function watch(url: string, id: string) {
    const page = await connectLive(url, app.client(), {}, LIVE_VISITOR_PATH);
    page.socket.send(JSON.stringify({ subscribe: listingTopic(id) }));
    await page.receive(LIVE_UPDATES.subscribed);
    return page;
  }

  it('A visitor with a listing open receives that it was edited, renewed, sold, deleted and restored, in both processes', async () => {
    const seller = await newMember(app);
    const [{ id }, another] = [await newListing(seller), await newListing(seller)];
    const pages = [await watch(app.url, id), await watch(other.url, id)];
    const changes = [
      () => seller.put(`/api/listings/${id}`, { ...LISTING, title: 'Another title', photos: [] }),
      () => seller.post('/api/listings/own/changes', { change: 'price', ids: [id, another.id], price: '12' }),
      async () => {
        const created_at = new Date(Date.now() - 8 * DAY_MS);
        await app.db.updateTable('listings').set({ created_at }).where('id', '=', id).execute();
        return seller.post(`/api/listings/${id}/renew`);
      },
      () => seller.post(`/api/listings/${id}/sold`),
      () => seller.delete(`/api/listings/${id}`),
      () => seller.post(`/api/listings/${id}/restore`),
    ];
    for (const [n, change] of changes.entries()) {
      expect([200, 204]).toContain((await change()).status);
      for (const page of pages) {
        expect(await page.receive(LISTING_UPDATES.changed, n + 1)).toEqual({
          topic: listingTopic(id),
          type: LISTING_UPDATES.changed,
          ids: [id],
        });
      }
    }
    for (const { socket } of pages) socket.terminate();
  });

  it('A visitor with a listing open receives that it was reserved', async () => {
    const { seller, chat, listing } = await chatOfTwo();
    const page = await watch(other.url, listing.id);
    expect((await seller.put(`/api/conversations/${chat}/reservation`, {})).status).toBe(200);
    expect((await page.receive(LISTING_UPDATES.changed)).ids).toEqual([listing.id]);
    page.socket.terminate();
  });
});

describe('a session that ended', () => {
  async function secondDevice(member: Awaited<ReturnType<typeof newMember>>): Promise<TestClient> {
    const device = app.client();
    const { email, password } = member.details;
    expect((await device.post('/api/accounts/sign-in', { email, password })).status).toBe(204);
    return device;
  }

  it('Signing out ends the connections of that device, in every process, and no others (AUTH-22)', async () => {
    const member = await newMember(app);
    const device = await secondDevice(member);
    const otherDevice = await connectLive(app.url, device);
    const [here, there] = [await connectLive(app.url, member), await connectLive(other.url, member)];
    const cookies = new Map(member.cookies);
    await member.post('/api/accounts/sign-out');
    expect(await Promise.all([here.closed, there.closed])).toEqual([LIVE_CLOSE.ended, LIVE_CLOSE.ended]);
    for (const [name, value] of cookies) member.cookies.set(name, value);
    expect(await refusal(app.url, member)).toContain('401');
    expect(otherDevice.socket.readyState).toBe(otherDevice.socket.OPEN);
    otherDevice.socket.terminate();
  });

  it('A device signed out from another one is disconnected (AUTH-22)', async () => {
    const member = await newMember(app);
    const [first, second] = [await secondDevice(member), await secondDevice(member)];
    const pages = [await connectLive(app.url, first), await connectLive(other.url, second)];
    const { body } = await first.get<{ devices: { id: string; current: boolean }[] }>(
      '/api/accounts/devices',
    );
    const current = body.devices.find((device) => device.current);
    await member.delete(`/api/accounts/devices/${current?.id}`);
    expect(await pages[0]?.closed).toBe(LIVE_CLOSE.ended);
    await member.delete('/api/accounts/devices');
    expect(await pages[1]?.closed).toBe(LIVE_CLOSE.ended);
  });

  it('A new password ends the connections of every device (AUTH-22)', async () => {
    const member = await newMember(app);
    const page = await connectLive(app.url, member);
    app.mails.length = 0;
    await app.client().post('/api/accounts/forgot-password', { email: member.details.email });
    const { link } = await app.mailTo(member.details.email, 'Choose a new password');
    const token = new URL(link).searchParams.get('token');
    const { status } = await app
      .client()
      .post('/api/accounts/new-password', { token, password: `${PASSWORD}!` });
    expect(status).toBe(204);
    expect(await page.closed).toBe(LIVE_CLOSE.ended);
  });

  it('A guest who became an account reconnects as the account (GUEST-06)', async () => {
    const guest = await newGuest(app);
    const page = await connectLive(app.url, guest);
    const account = { email: 'g@example.com', password: PASSWORD, username: 'from.guest' };
    await guest.post('/api/accounts/sign-up', account);
    expect(await page.closed).toBe(LIVE_CLOSE.ended);
    (await connectLive(app.url, guest)).socket.terminate();
  });
});

describe('single connections', () => {
  const MEMBER = {
    kind: 'member',
    id: 'm',
    email: 'm@example.com',
    emailConfirmed: true,
    role: 'member',
    status: 'active',
    sessionId: 's',
  } as const;
  const HANDSHAKE = [
    'GET / HTTP/1.1',
    'Host: x',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    '\r\n',
  ].join('\r\n');

  async function openOne(findValid: () => Promise<{ session: string }[]>, heartbeatEvery = 20) {
    const connections = createLiveConnections({
      log: createLog({ logLevel: 'silent' }),
      policies: {},
      findValid,
      heartbeatEvery,
    });
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    server.on('connection', (socket) =>
      connections
        .reserveSlot({ person: { owner: MEMBER, credential: { session: 's' } }, address: 'a' })
        .open(socket),
    );
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    return {
      connections,
      page: new WebSocket(`ws://127.0.0.1:${port}`),
      silent: () => connect(port, '127.0.0.1'),
      close: async () => {
        await connections.close();
        server.close();
      },
    };
  }

  it('An expired session ends its connections at the next heartbeat (AUTH-22)', async () => {
    let valid = [{ session: 's' }];
    const { page, close } = await openOne(async () => valid);
    const [first] = await once(page, 'message');
    expect(JSON.parse(first.data)).toEqual({ type: LIVE_UPDATES.heartbeat, ids: [] });
    valid = [];
    const [{ code }] = await once(page, 'close');
    expect(code).toBe(LIVE_CLOSE.ended);
    await close();
  });

  it('A connection that no longer answers pings is closed (MSG-20)', async () => {
    const { silent, close, page } = await openOne(async () => [{ session: 's' }]);
    const socket = silent();
    socket.write(HANDSHAKE);
    socket.resume();
    await once(socket, 'close');
    expect(page.readyState).toBe(WebSocket.OPEN);
    await close();
  });

  it('A page that does not read is disconnected instead of filling the memory (MSG-20)', async () => {
    const { connections, silent, close } = await openOne(async () => [{ session: 's' }], 60_000);
    const socket = silent();
    socket.write(HANDSHAKE);
    await once(socket, 'data');
    socket.pause();
    const update = { type: 'messages.new', ids: ['x'.repeat(60_000)] };
    await vi.waitFor(
      () => {
        connections.deliver(['person:m'], update);
        expect(connections.size()).toBe(1);
      },
      { timeout: 10_000, interval: 1 },
    );
    socket.destroy();
    await close();
  });

  it('When the server stops, pages are asked to reconnect elsewhere (MSG-20)', async () => {
    const { page, close } = await openOne(async () => [{ session: 's' }]);
    await once(page, 'open');
    const [[{ code }]] = await Promise.all([once(page, 'close'), close()]);
    expect(code).toBe(LIVE_CLOSE.goingAway);
  });
});
