import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startSeparateApp, startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { eventually } from '../../../../../tests/support/eventually.ts';
import { type Member, newGuest, newMember } from '../../../../../tests/support/factories.ts';
import { connectLive } from '../../../../../tests/support/live-client.ts';
import { notificationCatalog } from '../../../../../tests/support/notification-catalog.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import { NOTIFICATION_TYPES } from '../../../../shared/notification-kinds.ts';
import { encodeCursor } from '../../../../shared/pagination.ts';
import type { Notifications } from '../contract/notification.ts';
import { NOTIFICATION_UPDATES } from '../contract/notification-updates.ts';
import { createNotificationCatalog } from './notification-catalog.ts';
import { type NotificationInput, type NotifyServices, notify } from './notify.ts';

let app: TestApp;
let services: NotifyServices;

beforeAll(async () => {
  app = await startTestApp();
  services = {
    db: app.db,
    live: {
      publish: () => undefined,
      publishTo: () => undefined,
      end: () => undefined,
      recheck: () => undefined,
      reload: () => undefined,
    },
    pushDue: () => Promise.resolve(),
    notificationCatalog,
  };
});
afterAll(() => app?.close());

const list = async (client: TestClient, query = '') =>
  (await client.get<Notifications>(`/api/notifications${query}`)).body;
const unread = async (client: TestClient) =>
  (await client.get<{ unread: number }>('/api/notifications/unread')).body.unread;

async function idOf(member: Member): Promise<string> {
  const { body } = await member.get<{ account: { id: string } }>('/api/viewer');
  return body.account.id;
}

const MESSAGE = {
  kind: 'message.received',
  group: 'message:1',
  title: 'Message from Lena',
  groupedTitle: '{count} messages from Lena',
  message: 'Is it still there?',
  link: '/messages/1',
} as const;

/** Notifies a person, each time with a new signal. */
async function send(to: string, ...notifications: Partial<Omit<NotificationInput, 'to'>>[]): Promise<void> {
  for (const one of notifications) await notify(services, randomUUID(), [{ ...MESSAGE, ...one, to }]);
}

test('My notifications come newest first, in pages, and only I see them (NOTIF-01, NOTIF-13, DATA-10)', async () => {
  const [member, other] = [await newMember(app), await newMember(app)];
  const [id, otherId] = [await idOf(member), await idOf(other)];
  const groups = ['a', 'b', 'c', 'd', 'e'];
  await send(id, ...groups.map((group) => ({ group, title: group })));
  await send(otherId, { title: 'of somebody else' });
  // Two in the same millisecond would have no defined order.
  await sql`
    update notifications set created_at = now() - (ascii('e') - ascii(title)) * interval '1 minute'
    where profile_id = ${id}`.execute(app.db);
  const titles: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Notifications = await list(member, `?limit=2${cursor === null ? '' : `&cursor=${cursor}`}`);
    titles.push(...page.notifications.map(({ title }) => title));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(titles).toEqual(groups.toReversed());
});

test('An invalid cursor is refused', async () => {
  const member = await newMember(app);
  for (const cursor of [
    'x',
    encodeCursor([1]),
    encodeCursor([1, 'x']),
    encodeCursor([1e300, randomUUID()]),
  ]) {
    expect((await member.get(`/api/notifications?cursor=${cursor}`)).status).toBe(422);
  }
});

test('Ten messages of a conversation are one notification, which says how many and moves to the top', async () => {
  const member = await newMember(app);
  const id = await idOf(member);
  await send(id, {}, { group: 'like:1', kind: 'favourite.saved', title: 'Someone saved your listing' });
  await send(id, ...Array.from({ length: 9 }, (_, n) => ({ message: `Message ${n + 2}` })));
  const { notifications } = await list(member);
  expect(notifications.map(({ title, message, count }) => [title, message, count])).toEqual([
    ['10 messages from Lena', 'Message 10', 10],
    ['Someone saved your listing', MESSAGE.message, 1],
  ]);
  expect(await unread(member)).toBe(2);
});

test('A notification after I have read is new, and read ones stay read (NOTIF-04)', async () => {
  const member = await newMember(app);
  const id = await idOf(member);
  await send(id, {}, {});
  await member.post(`/api/notifications/${(await list(member)).notifications[0]?.id}/read`);
  await send(id, {});
  const { notifications } = await list(member);
  expect(notifications.map(({ title, read }) => [title, read])).toEqual([
    ['Message from Lena', false],
    ['2 messages from Lena', true],
  ]);
});

test('Signals at the same time make one notification that counts them all', async () => {
  const member = await newMember(app);
  const id = await idOf(member);
  await Promise.all(Array.from({ length: 20 }, () => send(id, {})));
  const { notifications } = await list(member);
  expect(notifications.map(({ count }) => count)).toEqual([20]);
});

