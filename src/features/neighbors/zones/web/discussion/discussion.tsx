import { type ReactNode, useEffect, useRef } from 'react';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { EmptyState } from '../../../../../platform/web/ui/empty-state.tsx';
import { ErrorState } from '../../../../../platform/web/ui/error-state.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { LoadMore } from '../../../../../platform/web/ui/load-more.tsx';
import { PullToRefresh } from '../../../../../platform/web/ui/pull-to-refresh.tsx';
import { counted } from '../../../../../shared/counted.ts';
import type { ZonePost, ZonePosts } from '../../contract/discussion/zone-post.ts';
import type { Zone } from '../../contract/zone.ts';
import { PostCard } from './post-card.tsx';
import { PostComposer } from './post-composer.tsx';
import { PostSkeletons } from './post-skeletons.tsx';
import { useDiscussion, useLinkedPost } from './use-discussion.ts';

export type DiscussionZone = Pick<Zone, 'id' | 'name' | 'rules' | 'can' | 'discussion'>;

interface DiscussionProps {
  zone: DiscussionZone;
  /** The first page; null if loading failed, undefined to load it here. */
  first?: ZonePosts | null;
  onJoin: () => void;
}

/** The discussion of a zone: members post and reply; everyone or members only read. */
export default function Discussion({ zone, first, onJoin }: DiscussionProps) {
  if (zone.can.readPosts) return <Posts zone={zone} first={first} onJoin={onJoin} />;
  return (
    <Gate title="Members only" onJoin={onJoin}>
      Only members read and write here. Join to take part.
    </Gate>
  );
}

function Posts({ zone, first, onJoin }: DiscussionProps) {
  const posts = useDiscussion(zone, first);
  const { shown, failed, busy, waiting, seen } = posts;
  const area = useRef<HTMLDivElement>(null);
  useLinkedPost(posts);
  useSeenPosts(zone.id, seen, zone.can.post);

  async function showWaiting() {
    await posts.showWaiting();
    area.current?.scrollIntoView({ block: 'start' });
  }

  const cardOf = (post: ZonePost) => <PostCard key={post.id} post={post} zone={zone} posts={posts} />;
  const isEmpty = shown !== null && shown.pinned.length + shown.posts.length === 0;
  return (
    <div ref={area} className="scroll-mt-24">
      <PullToRefresh onRefresh={posts.showWaiting} />
      {zone.can.post ? (
        <PostComposer zone={zone} onPosted={() => void posts.showWaiting()} />
      ) : (
        <Gate title="Members post and reply" onJoin={onJoin}>
          You can read everything. Join to take part.
        </Gate>
      )}
      <div
        role="status"
        className="sticky top-18 z-(--z-sticky) mt-4 flex justify-center empty:hidden md:top-22"
      >
        {waiting > 0 && (
          <Button className="shadow-2" onClick={() => void showWaiting()}>
            <Icon name="arrow-up" />
            {counted(waiting, 'new post')}
          </Button>
        )}
      </div>
      {shown === null && !failed && <PostSkeletons />}
      {failed && (
        <ErrorState
          panel
          title="Failed to load the discussion"
          text="Please try again later"
          busy={busy}
          onRetry={() => void posts.retry()}
        />
      )}
      {isEmpty && (
        <div className="mt-4">
          <EmptyState
            look="panel"
            icon={<Icon name="messages-square" />}
            title="Quiet so far"
            text="Say hello, or ask who has a ladder."
          />
        </div>
      )}
      {shown !== null && (
        <>
          <div className="mt-3.5 grid gap-1.5 empty:hidden">{shown.pinned.map(cardOf)}</div>
          <div className="divide-y divide-line">{shown.posts.map(cardOf)}</div>
        </>
      )}
      <LoadMore list={posts} label="Older posts" className="mt-6" />
    </div>
  );
}

/** Takes the place of the composer for non-members. */
function Gate({ title, onJoin, children }: { title: string; onJoin: () => void; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-3.5 rounded-xl bg-surface-2 px-4.5 py-4">
      <Icon name="lock" className="text-ink-2" />
      <p className="min-w-0 flex-1 text-md text-ink-2">
        <b className="block text-ink">{title}</b>
        {children}
      </p>
      <Button variant="line" className="max-md:w-full" onClick={onJoin}>
        Join
      </Button>
    </div>
  );
}

/** Reports to the server how far a member has seen a discussion, while the page is visible. */
function useSeenPosts(zoneId: string, seq: number, enabled: boolean): void {
  useEffect(() => {
    if (!enabled || seq === 0) return;
    let isReported = false;
    const report = () => {
      if (isReported || document.visibilityState !== 'visible') return;
      isReported = true;
      void outcomeOf(
        api.PUT('/api/zones/{id}/posts/seen', { params: { path: { id: zoneId } }, body: { seq } }),
      );
    };
    report();
    document.addEventListener('visibilitychange', report);
    return () => document.removeEventListener('visibilitychange', report);
  }, [zoneId, seq, enabled]);
}
