import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tests/support/app.ts';
import { type Member, newGuest, newMember } from '../../../../../../tests/support/factories.ts';
import { connectLive } from '../../../../../../tests/support/live-client.ts';
import { notificationCatalog } from '../../../../../../tests/support/notification-catalog.ts';
import { idOf, joinZone, newZone, ZONE } from '../../../../../../tests/support/zones.ts';
import { LIVE_UPDATES, LIVE_VISITOR_PATH } from '../../../../../shared/live.ts';
import { POST_UPDATES, postsTopic } from '../../contract/discussion/post-updates.ts';
import type { ZonePost } from '../../contract/discussion/zone-post.ts';
import type { Zone } from '../../contract/zone.ts';
import { notifyOfPosts } from './notify-of-posts.ts';

/** Members-only posts must not be readable, counted or announced anywhere else. */

let app: TestApp;
let admin: Member;
let member: Member;
let stranger: Member;
let zone: string;

const SECRET = 'The spare key is under the blue pot';

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());
beforeEach(async () => {
  [admin, member, stranger] = await Promise.all([newMember(app), newMember(app), newMember(app)]);
  zone = await newZone(admin);
  await joinZone(zone, member);
});

const setReaders = (discussion?: string) =>
  admin.put<Zone & { code: string }>(`/api/zones/${zone}`, { ...ZONE, discussion });
const write = async (text = SECRET) =>
  (await member.post<ZonePost>(`/api/zones/${zone}/posts`, { clientId: randomUUID(), text })).body;
const zoneAsSeenBy = async (client: Pick<Member, 'get'>) =>
  (await client.get<Zone>(`/api/zones/${zone}`)).body;

test('An admin makes a discussion members only, and authors see who can read it', async () => {
  expect(await zoneAsSeenBy(app.client())).toMatchObject({
    discussion: 'everyone',
    can: { readPosts: true },
  });
  expect((await setReaders('members')).body).toMatchObject({
    discussion: 'members',
    can: { readPosts: true },
  });
  // A page that was loaded before this setting existed leaves it out, which opens nothing.
  expect((await setReaders()).body.discussion).toBe('members');
  expect(await zoneAsSeenBy(member)).toMatchObject({ discussion: 'members', can: { readPosts: true } });
  expect(await zoneAsSeenBy(stranger)).toMatchObject({ discussion: 'members', can: { readPosts: false } });
  const log = await member.get<{ entries: { act: string; person: unknown }[] }>(`/api/zones/${zone}/log`);
  expect(log.body.entries.find(({ act }) => act === 'discussion-closed')).toMatchObject({ person: null });
  expect((await member.put(`/api/zones/${zone}`, { ...ZONE, discussion: 'everyone' })).status).toBe(403);
});

test('Nobody but members reads a members-only discussion, or learns of a post in it', async () => {
  await setReaders('members');
  const post = await write();
  await member.post(`/api/zone-posts/${post.id}/replies`, { clientId: randomUUID(), text: SECRET });
  const id = await idOf(member);
  for (const client of [app.client(), await newGuest(app), stranger]) {
    const list = await client.get(`/api/zones/${zone}/posts`);
    expect(list.body).toMatchObject({ status: 403, code: 'DISCUSSION_FOR_MEMBERS' });
    for (const path of ['', '/replies']) {
      const one = await client.get(`/api/zone-posts/${post.id}${path}`);
      expect(one.body).toMatchObject({ status: 404, code: 'POST_NOT_FOUND' });
    }
    for (const path of [
      `/api/zones/${zone}`,
      `/api/zones/${zone}/posts/unread`,
      '/api/zones?tab=explore',
      `/api/zones/${zone}/map`,
      `/api/listings?q=${encodeURIComponent('blue pot')}`,
      `/api/profiles/${id}`,
    ]) {
      expect(JSON.stringify((await client.get(path)).body), path).not.toContain('blue pot');
    }
    expect((await client.get(`/api/zones/${zone}/posts/unread`)).body).toEqual({ posts: 0 });
  }
  const report = await stranger.post('/api/reports', {
    kind: 'zone-post',
    id: post.id,
    reason: 'spam',
  });
  expect(report.status).toBe(404);
  expect((await member.get<{ posts: ZonePost[] }>(`/api/zones/${zone}/posts`)).body.posts).toHaveLength(1);
  const { last_active_at, created_at } = await app.db
    .selectFrom('zones')
    .select(['last_active_at', 'created_at'])
    .where('id', '=', zone)
    .executeTakeFirstOrThrow();
  expect(last_active_at.getTime() - created_at.getTime()).toBeLessThan(60_000);
});

