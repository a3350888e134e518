import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { useLiveTopic } from '../../../../../platform/web/live/use-live.ts';
import { showProblem } from '../../../../../platform/web/ui/toast.ts';
import { NOT_FOUND } from '../../../../../shared/http-status.ts';
import { POST_LIMITS } from '../../contract/discussion/post-limits.ts';
import { numberOf, POST_UPDATES, postsTopic } from '../../contract/discussion/post-updates.ts';
import type { ZonePosts, ZoneReply } from '../../contract/discussion/zone-post.ts';
import type { Zone } from '../../contract/zone.ts';
import {
  addOlder,
  addReplies,
  findShown,
  refreshShown,
  replacePost,
  type ShownPosts,
  seenSeq,
  showNewest,
  waitingIn,
  withoutPost,
} from './merge-posts.ts';

const NONE_WAITING: ReadonlyMap<string, number> = new Map();

/**
 * Loads the posts of a zone and keeps them current. New posts of others wait until the reader asks for them, so that
 * the page doesn't jump. Changes to shown posts appear right away.
 * @param first The first page; null if loading failed, undefined if it wasn't requested yet.
 */
export function useDiscussion(
  { id: zoneId, discussion }: Pick<Zone, 'id' | 'discussion'>,
  first: ZonePosts | null | undefined,
) {
  const [shown, setShown] = useState<ShownPosts | null>(first ?? null);
  const [waiting, setWaiting] = useState(NONE_WAITING);
  const [failed, setFailed] = useState(first === null);
  const [busy, setBusy] = useState(false);
  // A ref that is ahead of the rendered state, so that two changes in a row are both applied.
  const newest = useRef({ shown, waiting });

  const change = useCallback((next: ShownPosts | null, nowWaiting: ReadonlyMap<string, number>) => {
    newest.current = { shown: next, waiting: nowWaiting };
    setShown(next);
    setWaiting(nowWaiting);
  }, []);

  const fetchPage = useCallback(
    (cursor?: string) =>
      outcomeOf(api.GET('/api/zones/{id}/posts', { params: { path: { id: zoneId }, query: { cursor } } })),
    [zoneId],
  );

  /** @param all Also shows waiting posts. */
  const refresh = useCallback(
    async (all: boolean): Promise<void> => {
      const outcome = await fetchPage();
      const current = newest.current.shown;
      setFailed(!outcome.ok && current === null);
      if (!outcome.ok) return;
      if (current === null) change(outcome.data, NONE_WAITING);
      else if (all) change(showNewest(current, outcome.data), NONE_WAITING);
      else change(refreshShown(current, outcome.data), waitingIn(current, outcome.data));
    },
    [fetchPage, change],
  );

  useEffect(() => {
    const current = newest.current.shown;
    if (first === undefined) void refresh(true);
    // The page was reloaded, for example after joining: the viewer's abilities changed.
    else if (first !== null && current !== null && first !== current)
      change(refreshShown(current, first), waitingIn(current, first));
  }, [first, refresh, change]);

  /** Reloads a post with as many replies as are shown. */
  async function reload(id: string): Promise<void> {
    const path = { path: { id } };
    const before = newest.current.shown && findShown(newest.current.shown, id);
    const repliesShown = before?.replies.length ?? 0;
    const [post, replies] = await Promise.all([
      outcomeOf(api.GET('/api/zone-posts/{id}', { params: path })),
      repliesShown > POST_LIMITS.repliesShown
        ? outcomeOf(
            api.GET('/api/zone-posts/{id}/replies', {
              params: { ...path, query: { limit: Math.min(repliesShown, 60) } },
            }),
          )
        : null,
    ]);
    const current = newest.current.shown;
    if (current === null) return;
    if (post.ok && post.data.zoneId === zoneId) {
      const fresh = replies?.ok ? { ...post.data, replies: replies.data.replies } : post.data;
      change(replacePost(current, fresh), newest.current.waiting);
    } else if (!post.ok && post.problem.status === NOT_FOUND) {
      change(withoutPost(current, id), newest.current.waiting);
    }
  }
  const reloadSoon = useReload(reload);

  useLiveTopic(postsTopic(zoneId, discussion), {
    update: (update) => {
      const current = newest.current.shown;
      if (current === null) return;
      const [id = ''] = update.ids;
      const seq = numberOf(update);
      if (seq !== undefined) {
        if (findShown(current, id) !== undefined || seq <= current.lastSeq) return;
        change(current, new Map([...newest.current.waiting, [id, seq]]));
      } else if (update.type === POST_UPDATES.changed) {
        if (findShown(current, id) !== undefined) reloadSoon(id);
        else if (newest.current.waiting.has(id)) void refresh(false);
      }
    },
    connected: () => void refresh(false),
  });

  async function loadMore(): Promise<void> {
    const cursor = newest.current.shown?.nextCursor;
    if (!cursor) return;
    setBusy(true);
    const outcome = await fetchPage(cursor);
    setBusy(false);
    const current = newest.current.shown;
    if (!outcome.ok) showProblem(outcome.problem);
    else if (current !== null) change(addOlder(current, outcome.data), newest.current.waiting);
  }

  async function loadReplies(postId: string): Promise<void> {
    const current = newest.current.shown;
    const before = current === null ? undefined : findShown(current, postId)?.replies[0]?.seq;
    const outcome = await outcomeOf(
      api.GET('/api/zone-posts/{id}/replies', { params: { path: { id: postId }, query: { before } } }),
    );
    if (outcome.ok) addToPost(postId, outcome.data.replies);
    else showProblem(outcome.problem);
  }

  function addToPost(postId: string, replies: readonly ZoneReply[]): void {
    const current = newest.current.shown;
    if (current !== null) change(addReplies(current, postId, replies), newest.current.waiting);
  }

  async function retry(): Promise<void> {
    setBusy(true);
    await refresh(true);
    setBusy(false);
  }

  return {
    /** Null until loaded. */
    shown,
    failed,
    busy,
    /** Number of waiting posts. */
    waiting: waiting.size,
    /** How far the reader has seen the discussion. */
    seen: shown === null ? 0 : seenSeq(shown, waiting),
    nextCursor: shown?.nextCursor ?? null,
    showWaiting: () => refresh(true),
    reload,
    loadMore,
    loadReplies,
    addReply: (reply: ZoneReply) => addToPost(reply.postId, [reply]),
    retry,
  };
}

