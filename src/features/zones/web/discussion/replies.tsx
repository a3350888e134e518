import { Avatar } from '../../../../platform/web/ui/avatar.tsx';
import type { ZoneReply } from '../../contract/discussion/zone-post.ts';
import { RoleBadge } from '../members/role-badge.tsx';
import type { DiscussionZone } from './discussion.tsx';
import { PostActions } from './post-actions.tsx';
import { PostAuthor, PostTime } from './post-head.tsx';
import { PostText } from './post-text.tsx';
import { RemovedPost } from './removed-post.tsx';

interface RepliesProps {
  replies: readonly ZoneReply[];
  zone: DiscussionZone;
  onChanged: () => Promise<void>;
}

/** Replies to a post, oldest first. */
export function Replies({ replies, zone, onChanged }: RepliesProps) {
  if (replies.length === 0) return null;
  return (
    <ul className="ms-1 mt-4 grid gap-3.5 border-s-2 border-line-strong/50 ps-4.5" aria-label="Replies">
      {replies.map((reply) => (
        <li key={reply.id} className="text-md">
          {reply.removed === null ? (
            <ReplyRow reply={reply} zone={zone} onChanged={onChanged} />
          ) : (
            <RemovedPost entry={reply} removed={reply.removed} onChanged={onChanged} />
          )}
        </li>
      ))}
    </ul>
  );
}

function ReplyRow({ reply, zone, onChanged }: Omit<RepliesProps, 'replies'> & { reply: ZoneReply }) {
  const { author, authorRole, postedAt, text } = reply;
  return (
    <div className="flex items-start gap-2.5">
      <Avatar name={author.name} url={author.kind === 'member' ? author.avatarUrl : null} size={32} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 leading-snug">
          <PostAuthor author={author} />
          {authorRole === 'admin' && <RoleBadge role={authorRole} />}
          <PostTime at={postedAt} />
        </p>
        <p className="whitespace-pre-line wrap-anywhere" dir="auto">
          <PostText text={text} />
        </p>
      </div>
      <div className="-my-2">
        <PostActions entry={reply} zone={zone} what="reply" onChanged={onChanged} />
      </div>
    </div>
  );
}
