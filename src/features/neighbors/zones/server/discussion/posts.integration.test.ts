import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tests/support/app.ts';
import { type Member, newGuest, newMember, newPhoto } from '../../../../../../tests/support/factories.ts';
import { connectLive } from '../../../../../../tests/support/live-client.ts';
import { notificationCatalog } from '../../../../../../tests/support/notification-catalog.ts';
import type { TestClient } from '../../../../../../tests/support/test-client.ts';
import { waitForLock } from '../../../../../../tests/support/wait-for-lock.ts';
import { idOf, joinZone, newZone } from '../../../../../../tests/support/zones.ts';
import { LIVE_UPDATES, LIVE_VISITOR_PATH } from '../../../../../shared/live.ts';
import { CASE_LIMITS } from '../../../../trust/cases/contract/case-limits.ts';
import { POST_UPDATES, postsTopic } from '../../contract/discussion/post-updates.ts';
import type { ZonePost, ZonePosts, ZoneReplies, ZoneReply } from '../../contract/discussion/zone-post.ts';
import { ZONE_LIMITS } from '../../contract/zone-limits.ts';
import { postSubject } from '../report-subjects.ts';
import { requireZoneMember } from '../zone-standing.ts';
import { notifyOfPosts } from './notify-of-posts.ts';
import { dropRemovedPhotos } from './remove-post.ts';

let app: TestApp;
let admin: Member;
let member: Member;
let zone: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());
beforeEach(async () => {
  [admin, member] = [await newMember(app), await newMember(app)];
  zone = await newZone(admin, { rules: ['Pick up in person.', 'Be kind.', 'No tickets above face value'] });
  await joinZone(zone, member);
});

interface Refused {
  code: string;
  detail: string;
  retryAfter: number;
}
const post = (client: TestClient, body: object = {}) =>
  client.post<ZonePost & Refused>(`/api/zones/${zone}/posts`, {
    clientId: randomUUID(),
    text: 'Anyone got a hex key?',
    ...body,
  });
const reply = (client: TestClient, to: string, text = 'I do') =>
  client.post<ZoneReply & Refused>(`/api/zone-posts/${to}/replies`, { clientId: randomUUID(), text });
const remove = (client: TestClient, id: string, body: object = { reason: 'spam' }) =>
  client.put<Refused>(`/api/zone-posts/${id}/removal`, body);
const putBack = (client: TestClient, id: string) => client.delete<Refused>(`/api/zone-posts/${id}/removal`);
const pin = async (client: TestClient, id: string, pinned = true) => {
  const { response, error } = await client.api.PATCH('/api/zone-posts/{id}', {
    params: { path: { id } },
    body: { pinned },
  });
  return { status: response.status, code: error?.code };
};
const posts = async (client: TestClient, query = '') =>
  (await client.get<ZonePosts>(`/api/zones/${zone}/posts${query}`)).body;
const postOf = async (client: TestClient, id: string) =>
  (await client.get<ZonePost & Refused>(`/api/zone-posts/${id}`)).body;
const unread = async (client: TestClient) =>
  (await client.get<{ posts: number }>(`/api/zones/${zone}/posts/unread`)).body.posts;

