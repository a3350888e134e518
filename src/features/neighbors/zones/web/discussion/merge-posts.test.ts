import { expect, test } from 'vitest';
import type { ZonePost, ZonePosts, ZoneReply } from '../../contract/discussion/zone-post.ts';
import {
  addOlder,
  addReplies,
  refreshShown,
  replacePost,
  seenSeq,
  showNewest,
  waitingIn,
  withoutPost,
} from './merge-posts.ts';

const NOBODY = { kind: 'gone', name: 'Deleted user' } as const;

const replyOf = (seq: number): ZoneReply => ({
  id: `reply ${seq}`,
  zoneId: 'zone',
  postId: 'post',
  seq,
  clientId: `client ${seq}`,
  author: NOBODY,
  authorRole: null,
  mine: false,
  text: String(seq),
  postedAt: '2026-11-23T00:00:00.000Z',
  removed: null,
  can: { delete: false, remove: false, putBack: false },
});

const postOf = (seq: number, details: Partial<ZonePost> = {}): ZonePost => ({
  ...replyOf(seq),
  id: `post ${seq}`,
  photos: [],
  pinnedBy: null,
  replies: [],
  replyCount: 0,
  can: { delete: false, remove: false, putBack: false, pin: false, reply: true },
  ...details,
});

const pageOf = (seqs: readonly number[], details: Partial<ZonePosts> = {}): ZonePosts => ({
  pinned: [],
  posts: seqs.map((seq) => postOf(seq)),
  nextCursor: null,
  lastSeq: seqs[0] ?? 0,
  ...details,
});

const seqsOf = ({ posts }: ZonePosts) => posts.map(({ seq }) => seq);

test('New posts of others wait, and show when the reader asks for them (ZONE-09)', () => {
  const shown = pageOf([3, 2, 1]);
  const fresh = pageOf([5, 4, 3, 2, 1]);
  expect(seqsOf(refreshShown(shown, fresh))).toEqual([3, 2, 1]);
  expect([...waitingIn(shown, fresh).values()]).toEqual([5, 4]);
  expect(seqsOf(showNewest(shown, fresh))).toEqual([5, 4, 3, 2, 1]);
});

test('A refresh applies changes, removes deleted posts, and keeps older pages (ZONE-09)', () => {
  const shown = pageOf([9, 8, 7, 6, 2, 1], { nextCursor: 'older' });
  const fresh = pageOf([9, 7, 6], {
    nextCursor: 'next',
    posts: [postOf(9), postOf(7, { text: 'new' }), postOf(6)],
  });
  const refreshed = refreshShown(shown, fresh);
  expect(seqsOf(refreshed)).toEqual([9, 7, 6, 2, 1]);
  expect(refreshed.posts[1]?.text).toBe('new');
  expect(refreshed.nextCursor).toBe('older');
});

test('If more was posted than fits on a page, the newest page replaces the list instead of leaving a gap (ZONE-09)', () => {
  const shown = pageOf([3, 2, 1]);
  const fresh = pageOf([30, 29, 28], { nextCursor: 'next' });
  expect(seqsOf(refreshShown(shown, fresh))).toEqual([3, 2, 1]);
  expect(showNewest(shown, fresh)).toBe(fresh);
  expect(seqsOf(addOlder(fresh, pageOf([28, 27])))).toEqual([30, 29, 28, 27]);
});

test('A post moves when it is pinned or unpinned (ZONE-28)', () => {
  const shown = pageOf([3, 2, 1]);
  const pinned = replacePost(shown, postOf(2, { pinnedBy: 'maya.k' }));
  expect([pinned.pinned.map(({ seq }) => seq), seqsOf(pinned)]).toEqual([[2], [3, 1]]);
  expect(seqsOf(replacePost(pinned, postOf(2)))).toEqual([3, 2, 1]);
  expect(withoutPost(pinned, 'post 2').pinned).toEqual([]);
});

test('Replies are added once, and older ones stay when a post is reloaded (ZONE-27)', () => {
  const shown = pageOf([1], { posts: [postOf(1, { replies: [replyOf(5), replyOf(6)], replyCount: 4 })] });
  const older = addReplies(shown, 'post 1', [replyOf(3), replyOf(4), replyOf(5)]);
  expect(older.posts[0]?.replies.map(({ seq }) => seq)).toEqual([3, 4, 5, 6]);
  expect(older.posts[0]?.replyCount).toBe(4);
  const written = addReplies(older, 'post 1', [replyOf(7)]);
  expect(written.posts[0]?.replyCount).toBe(5);
  expect(addReplies(written, 'post 1', [replyOf(7)]).posts[0]?.replyCount).toBe(5);
  const again = replacePost(written, postOf(1, { replies: [replyOf(7), replyOf(8)], replyCount: 6 }));
  expect(again.posts[0]?.replies.map(({ seq }) => seq)).toEqual([3, 4, 5, 6, 7, 8]);
});

test('Waiting posts are unseen; shown posts and replies are seen (ZONE-09)', () => {
  const shown = pageOf([3, 1], { posts: [postOf(3, { replies: [replyOf(8)] }), postOf(1)], lastSeq: 4 });
  expect(seenSeq(shown, new Map())).toBe(8);
  expect(
    seenSeq(
      shown,
      new Map([
        ['post 6', 6],
        ['post 9', 9],
      ]),
    ),
  ).toBe(5);
});

test('A page that was requested before a post was written does not take it away again', () => {
  const shown = showNewest(pageOf([2, 1]), pageOf([3, 2, 1]));
  expect(seqsOf(refreshShown(shown, pageOf([2, 1])))).toEqual([3, 2, 1]);
  const stale = showNewest(shown, pageOf([2, 1]));
  expect([seqsOf(stale), stale.lastSeq]).toEqual([[3, 2, 1], 3]);
});
