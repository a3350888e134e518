import type { ZonePost, ZonePosts, ZoneReply } from '../../contract/discussion/zone-post.ts';

/** The loaded part of a discussion. `lastSeq` is the newest number it includes. */
export type ShownPosts = ZonePosts;

/** Returns the number of the oldest post on a first page; 0 if the page has all posts. */
const oldestSeqOf = ({ posts, nextCursor }: ZonePosts): number =>
  nextCursor === null ? 0 : (posts.at(-1)?.seq ?? 0);

/**
 * Updates the shown posts from a newer first page. Leaves out newer posts, which wait until the reader asks for them.
 */
export function refreshShown(shown: ShownPosts, fresh: ZonePosts): ShownPosts {
  const oldestSeq = oldestSeqOf(fresh);
  const older = shown.posts.filter(({ seq }) => seq < oldestSeq);
  const known = fresh.posts.filter(({ seq }) => seq <= shown.lastSeq);
  // The page may have been requested before these were posted.
  const freshIds = new Set(fresh.posts.map(({ id }) => id));
  const newer = shown.posts.filter(({ id, seq }) => seq > fresh.lastSeq && !freshIds.has(id));
  const replied = new Map([...shown.pinned, ...shown.posts].map((post) => [post.id, post]));
  return {
    ...shown,
    pinned: fresh.pinned.map((post) => mergeReplies(replied.get(post.id), post)),
    posts: [...newer, ...known.map((post) => mergeReplies(replied.get(post.id), post)), ...older],
  };
}

/** Returns the ids and numbers of waiting posts on a newer first page. */
export const waitingIn = (shown: ShownPosts, fresh: ZonePosts): ReadonlyMap<string, number> =>
  new Map(fresh.posts.flatMap(({ id, seq }) => (seq > shown.lastSeq ? [[id, seq]] : [])));

/** Shows a newer first page completely. Drops older posts if there would be a gap; 'Load more' loads them again. */
export function showNewest(shown: ShownPosts, fresh: ZonePosts): ShownPosts {
  const newest = shown.posts[0]?.seq ?? 0;
  if (oldestSeqOf(fresh) > newest) return fresh;
  const lastSeq = Math.max(shown.lastSeq, fresh.lastSeq);
  const refreshed = refreshShown({ ...shown, lastSeq }, fresh);
  return { ...refreshed, posts: newestFirst(unique([...fresh.posts, ...refreshed.posts])) };
}

/** Adds the next page. */
export const addOlder = (shown: ShownPosts, more: ZonePosts): ShownPosts => ({
  ...shown,
  // The list may already include an older post that the address links to.
  posts: newestFirst(unique([...shown.posts, ...more.posts])),
  nextCursor: more.nextCursor,
});

/** Replaces a reloaded post. It moves if it was pinned or unpinned. */
export function replacePost(shown: ShownPosts, post: ZonePost): ShownPosts {
  const before = findShown(shown, post.id);
  const fresh = mergeReplies(before, post);
  const without = withoutPost(shown, post.id);
  if (fresh.pinnedBy === null) {
    return { ...without, posts: newestFirst([...without.posts, fresh]) };
  }
  const index = shown.pinned.findIndex(({ id }) => id === post.id);
  return { ...without, pinned: without.pinned.toSpliced(Math.max(0, index), 0, fresh) };
}

export const withoutPost = (shown: ShownPosts, id: string): ShownPosts => ({
  ...shown,
  pinned: shown.pinned.filter((post) => post.id !== id),
  posts: shown.posts.filter((post) => post.id !== id),
});

export const findShown = ({ pinned, posts }: ShownPosts, id: string): ZonePost | undefined =>
  [...pinned, ...posts].find((post) => post.id === id);

/** Adds replies to a post: the newest one, or older ones. */
export function addReplies(shown: ShownPosts, postId: string, replies: readonly ZoneReply[]): ShownPosts {
  const post = findShown(shown, postId);
  if (post === undefined) return shown;
  const known = new Set(post.replies.map(({ id }) => id));
  const added = replies.filter(({ id }) => !known.has(id));
  const newest = post.replies.at(-1)?.seq ?? 0;
  const written = added.filter(({ seq }) => seq > newest).length;
  return replacePost(shown, {
    ...post,
    replies: [...post.replies, ...added].toSorted((a, b) => a.seq - b.seq),
    replyCount: post.replyCount + written,
  });
}

/** Returns how far the reader has seen the discussion: up to the first waiting post. */
export function seenSeq(shown: ShownPosts, waiting: ReadonlyMap<string, number>): number {
  if (waiting.size > 0) return Math.min(...waiting.values()) - 1;
  const numbers = [...shown.pinned, ...shown.posts].flatMap(({ seq, replies }) => [
    seq,
    ...replies.map((reply) => reply.seq),
  ]);
  return Math.max(shown.lastSeq, ...numbers);
}

/** A reloaded post includes only its newest replies, so add the older ones that are already loaded. */
function mergeReplies(before: ZonePost | undefined, fresh: ZonePost): ZonePost {
  const oldest = fresh.replies[0]?.seq;
  if (before === undefined || oldest === undefined) return fresh;
  return { ...fresh, replies: [...before.replies.filter(({ seq }) => seq < oldest), ...fresh.replies] };
}

const unique = (posts: readonly ZonePost[]): ZonePost[] => [
  ...new Map(posts.map((post) => [post.id, post])).values(),
];

const newestFirst = (posts: readonly ZonePost[]): ZonePost[] => posts.toSorted((a, b) => b.seq - a.seq);
