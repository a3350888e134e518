import { POST_LIMITS } from '../../contract/discussion/post-limits.ts';

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
