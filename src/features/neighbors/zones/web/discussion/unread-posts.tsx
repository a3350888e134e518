import { useState } from 'react';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { useLiveTopic } from '../../../../../platform/web/live/use-live.ts';
import { POST_LIMITS } from '../../contract/discussion/post-limits.ts';
import { numberOf, postsTopic } from '../../contract/discussion/post-updates.ts';
import type { Zone } from '../../contract/zone.ts';

/** The number of unread posts, as a badge of the Discussion tab. */
export function UnreadPosts({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="count count-coral ms-2">
      {count > POST_LIMITS.unreadCounted ? `${POST_LIMITS.unreadCounted}+` : count}
      <span className="sr-only"> new</span>
    </span>
  );
}

/**
 * Returns the number of posts of others that a member has not seen. Returns 0 for non-members, and while the discussion
 * is open.
 */
export function useUnreadPosts(
  { id: zoneId, discussion }: Pick<Zone, 'id' | 'discussion'>,
  { member, looking }: { member: boolean; looking: boolean },
): number {
  const [unread, setUnread] = useState(0);
  if (looking && unread > 0) setUnread(0);

  async function count(): Promise<void> {
    if (!member || looking) return;
    const outcome = await outcomeOf(
      api.GET('/api/zones/{id}/posts/unread', { params: { path: { id: zoneId } } }),
    );
    if (outcome.ok) setUnread(outcome.data.posts);
  }

  useLiveTopic(postsTopic(zoneId, discussion), {
    update: (update) => {
      if (member && !looking && numberOf(update) !== undefined) setUnread((before) => before + 1);
    },
    connected: () => void count(),
  });
  return member && !looking ? unread : 0;
}
