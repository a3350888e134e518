import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { type Member, newListing, newMember, PASSWORD } from '../../../../../tests/support/factories.ts';
import { notificationCatalog } from '../../../../../tests/support/notification-catalog.ts';
import {
  type PushDevice,
  type PushService,
  startPushService,
} from '../../../../../tests/support/push-service.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import { pushDue } from './push-due.ts';
import { createPushKeys } from './push-keys.ts';
import { createSendPush } from './send-push.ts';

let app: TestApp;
let service: PushService;

const WAIT = { timeout: 15_000, interval: 20 };

beforeAll(async () => {
  service = await startPushService();
  app = await startTestApp({ CONTACT_EMAIL: 'help@offhand.test' }, { pushAnywhere: true });
});
afterAll(async () => {
  await app?.close();
  await service?.close();
});

const subscribe = (
  client: TestClient,
  body: { endpoint: string; keys: PushDevice['keys']; replaces?: string },
) => client.api.PUT('/api/notifications/push', { body });

/** Turns push on for a device, and replaces its address with that of the local push service. */
async function turnOn(client: TestClient): Promise<PushDevice> {
  const device = service.device();
  const endpoint = `https://push.example.com/${randomUUID()}`;
  expect((await subscribe(client, { endpoint, keys: device.keys })).response.status).toBe(204);
  await app.db
    .updateTable('push_subscriptions')
    .set({ endpoint: device.endpoint })
    .where('endpoint', '=', endpoint)
    .execute();
  return device;
}

/** Saves one of this member's listings. */
async function like(seller: Member, listing?: { id: string }): Promise<{ id: string }> {
  const item = listing ?? (await newListing(seller));
  await (await newMember(app)).put(`/api/favourites/${item.id}`);
  return item;
}

const got = (device: PushDevice, times: number) =>
  vi.waitFor(() => {
    expect(device.received).toHaveLength(times);
    return device.received;
  }, WAIT);

const devicesOf = async (member: Member) => {
  const { rows } = await sql<{ endpoint: string }>`
    select endpoint from push_subscriptions join profiles on profiles.id = profile_id
    where profiles.email = ${member.details.email} order by push_subscriptions.created_at`.execute(app.db);
  return rows.map(({ endpoint }) => endpoint);
};

/** Runs the every-minute job after this interval. */
async function later(interval: string): Promise<void> {
  await sql`update notifications set push_due_at = push_due_at - ${interval}::interval`.execute(app.db);
  await pushDue({
    db: app.db,
    notificationCatalog,
    sendPush: createSendPush({
      keys: createPushKeys(app.db),
      contactEmail: 'help@offhand.test',
      anyHost: true,
    }),
  });
}

test('Notifications are pushed to each of my devices, encrypted for it and signed by this site', async () => {
  const seller = await newMember(app);
  const phone = await turnOn(seller);
  const laptop = app.client();
  await laptop.post('/api/accounts/sign-in', { email: seller.details.email, password: PASSWORD });
  const second = await turnOn(laptop);
  const listing = await like(seller);
  for (const device of [phone, second]) {
    const [pushed] = await got(device, 1);
    expect(pushed?.payload).toEqual({
      id: expect.stringMatching(/^[\w-]{36}$/),
      title: 'Someone saved your listing',
      message: 'Desk lamp',
      link: `/listing/${listing.id}`,
      group: `like:${listing.id}`,
    });
    expect(pushed?.claims).toMatchObject({
      aud: new URL(device.endpoint).origin,
      sub: 'mailto:help@offhand.test',
    });
    expect(pushed?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      topic: expect.stringMatching(/^[\w-]{1,32}$/),
    });
    const { data } = await seller.api.GET('/api/notifications/settings');
    expect(pushed?.key).toBe(data?.push.key);
  }
});

test('A push for a growing group replaces the previous one and has the count', async () => {
  const seller = await newMember(app);
  const phone = await turnOn(seller);
  const listing = await like(seller);
  await got(phone, 1);
  await like(seller, listing);
  const [first, second] = await got(phone, 2);
  expect(second?.payload).toMatchObject({
    title: '2 people saved your listing',
    group: first?.payload.group,
    id: first?.payload.id,
  });
  expect(second?.headers.topic).toBe(first?.headers.topic);
});

test('Nothing is pushed for a kind with push turned off, nor to a device with push turned off', async () => {
  const seller = await newMember(app);
  const phone = await turnOn(seller);
  expect((await seller.api.GET('/api/notifications/settings')).data?.push.here).toBe(true);
  const setLikes = (on: boolean) =>
    seller.api.PATCH('/api/notifications/settings', {
      body: { channels: [{ group: 'like', channel: 'push', on }] },
    });
  await setLikes(false);
  await like(seller);
  await vi.waitFor(
    async () => expect((await seller.get('/api/notifications/unread')).body).toEqual({ unread: 1 }),
    WAIT,
  );
  await setLikes(true);
  await like(seller);
  await got(phone, 1);
  await seller.api.DELETE('/api/notifications/push', { params: { query: { endpoint: phone.endpoint } } });
  expect((await seller.api.GET('/api/notifications/settings')).data?.push.here).toBe(false);
  await like(seller);
  await vi.waitFor(
    async () => expect((await seller.get('/api/notifications/unread')).body).toEqual({ unread: 3 }),
    WAIT,
  );
  expect(phone.received).toHaveLength(1);
});