export type DiscussionPosts = ReturnType<typeof useDiscussion>;

/** Spreads requests over this time, because thousands of readers may watch the same post. */
const SPREAD_MS = 1_000;

/** Reloads something after a short random delay. Calls during the delay share one request. */
function useReload(load: (id: string) => Promise<void>): (id: string) => void {
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const current = useRef(load);
  useEffect(() => {
    current.current = load;
  });

  useEffect(() => {
    const { current: running } = timers;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
      running.clear();
    };
  }, []);

  return (id) => {
    if (timers.current.has(id)) return;
    const start = () => {
      timers.current.delete(id);
      void current.current(id);
    };
    timers.current.set(id, setTimeout(start, Math.random() * SPREAD_MS));
  };
}

/** Returns the DOM id of a post. */
export const postElementId = (id: string): string => `post-${id}`;

/**
 * Scrolls to the post that the address links to, for example from a notification, and loads it if it is an older one.
 */
export function useLinkedPost({ shown, reload }: DiscussionPosts): void {
  const id = useSearchParams()[0].get('post');
  const isLoaded = shown !== null;
  const isShown = id !== null && shown !== null && findShown(shown, id) !== undefined;
  const load = useEffectEvent((postId: string) => void reload(postId));

  useEffect(() => {
    if (id === null || !isLoaded) return;
    if (isShown) document.getElementById(postElementId(id))?.scrollIntoView({ block: 'center' });
    else load(id);
  }, [id, isLoaded, isShown]);
}