test('A signal that is delivered again, even concurrently, notifies once', async () => {
  const member = await newMember(app);
  const id = await idOf(member);
  const again = () => notify(services, `same:${id}`, [{ ...MESSAGE, to: id }]);
  await Promise.all([again(), again(), again()]);
  await again();
  expect((await list(member)).notifications.map(({ count }) => count)).toEqual([1]);
});

test('Notifying many people concurrently, in any order, fails for nobody', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => newMember(app)));
  const ids = await Promise.all(people.map(idOf));
  const rounds = Array.from({ length: 6 }, (_, n) => (n % 2 === 0 ? ids : ids.toReversed()));
  await Promise.all(
    rounds.map((order) =>
      notify(
        services,
        randomUUID(),
        order.map((to) => ({ ...MESSAGE, to })),
      ),
    ),
  );
  for (const person of people) expect((await list(person)).notifications[0]?.count).toBe(6);
});

test('Deleted accounts are skipped', async () => {
  const member = await newMember(app);
  const signal = randomUUID();
  await notify(services, signal, [
    { ...MESSAGE, to: randomUUID() },
    { ...MESSAGE, to: await idOf(member) },
  ]);
  expect(await unread(member)).toBe(1);
});

test('Reading one is final and can be repeated (NOTIF-03, NOTIF-04, NOTIF-14)', async () => {
  const member = await newMember(app);
  await send(await idOf(member), {});
  const id = (await list(member)).notifications[0]?.id ?? '';
  for (let times = 0; times < 2; times += 1) {
    expect((await member.post(`/api/notifications/${id}/read`)).status).toBe(204);
    expect((await list(member)).notifications[0]?.read).toBe(true);
  }
  expect(await unread(member)).toBe(0);
});

test("Others' notifications are not there for me, and nobody makes one by the API (NOTIF-12, NOTIF-14)", async () => {
  const [owner, stranger] = [await newMember(app), await newMember(app)];
  await send(await idOf(owner), {});
  const id = (await list(owner)).notifications[0]?.id ?? '';
  expect(await stranger.post(`/api/notifications/${id}/read`)).toMatchObject({
    status: 404,
    body: { title: 'Notification not found' },
  });
  await stranger.post('/api/notifications/read');
  expect(await unread(owner)).toBe(1);
  expect((await owner.post('/api/notifications', { title: 'Mine' })).status).toBe(404);
});

test('All can be marked as read together', async () => {
  const member = await newMember(app);
  await send(await idOf(member), { group: 'a' }, { group: 'b' });
  expect((await member.post('/api/notifications/read')).status).toBe(204);
  expect(await unread(member)).toBe(0);
});

test('Visitors and guests have none, and are asked to sign in (NOTIF-09)', async () => {
  for (const client of [app.client(), await newGuest(app)]) {
    expect(await unread(client)).toBe(0);
    expect((await client.get('/api/notifications')).status).toBe(401);
    expect((await client.post('/api/notifications/read')).status).toBe(401);
    expect((await client.post(`/api/notifications/${randomUUID()}/read`)).status).toBe(401);
    expect((await client.get('/api/notifications/settings')).status).toBe(401);
  }
});

test('All eight types are stored, and no ninth (NOTIF-08)', async () => {
  const member = await newMember(app);
  const id = await idOf(member);
  const catalog = createNotificationCatalog(
    NOTIFICATION_TYPES.map((type) => ({ kind: `test.${type}`, type })),
  );
  for (const type of NOTIFICATION_TYPES) {
    await notify({ ...services, notificationCatalog: catalog }, randomUUID(), [
      { ...MESSAGE, kind: `test.${type}`, group: type, to: id },
    ]);
  }
  const { notifications } = await list(member);
  expect(notifications.map(({ type }) => type).toSorted()).toEqual(NOTIFICATION_TYPES.toSorted());
  await expect(send(id, { kind: 'coupon.sent', group: 'x' })).rejects.toThrow('coupon.sent');
});

test('My other tabs are updated when I read something in one (NOTIF-03)', async () => {
  const member = await newMember(app);
  await send(await idOf(member), {});
  const tab = await connectLive(app.url, member);
  await member.post('/api/notifications/read');
  expect(await tab.receive(NOTIFICATION_UPDATES.changed)).toEqual({
    type: NOTIFICATION_UPDATES.changed,
    ids: [],
  });
  tab.socket.terminate();
});

test('A notification with all channels off is not stored', async () => {
  const member = await newMember(app);
  const id = await idOf(member);
  const off = (channel: 'in-app' | 'email' | 'push') => ({ group: 'like', channel, on: false });
  await member.api.PATCH('/api/notifications/settings', {
    body: { channels: [off('in-app'), off('email'), off('push')] },
  });
  await send(id, { kind: 'favourite.saved', group: 'like:1' }, { kind: 'review.written', group: 'review:1' });
  expect((await list(member)).notifications.map(({ type }) => type)).toEqual(['review']);
  const stored = await app.db
    .selectFrom('notifications')
    .select('type')
    .where('profile_id', '=', id)
    .execute();
  expect(stored).toEqual([{ type: 'review' }]);
});