describe('posting', () => {
  it('A member posts and replies; everyone reads it, newest first (ZONE-09, ZONE-27, ZONE-28)', async () => {
    const first = await post(member, { text: ' Stoop sale on Saturday ' });
    expect(first).toMatchObject({
      status: 201,
      body: { seq: 1, text: 'Stoop sale on Saturday', mine: true, authorRole: 'member', replies: [] },
    });
    const second = (await post(admin)).body;
    for (const text of ['Table for me, please', 'I can do lemonade', 'Me too']) {
      expect((await reply(admin, first.body.id, text)).status).toBe(201);
    }
    const read = await posts(app.client());
    expect(read.posts.map(({ id, authorRole, replyCount }) => [id, authorRole, replyCount])).toEqual([
      [second.id, 'admin', 0],
      [first.body.id, 'member', 3],
    ]);
    expect(read.posts[1]?.replies.map(({ text }) => text)).toEqual(['I can do lemonade', 'Me too']);
    expect(read).toMatchObject({ lastSeq: 5, nextCursor: null, pinned: [] });
    expect(read.posts[0]?.can).toEqual({
      delete: false,
      remove: false,
      putBack: false,
      pin: false,
      reply: false,
    });
  });

  it('Only members post and reply: visitors, guests and others are told to join (ZONE-28)', async () => {
    const { id } = (await post(member)).body;
    const stranger = await newMember(app);
    for (const client of [app.client(), await newGuest(app)]) {
      expect((await post(client)).status).toBe(401);
      expect((await reply(client, id)).status).toBe(401);
    }
    expect(await post(stranger)).toMatchObject({ status: 403, body: { code: 'NOT_A_ZONE_MEMBER' } });
    expect(await reply(stranger, id)).toMatchObject({ status: 403, body: { code: 'NOT_A_ZONE_MEMBER' } });
  });

  it('Blank, too long and too many photos get a clear answer (ZONE-12)', async () => {
    for (const text of ['', '  \n ', '\u200B\u202E']) {
      expect(await post(member, { text })).toMatchObject({ status: 422, body: { code: 'BLANK_POST' } });
    }
    expect(await post(member, { text: 'x'.repeat(2_001) })).toMatchObject({
      body: { code: 'POST_TOO_LONG' },
    });
    const photos = Array.from({ length: 5 }, () => randomUUID());
    expect(await post(member, { photos })).toMatchObject({ body: { code: 'TOO_MANY_POST_PHOTOS' } });
    expect((await posts(member)).posts).toEqual([]);
  });

  it('Sending a post or reply again, even many times in parallel, stores it once (ZONE-09)', async () => {
    const same = { clientId: randomUUID(), text: 'Only once' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(member, same)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`))).toEqual(
      new Set([`201 ${answers[0]?.body.id}`]),
    );
    const id = answers[0]?.body.id ?? '';
    const twice = { clientId: randomUUID(), text: 'Once' };
    const [one, two] = await Promise.all([
      member.post<ZoneReply>(`/api/zone-posts/${id}/replies`, twice),
      member.post<ZoneReply>(`/api/zone-posts/${id}/replies`, twice),
    ]);
    expect(one.body.id).toBe(two.body.id);
    const read = await posts(member);
    expect(read.posts).toHaveLength(1);
    expect(read.posts[0]?.replyCount).toBe(1);
    expect(read.lastSeq).toBe(2);
  });

  it('The last post that is allowed, sent many times in parallel, is stored and refused to nobody (ZONE-09)', async () => {
    for (let count = 1; count < 5; count += 1) expect((await post(member)).status).toBe(201);
    const last = { clientId: randomUUID(), text: 'The last one' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(member, last)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`))).toEqual(
      new Set([`201 ${answers[0]?.body.id}`]),
    );
    expect((await post(member)).body.code).toBe('POSTING_TOO_FAST');
    expect((await posts(member)).posts).toHaveLength(5);
  });

  it('Five of 300 posts by one member in a second are stored, and the rest say how long to wait (ZONE-09)', async () => {
    const answers = await Promise.all(Array.from({ length: 300 }, () => post(member)));
    const stored = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ body }) => body.code === 'POSTING_TOO_FAST');
    expect([stored.length, refused.length]).toEqual([5, 295]);
    expect(refused[0]?.body.retryAfter).toBeGreaterThan(0);
    expect((await posts(member)).posts).toHaveLength(5);
  }, 60_000);

  it('Concurrent posts and replies are numbered without gaps, in the order everyone sees (ZONE-09)', async () => {
    const others = await Promise.all(Array.from({ length: 3 }, () => newMember(app)));
    await joinZone(zone, ...others);
    const { id } = (await post(admin)).body;
    await Promise.all(
      others.flatMap((other) => [post(other), post(other), reply(other, id), reply(other, id), post(other)]),
    );
    const { rows } = await sql<{ seq: number; created_at: Date }>`
      select seq, created_at from zone_posts where zone_id = ${zone} order by seq`.execute(app.db);
    expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 16 }, (_, n) => n + 1));
    const times = rows.map(({ created_at }) => created_at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it('A removal and a post of the same member at the same moment run one after the other (ZONE-28)', async () => {
    const id = await idOf(member);
    const [removal, ...written] = await Promise.all([
      admin.put(`/api/zones/${zone}/members/${id}/removal`, { reason: 'spam' }),
      ...Array.from({ length: 4 }, () => post(member)),
    ]);
    expect(removal.status).toBeLessThan(300);
    expect(written.every(({ status }) => status === 201 || status === 403)).toBe(true);
    expect(await post(member)).toMatchObject({ body: { code: 'NOT_A_ZONE_MEMBER' } });
    // Earlier posts remain, and their author can still delete them.
    const stored = (await posts(member)).posts;
    expect(stored).toHaveLength(written.filter(({ status }) => status === 201).length);
    for (const ownPost of stored)
      expect((await member.delete(`/api/zone-posts/${ownPost.id}`)).status).toBe(204);
  });

  it('A removal waits for a post of that member that is being stored (ZONE-28)', async () => {
    const id = await idOf(member);
    const account = {
      email: '',
      emailConfirmed: true,
      role: 'member',
      status: 'active',
      sessionId: '',
    } as const;
    const removal = await app.db.transaction().execute(async (trx) => {
      await requireZoneMember(trx, zone, { kind: 'member', id, ...account });
      const removed = admin
        .put(`/api/zones/${zone}/members/${id}/removal`, { reason: 'spam' })
        .then(({ status }) => status);
      const isWaiting = waitForLock(app.db).then(() => 'waiting');
      expect(await Promise.race([removed, isWaiting])).toBe('waiting');
      return { removed };
    });
    expect(await removal.removed).toBe(204);
  });

  it('Photos are used once, shown in order, and deleted with the post (ZONE-09)', async () => {
    const [one, two] = [await newPhoto(member), await newPhoto(member)];
    const posted = (await post(member, { photos: [two.id, one.id] })).body;
    expect(posted.photos.map(({ id }) => id)).toEqual([two.id, one.id]);
    expect(await post(member, { photos: [one.id] })).toMatchObject({ body: { code: 'POST_PHOTO_GONE' } });
    const others = await newPhoto(admin);
    expect(await post(member, { photos: [others.id] })).toMatchObject({ body: { code: 'POST_PHOTO_GONE' } });
    expect((await member.delete(`/api/zone-posts/${posted.id}`)).status).toBe(204);
    const left = await app.db.selectFrom('photos').select('id').where('id', 'in', [one.id, two.id]).execute();
    expect(left).toEqual([]);
  });

  it('Pages have no gaps or repetitions, and invalid cursors are refused (ZONE-09)', async () => {
    for (let n = 1; n <= 7; n += 1) {
      await post(n % 2 === 0 ? admin : member, { text: String(n) });
    }
    const texts: string[] = [];
    let cursor: string | null = null;
    do {
      const page: ZonePosts = await posts(member, `?limit=3${cursor === null ? '' : `&cursor=${cursor}`}`);
      texts.push(...page.posts.map(({ text }) => text));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(texts).toEqual(['7', '6', '5', '4', '3', '2', '1']);
    for (const odd of ['?cursor=x', '?cursor=WyJhIl0', '?limit=61']) {
      expect((await member.get(`/api/zones/${zone}/posts${odd}`)).status).toBe(422);
    }
  });

  it('Earlier replies load backwards (ZONE-27)', async () => {
    const { id } = (await post(member)).body;
    for (let n = 1; n <= 6; n += 1) await reply(admin, id, String(n));
    const at = async (query: string) =>
      (await app.client().get<ZoneReplies>(`/api/zone-posts/${id}/replies${query}`)).body;
    const newest = await at('?limit=4');
    expect([newest.replies.map(({ text }) => text), newest.more]).toEqual([['3', '4', '5', '6'], true]);
    const older = await at(`?limit=4&before=${newest.replies[0]?.seq}`);
    expect([older.replies.map(({ text }) => text), older.more]).toEqual([['1', '2'], false]);
  });

  it('If one person blocked another, neither sees what the other wrote (ZONE-09)', async () => {
    const theirs = (await post(member)).body;
    const adminPost = (await post(admin)).body;
    await reply(member, adminPost.id);
    const { status } = await admin.put(`/api/blocks/profile/${await idOf(member)}`);
    expect(status).toBeLessThan(300);
    expect((await posts(admin)).posts).toMatchObject([{ id: adminPost.id, replies: [], replyCount: 0 }]);
    expect((await posts(member)).posts.map(({ id }) => id)).toEqual([theirs.id]);
    expect(await postOf(admin, theirs.id)).toMatchObject({ code: 'POST_NOT_FOUND' });
    expect(await reply(member, adminPost.id)).toMatchObject({ status: 404 });
    expect((await posts(app.client())).posts).toHaveLength(2);
  });
});