test('In quiet hours a push waits until they are over', async () => {
  const seller = await newMember(app);
  const phone = await turnOn(seller);
  const minute = new Date().getUTCHours() * 60 + new Date().getUTCMinutes();
  const quiet = { from: (minute + 1435) % 1440, until: (minute + 60) % 1440 };
  await seller.api.PATCH('/api/notifications/settings', { body: { quiet, timeZone: 'UTC' } });
  await like(seller);
  await vi.waitFor(
    async () => expect((await seller.get('/api/notifications/unread')).body).toEqual({ unread: 1 }),
    WAIT,
  );
  await later('10 minutes');
  expect(phone.received).toEqual([]);
  await seller.api.PATCH('/api/notifications/settings', { body: { quiet: null } });
  await later('2 hours');
  expect(phone.received).toHaveLength(1);
});

test.each([404, 410])('An expired device (%i) is deleted', async (status) => {
  const seller = await newMember(app);
  const phone = await turnOn(seller);
  service.refuse(phone, status);
  await like(seller);
  await vi.waitFor(async () => expect(await devicesOf(seller)).toEqual([]), WAIT);
});

test('A failing push service is retried later, and the device stays', async () => {
  const seller = await newMember(app);
  const phone = await turnOn(seller);
  service.refuse(phone, 503);
  await like(seller);
  await vi.waitFor(async () => {
    const { rows } =
      await sql`select 1 from notifications where push_due_at > now() + interval '9 minutes'`.execute(app.db);
    expect(rows).toHaveLength(1);
  }, WAIT);
  expect(await devicesOf(seller)).toEqual([phone.endpoint]);
  service.refuse(phone, 410);
  await later('11 minutes');
  // The worker that failed may still be running and take this one first.
  await vi.waitFor(async () => expect(await devicesOf(seller)).toEqual([]), WAIT);
});

test('Signing out ends the pushes of that device', async () => {
  const seller = await newMember(app);
  await turnOn(seller);
  await seller.post('/api/accounts/sign-out');
  expect(await devicesOf(seller)).toEqual([]);
});

test('A device belongs to the last person who turned push on, and a new address replaces the old one', async () => {
  const [first, second] = [await newMember(app), await newMember(app)];
  const { keys } = service.device();
  const endpoint = `https://push.example.com/${randomUUID()}`;
  await subscribe(first, { endpoint, keys });
  await subscribe(second, { endpoint, keys });
  expect([await devicesOf(first), await devicesOf(second)]).toEqual([[], [endpoint]]);
  const renewed = `${endpoint}-renewed`;
  await subscribe(second, { endpoint: renewed, keys, replaces: endpoint });
  expect(await devicesOf(second)).toEqual([renewed]);
});

test('Nobody ends the pushes of others', async () => {
  const [owner, stranger] = [await newMember(app), await newMember(app)];
  const { endpoint } = await turnOn(owner);
  await stranger.api.DELETE('/api/notifications/push', { params: { query: { endpoint } } });
  await subscribe(stranger, {
    endpoint: 'https://push.example.com/mine',
    keys: service.device().keys,
    replaces: endpoint,
  });
  expect(await devicesOf(owner)).toEqual([endpoint]);
});

test('An eleventh device replaces the first', async () => {
  const member = await newMember(app);
  const endpoints = Array.from({ length: 11 }, (_, n) => `https://push.example.com/${randomUUID()}/${n}`);
  for (const endpoint of endpoints) await subscribe(member, { endpoint, keys: service.device().keys });
  expect(await devicesOf(member)).toEqual(endpoints.slice(1));
});

test.each([
  'http://push.example.com/x',
  'https://127.0.0.1/x',
  'https://localhost/x',
  'https://db.internal:5432/x',
])('An address that is no push service is refused: %s', async (endpoint) => {
  const { response, error } = await subscribe(await newMember(app), {
    endpoint,
    keys: service.device().keys,
  });
  expect([response.status, error]).toMatchObject([422, { code: 'BAD_PUSH_ADDRESS' }]);
});

test('Invalid keys are refused, or detected without an error', async () => {
  const member = await newMember(app);
  const endpoint = `https://push.example.com/${randomUUID()}`;
  const keys = { p256dh: 'x', auth: 'y' };
  expect((await subscribe(member, { endpoint, keys })).response.status).toBe(422);
  const offCurve = {
    p256dh: randomBytes(65).toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  const send = createSendPush({
    keys: createPushKeys(app.db),
    contactEmail: 'help@offhand.test',
    anyHost: true,
  });
  const payload = { id: '', title: '', message: '', link: '/', group: '' };
  expect(await send({ id: '', endpoint: service.device().endpoint, ...offCurve }, payload)).toBe('gone');
});

test('Outside of tests, nothing is sent to this machine, whatever its name', async () => {
  const send = createSendPush({ keys: createPushKeys(app.db), contactEmail: 'help@offhand.test' });
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  const device = { id: '', p256dh, auth: randomBytes(16).toString('base64url') };
  const payload = { id: '', title: '', message: '', link: '/', group: '' };
  const here = service.device();
  expect(await send({ ...device, endpoint: here.endpoint }, payload)).toBe('gone');
  // Local names are resolved like all others, and refused.
  expect(await send({ ...device, endpoint: 'https://ip6.localhost/x' }, payload)).toBe('failed');
  expect(here.received).toEqual([]);
});