test('A mail-only notification is neither listed nor counted', async () => {
  const member = await newMember(app);
  const id = await idOf(member);
  await member.api.PATCH('/api/notifications/settings', {
    body: { channels: [{ group: 'message', channel: 'in-app', on: false }] },
  });
  await send(id, {});
  expect(await unread(member)).toBe(0);
  expect((await list(member)).notifications).toEqual([]);
  await member.post('/api/notifications/read');
  const { rows } = await sql<{ due: boolean }>`
    select mail_due_at is not null and not read as due from notifications where profile_id = ${id}`.execute(
    app.db,
  );
  expect(rows).toEqual([{ due: true }]);
});

test('Settings have defaults until I choose, and change one by one', async () => {
  const member = await newMember(app);
  const before = (await member.api.GET('/api/notifications/settings')).data;
  expect(before).toMatchObject({
    channels: [
      { group: 'message', label: 'Messages', on: ['in-app', 'email', 'push'] },
      { group: 'deals', label: 'Deals', on: ['in-app', 'email', 'push'] },
      { group: 'review', label: 'Reviews', on: ['in-app', 'email', 'push'] },
      { group: 'listing', label: 'Saved listings', on: ['in-app', 'push'] },
      { group: 'like', label: 'Likes', on: ['in-app', 'push'] },
      { group: 'plan', label: 'Your plan', on: ['in-app', 'email'] },
      { group: 'trending', label: 'Trending categories', on: ['in-app'] },
      { group: 'zone-act', label: 'Your Drop Zone activity', on: ['in-app', 'email'] },
      { group: 'zone-post', label: 'Drop Zone discussions', on: ['in-app'] },
      { group: 'zone-listing', label: 'Drop Zone listings', on: ['in-app'] },
      { group: 'flash-drops', label: 'Flash Drops', on: ['in-app', 'push'] },
      { group: 'wants', label: 'Saved searches', on: ['in-app', 'email', 'push'] },
      { group: 'announcements', label: 'Announcements', has: ['email'], on: ['email'] },
    ],
    quiet: null,
    digestHour: null,
    mail: { address: member.details.email, works: true },
  });
  await member.api.PATCH('/api/notifications/settings', {
    body: { quiet: { from: 1320, until: 420 }, timeZone: 'Europe/Berlin' },
  });
  const { data } = await member.api.PATCH('/api/notifications/settings', {
    body: { digestHour: 8, channels: [{ group: 'like', channel: 'email', on: true }] },
  });
  expect(data).toMatchObject({
    quiet: { from: 1320, until: 420 },
    digestHour: 8,
    timeZone: 'Europe/Berlin',
  });
  expect(data?.channels).toContainEqual(
    expect.objectContaining({ group: 'like', on: ['in-app', 'email', 'push'] }),
  );
  const cleared = await member.api.PATCH('/api/notifications/settings', {
    body: { quiet: null, digestHour: null },
  });
  expect(cleared.data).toMatchObject({ quiet: null, digestHour: null, timeZone: 'Europe/Berlin' });
});

test.each([
  ['a time zone that is none', { timeZone: 'Mars/Olympus' }, 'timeZone'],
  ['quiet hours that end as they begin', { quiet: { from: 60, until: 60 } }, 'quiet.until'],
  ['a minute that no day has', { quiet: { from: 0, until: 1440 } }, 'quiet.until'],
  ['an hour that no day has', { digestHour: 24 }, 'digestHour'],
  [
    'a kind that nobody chooses',
    { channels: [{ group: 'credit_reset', channel: 'push', on: true }] },
    'channels.0.group',
  ],
])('Settings with %s are refused, saying which field', async (_, change, field) => {
  const member = await newMember(app);
  const { response, error } = await member.api.PATCH('/api/notifications/settings', {
    body: change as never,
  });
  expect(response.status).toBe(422);
  expect(error).toMatchObject({ errors: [{ field }] });
});

test('The keys for push are created once, even by concurrent requests', async () => {
  // An app that other files used before has its keys in memory already.
  const fresh = await startSeparateApp();
  onTestFinished(() => fresh.close());
  const member = await newMember(fresh);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => member.api.GET('/api/notifications/settings')),
  );
  const keys = new Set(answers.map(({ data }) => data?.push.key));
  expect(keys.size).toBe(1);
  expect([...keys][0]).toMatch(/^[\w-]{87}$/);
  await eventually(async () => {
    expect(await fresh.db.selectFrom('push_keys').selectAll().execute()).toHaveLength(1);
  });
});