describe('moderation', () => {
  it('A removed post shows its reason and who removed it; only its author still reads it (ZONE-28)', async () => {
    const photo = await newPhoto(member);
    const { id } = (await post(member, { text: 'Two tickets, $240', photos: [photo.id] })).body;
    await pin(admin, id);
    expect(await remove(member, id)).toMatchObject({ status: 403, body: { code: 'NOT_A_ZONE_ADMIN' } });
    expect((await remove(admin, id, { reason: 'rule', rule: 3, note: 'Sorry' })).status).toBe(204);
    expect(await remove(admin, id)).toMatchObject({ status: 409, body: { code: 'POST_WAS_REMOVED' } });
    for (const client of [app.client(), admin]) {
      expect((await posts(client)).posts[0]).toMatchObject({
        text: '',
        photos: [],
        pinnedBy: null,
        removed: { reason: 'Breaks a zone rule: No tickets above face value', by: admin.details.username },
      });
    }
    expect(await postOf(member, id)).toMatchObject({ text: 'Two tickets, $240', photos: [{ id: photo.id }] });
    expect(await reply(admin, id)).toMatchObject({ status: 409, body: { code: 'POST_WAS_REMOVED' } });
    const log = await member.get<{ entries: object[] }>(`/api/zones/${zone}/log`);
    expect(log.body.entries[0]).toMatchObject({ act: 'post-removed', by: admin.details.username });
    expect(JSON.stringify(log.body)).not.toContain('tickets, $240');
  });

  it('Admins can put back removed posts for 7 days; then their photos are deleted (ZONE-28)', async () => {
    const photo = await newPhoto(member);
    const { id } = (await post(member, { photos: [photo.id] })).body;
    await remove(admin, id);
    expect(await putBack(member, id)).toMatchObject({ status: 403 });
    expect((await putBack(admin, id)).status).toBe(204);
    expect((await putBack(admin, id)).status).toBe(204);
    expect(await postOf(admin, id)).toMatchObject({ removed: null, photos: [{ id: photo.id }] });

    await remove(admin, id);
    await dropRemovedPhotos({ db: app.db, jobs: { record: () => Promise.resolve() } });
    expect(await postOf(member, id)).toMatchObject({ photos: [{ id: photo.id }] });
    await sql`update zone_posts set removed_at = now() - interval '7 days 1 minute' where id = ${id}`.execute(
      app.db,
    );
    expect(await postOf(admin, id)).toMatchObject({ can: { putBack: false } });
    expect(await putBack(admin, id)).toMatchObject({ status: 410, body: { code: 'PUT_BACK_TOO_LATE' } });
    await dropRemovedPhotos({ db: app.db, jobs: { record: () => Promise.resolve() } });
    expect(await postOf(member, id)).toMatchObject({ text: 'Anyone got a hex key?', photos: [] });
  });

  it('Photos of a post that an operator hid stay until no appeal can bring it back (ZONE-28)', async () => {
    const photo = await newPhoto(member);
    const { id } = (await post(member, { photos: [photo.id] })).body;
    const setState = (state: 'hidden' | 'shown') =>
      app.db.transaction().execute(async (trx) => postSubject.setState?.(trx, id, 0, state));
    const dropAfter = async (months: number) => {
      await sql`
        update zone_posts set removed_at = now() - make_interval(months => ${months}) - interval '1 minute'
        where id = ${id}`.execute(app.db);
      await dropRemovedPhotos({ db: app.db, jobs: { record: () => Promise.resolve() } });
    };
    await setState('hidden');
    // An appeal on the last day may take weeks to decide.
    await dropAfter(CASE_LIMITS.appealMonths + 1);
    await setState('shown');
    expect(await postOf(admin, id)).toMatchObject({ removed: null, photos: [{ id: photo.id }] });

    await setState('hidden');
    await dropAfter(ZONE_LIMITS.removedBySiteMonths);
    expect(await postOf(member, id)).toMatchObject({ photos: [] });
  });

  it('Replies are removed and put back too, and stay in their place (ZONE-28)', async () => {
    const { id } = (await post(admin)).body;
    const answer = (await reply(member, id, 'Unkind words')).body;
    expect((await remove(admin, answer.id, { reason: 'unkind' })).status).toBe(204);
    expect((await postOf(admin, id)).replies).toMatchObject([
      { text: '', removed: { reason: 'Unkind' }, can: { putBack: true } },
    ]);
    await putBack(admin, answer.id);
    expect((await postOf(admin, answer.id)).replies).toMatchObject([{ text: 'Unkind words', removed: null }]);
  });

  it('Three posts can be pinned, even by several admins at the same moment (ZONE-28)', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) ids.push((await post(n < 4 ? member : admin)).body.id);
    const answers = await Promise.all(ids.map((id) => pin(admin, id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 204, 204, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.code).toBe('TOO_MANY_PINNED');
    const read = await posts(member);
    expect(read.pinned).toHaveLength(3);
    expect(read.pinned[0]?.pinnedBy).toBe(admin.details.username);
    expect(read.posts).toHaveLength(2);
    const [first] = read.pinned;
    expect(await pin(member, first?.id ?? '')).toMatchObject({ status: 403 });
    expect((await pin(admin, first?.id ?? '', false)).status).toBe(204);
    expect((await pin(admin, read.posts[0]?.id ?? '')).status).toBe(204);
    expect((await posts(member)).pinned[0]?.id).toBe(read.posts[0]?.id);
  });

  it("Nobody deletes or changes another person's post, and a deleted one takes its replies along (ZONE-28)", async () => {
    const { id } = (await post(member)).body;
    const answer = (await reply(admin, id)).body;
    expect((await admin.delete(`/api/zone-posts/${id}`)).status).toBe(404);
    expect((await pin(admin, answer.id)).status).toBe(404);
    expect((await member.delete(`/api/zone-posts/${id}`)).status).toBe(204);
    expect((await member.delete(`/api/zone-posts/${id}`)).status).toBe(404);
    expect(await postOf(admin, answer.id)).toMatchObject({ code: 'POST_NOT_FOUND' });
  });

  it('The discussion of a zone that is taken down is gone (ZONE-09)', async () => {
    const { id } = (await post(member)).body;
    await sql`update zones set status = 'taken_down' where id = ${zone}`.execute(app.db);
    for (const path of [
      `/api/zones/${zone}/posts`,
      `/api/zone-posts/${id}`,
      `/api/zone-posts/${id}/replies`,
    ]) {
      expect((await admin.get(path)).status).toBe(410);
    }
    expect(await post(member)).toMatchObject({ status: 410, body: { code: 'ZONE_GONE' } });
  });
});