test('The last active time of a zone reveals nothing about a members-only discussion', async () => {
  await setReaders('members');
  const at = new Date('2026-01-01T00:00:00.000Z');
  await app.db.updateTable('zones').set({ last_active_at: at }).where('id', '=', zone).execute();
  await write();
  expect((await zoneAsSeenBy(stranger)).lastActiveDate).toBe(at.toISOString());
});

test('Members-only posts are never opened to everyone', async () => {
  await write('For all');
  await setReaders('members');
  expect((await setReaders('everyone')).body.discussion).toBe('everyone');
  await setReaders('members');
  const { id } = await write();
  expect((await setReaders('everyone')).body).toMatchObject({ status: 409, code: 'DISCUSSION_STAYS_CLOSED' });
  await member.delete(`/api/zone-posts/${id}`);
  expect((await setReaders('everyone')).body).toMatchObject({ code: 'DISCUSSION_STAYS_CLOSED' });
  expect((await zoneAsSeenBy(stranger)).can.readPosts).toBe(false);
});

test('A new zone can begin with a members-only discussion', async () => {
  const { body } = await admin.post<{ id: string }>('/api/zones', { ...ZONE, discussion: 'members' });
  expect((await stranger.get<Zone>(`/api/zones/${body.id}`)).body.can.readPosts).toBe(false);
});

test('Live updates of a members-only discussion reach only members, and end when they leave or are removed', async () => {
  await setReaders('members');
  const leaver = await newMember(app);
  await joinZone(zone, leaver);
  const topic = postsTopic(zone, 'members');
  const pages = await Promise.all(
    [admin, member, leaver, stranger].map((client) => connectLive(app.url, client)),
  );
  const visitor = await connectLive(app.url, app.client(), {}, LIVE_VISITOR_PATH);
  for (const page of [...pages, visitor]) {
    for (const watchedTopic of [topic, postsTopic(zone, 'everyone')]) {
      page.socket.send(JSON.stringify({ subscribe: watchedTopic }));
    }
  }
  const [adminPage, removedPage, leaverPage, strangerPage] = pages;
  if (!adminPage || !removedPage || !leaverPage || !strangerPage) throw new Error('no pages');
  for (const page of [strangerPage, visitor]) {
    expect(await page.receive(LIVE_UPDATES.denied)).toMatchObject({ topic });
  }
  for (const page of [adminPage, removedPage, leaverPage]) await page.receive(LIVE_UPDATES.subscribed, 2);
  await write();
  for (const page of [adminPage, removedPage, leaverPage]) {
    expect(await page.receive(POST_UPDATES.new)).toMatchObject({ topic });
  }
  await leaver.delete(`/api/zones/${zone}/membership`);
  expect(await leaverPage.receive(LIVE_UPDATES.denied)).toMatchObject({ topic });
  const removal = await admin.put(`/api/zones/${zone}/members/${await idOf(member)}/removal`, {
    reason: 'spam',
  });
  expect(removal.status).toBe(204);
  expect(await removedPage.receive(LIVE_UPDATES.denied)).toMatchObject({ topic });
  await admin.post(`/api/zones/${zone}/posts`, { clientId: randomUUID(), text: SECRET });
  await adminPage.receive(POST_UPDATES.new, 2);
  for (const page of [removedPage, leaverPage]) {
    expect(page.updates.filter(({ type }) => type === POST_UPDATES.new)).toHaveLength(1);
  }
  for (const page of [strangerPage, visitor]) {
    expect(page.updates.filter(({ type }) => type === POST_UPDATES.new)).toHaveLength(0);
  }
  for (const { socket } of [...pages, visitor]) socket.close();
});

test('People who left are not notified of replies in a members-only discussion', async () => {
  await setReaders('members');
  const post = await write();
  await member.delete(`/api/zones/${zone}/membership`);
  const reply = await admin.post<{ id: string }>(`/api/zone-posts/${post.id}/replies`, {
    clientId: randomUUID(),
    text: SECRET,
  });
  await notifyOfPosts(
    {
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
    },
    [{ payload: { postId: reply.body.id }, delivery: randomUUID() }],
  );
  const notifications = await app.db
    .selectFrom('notifications')
    .selectAll()
    .where('profile_id', '=', await idOf(member))
    .execute();
  expect(JSON.stringify(notifications)).not.toContain('blue pot');
});
