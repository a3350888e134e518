import clsx from 'clsx';
import { useRef, useState } from 'react';
import { Avatar } from '../../../../../platform/web/ui/avatar.tsx';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { counted } from '../../../../../shared/counted.ts';
import type { Photo } from '../../../../items/photos/contract/photo.ts';
import { PhotoPicture, usePhotoViewer } from '../../../../items/photos/web/photos.ts';
import type { ZonePost, ZoneReply } from '../../contract/discussion/zone-post.ts';
import { RoleBadge } from '../members/role-badge.tsx';
import type { DiscussionZone } from './discussion.tsx';
import { findLinks } from './find-links.ts';
import { PostActions } from './post-actions.tsx';
import { PostAuthor, PostHead, PostTime, RemovedPost } from './removed-post.tsx';
import { ReplyForm } from './reply-form.tsx';
import { type DiscussionPosts, postElementId } from './use-discussion.ts';

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
            View {counted(hidden, 'more reply', 'more replies')}
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

/** The photos of a post. Clicking one opens it in full screen. */
function PostPhotos({ photos, author }: { photos: readonly Photo[]; author: string }) {
  const { opened, open, close } = usePhotoViewer();
  const list = useRef<HTMLDivElement>(null);
  return (
    <div ref={list} className={clsx('mt-3.5 grid max-w-120 gap-1.5', photos.length > 1 && 'grid-cols-2')}>
      {photos.map((photo, index) => (
        <button
          key={photo.id}
          type="button"
          className="cursor-zoom-in overflow-hidden rounded-tile"
          aria-label={photo.alt === '' ? `Open photo ${index + 1}` : `Open photo: ${photo.alt}`}
          onClick={() => void open(index, list.current)}
        >
          <PhotoPicture
            photo={photo}
            sizes={photos.length > 1 ? '240px' : '480px'}
            alt=""
            className="aspect-square h-auto w-full bg-cover object-cover"
          />
        </button>
      ))}
      {opened && (
        <opened.Viewer
          photos={photos}
          title={`the post by ${author}`}
          start={opened.start}
          images={opened.images}
          onClose={close}
        />
      )}
    </div>
  );
}

interface RepliesProps {
  replies: readonly ZoneReply[];
  zone: DiscussionZone;
  onChanged: () => Promise<void>;
}

/** Replies to a post, oldest first. */
function Replies({ replies, zone, onChanged }: RepliesProps) {
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

/** The text of a post. Links open in a new tab. */
export function PostText({ text }: { text: string }) {
  return findLinks(text).map(({ text: words, href }, index) =>
    href === null ? (
      words
    ) : (
      <a
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a text are never reordered
        key={index}
        href={href}
        target="_blank"
        rel="nofollow ugc noopener"
        dir="ltr"
        className="underline decoration-[1.5px] underline-offset-3 wrap-anywhere hover:decoration-[2.5px]"
      >
        {words}
      </a>
    ),
  );
}