describe('live and unread', () => {
  it('Every reader, even a visitor, gets live updates: new posts by number, changes by id (ZONE-09)', async () => {
    const page = await connectLive(app.url, app.client(), {}, LIVE_VISITOR_PATH);
    page.socket.send(JSON.stringify({ subscribe: postsTopic(zone, 'everyone') }));
    await page.receive(LIVE_UPDATES.subscribed);
    const { id } = (await post(member)).body;
    expect(await page.receive(POST_UPDATES.new)).toMatchObject({ ids: [id], detail: { seq: 1 } });
    const answer = (await reply(admin, id)).body;
    expect(await page.receive(POST_UPDATES.changed)).toMatchObject({ ids: [id] });
    await remove(admin, id);
    await member.delete(`/api/zone-posts/${answer.id}`);
    expect(await page.receive(POST_UPDATES.changed, 2)).toMatchObject({ ids: [id] });
    expect(page.updates.filter(({ type }) => type === POST_UPDATES.new)).toHaveLength(1);
    page.socket.close();
  });

  it('Unread posts are those of others since my last visit; new members have none (ZONE-09)', async () => {
    await post(member);
    await post(admin);
    const joined = await newMember(app);
    await joinZone(zone, joined);
    expect(await unread(joined)).toBe(0);
    const { seq } = (await post(admin)).body;
    await reply(admin, (await post(joined)).body.id);
    expect(await unread(joined)).toBe(1);
    expect(await unread(member)).toBe(3);
    const see = (client: TestClient, upTo: number) =>
      client.put(`/api/zones/${zone}/posts/seen`, { seq: upTo });
    expect((await see(joined, seq)).status).toBe(204);
    expect(await unread(joined)).toBe(0);
    // The mark moves neither backward nor past the newest post.
    await see(joined, 1);
    await see(joined, 1_000_000);
    await post(admin);
    expect(await unread(joined)).toBe(1);
    expect(await unread(app.client())).toBe(0);
  });
});

