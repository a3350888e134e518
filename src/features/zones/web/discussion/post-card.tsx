import { useState } from 'react';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { ZonePost } from '../../contract/discussion/zone-post.ts';
import type { DiscussionZone } from './discussion.tsx';
import { PostActions } from './post-actions.tsx';
import { PostHead } from './post-head.tsx';
import { PostPhotos } from './post-photos.tsx';
import { PostText } from './post-text.tsx';
import { RemovedPost } from './removed-post.tsx';
import { Replies } from './replies.tsx';
import { ReplyForm } from './reply-form.tsx';
import type { DiscussionPosts } from './use-discussion.ts';
import { postElementId } from './use-linked-post.ts';

interface PostCardProps {
  post: ZonePost;
  zone: DiscussionZone;
  posts: DiscussionPosts;
}

/** A post with its newest replies. */
export function PostCard({ post, zone, posts }: PostCardProps) {
  const { id, author, authorRole, postedAt, pinnedBy, photos, text, can } = post;
  const [replying, setReplying] = useState(false);
  const hidden = post.replyCount - post.replies.length;
  const reload = () => posts.reload(id);

  if (post.removed !== null) {
    return (
      <article id={postElementId(id)} className="py-5 md:py-6">
        <RemovedPost entry={post} removed={post.removed} onChanged={reload} />
      </article>
    );
  }
  return (
    <article
      id={postElementId(id)}
      aria-label={`Post by ${author.name}`}
      className={
        pinnedBy === null
          ? 'py-5 wrap-anywhere md:py-6'
          : 'rounded-xl bg-surface-2 px-4 py-4 wrap-anywhere max-md:-mx-1.5 md:px-5 [--badge-ground:var(--surface)]'
      }
    >
      {pinnedBy !== null && (
        <p className="mb-3 flex items-center gap-1.75 text-xs font-[650] text-ink-2">
          <Icon name="pin" className="icon-sm" />
          <span>
            Pinned by <bdi>{pinnedBy}</bdi>
          </span>
        </p>
      )}
      <div className="flex items-center gap-3">
        <PostHead author={author} role={authorRole} at={postedAt} />
        <PostActions entry={post} zone={zone} what="post" onChanged={reload} />
      </div>
      <p className="mt-3 max-w-[40em] text-lg whitespace-pre-line" dir="auto">
        <PostText text={text} />
      </p>
      {photos.length > 0 && <PostPhotos photos={photos} author={author.name} />}
      <Replies replies={post.replies} zone={zone} onChanged={reload} />
      <div className="mt-3.5 flex flex-wrap gap-1.5 empty:hidden">
        {can.reply && !replying && (
          <Button
            variant="soft"
            className={pinnedBy === null ? undefined : 'bg-surface dark:bg-surface-3'}
            onClick={() => setReplying(true)}
          >
            <Icon name="message-square-reply" />
            Reply
          </Button>
        )}
        {hidden > 0 && (
          <Button variant="quiet" onClick={() => void posts.loadReplies(id)}>
            {hidden === 1 ? 'View 1 more reply' : `View ${hidden} more replies`}
          </Button>
        )}
      </div>
      {can.reply && replying && (
        <ReplyForm
          post={post}
          readers={zone.discussion}
          onReplied={posts.addReply}
          onClose={() => setReplying(false)}
        />
      )}
    </article>
  );
}