describe('notifications', () => {
  const deliver = (...ids: string[]) =>
    notifyOfPosts(
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
      ids.map((postId) => ({ payload: { postId }, delivery: randomUUID() })),
    );
  const notified = async (client: TestClient) => {
    const rows = await app.db
      .selectFrom('notifications')
      .select(['title', 'message', 'link', 'count', 'read'])
      .where('profile_id', '=', await idOf(client))
      .where('kind', 'in', ['zone.posted', 'zone.replied'])
      .orderBy('created_at')
      .execute();
    return rows;
  };

  it('Members are notified of new posts once until they look, never of their own (NOTIF-01)', async () => {
    const reader = await newMember(app);
    await joinZone(zone, reader);
    const first = (await post(member, { text: 'First' })).body;
    const second = (await post(member, { text: 'Second' })).body;
    await deliver(first.id, second.id);
    await deliver(first.id, second.id);
    expect(await notified(member)).toEqual([]);
    expect(await notified(reader)).toEqual([
      {
        title: 'New posts in Maple & 4th',
        message: `${member.details.username}: First`,
        link: `/drop-zone/${zone}?tab=discussion`,
        count: 1,
        read: false,
      },
    ]);
    const third = (await post(admin)).body;
    await deliver(third.id);
    expect(await notified(reader)).toHaveLength(1);
    // The author of the first two had already seen all posts of others.
    expect(await notified(member)).toHaveLength(1);

    await reader.put(`/api/zones/${zone}/posts/seen`, { seq: third.seq });
    expect(await notified(reader)).toMatchObject([{ read: true }]);
    await deliver((await post(admin)).body.id);
    expect(await notified(reader)).toHaveLength(2);
  });

  it('Nobody is notified of posts they have seen, in a muted zone, or by hidden people (NOTIF-01)', async () => {
    const [seer, quiet, blocked] = [await newMember(app), await newMember(app), await newMember(app)];
    await joinZone(zone, seer, quiet, blocked);
    await sql`update zone_members set notifications = false where profile_id = ${await idOf(quiet)}`.execute(
      app.db,
    );
    await blocked.put(`/api/blocks/profile/${await idOf(member)}`);
    const { id, seq } = (await post(member)).body;
    await seer.put(`/api/zones/${zone}/posts/seen`, { seq });
    await deliver(id);
    for (const one of [seer, quiet, blocked]) expect(await notified(one)).toEqual([]);
    expect(await notified(admin)).toHaveLength(1);
  });

  it('The author of a post is notified of replies by others, in one notification (NOTIF-01)', async () => {
    const { id } = (await post(member)).body;
    const ids = [(await reply(admin, id, 'Me')).body.id, (await reply(admin, id, 'And me')).body.id];
    await deliver(...ids, (await reply(member, id, 'Thanks')).body.id);
    expect(await notified(member)).toMatchObject([
      {
        title: `${admin.details.username} replied to your post`,
        message: 'And me',
        link: `/drop-zone/${zone}?tab=discussion&post=${id}`,
        count: 2,
      },
    ]);
    expect(await notified(admin)).toEqual([]);
  });
});
