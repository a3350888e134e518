import { Link } from 'react-router';
import { api } from '../../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../../platform/web/api/use-api-action.ts';
import { type Clock, dayLabel, timeLabel } from '../../../../../platform/web/time/time-labels.ts';
import { useClock } from '../../../../../platform/web/time/use-clock.ts';
import { Avatar } from '../../../../../platform/web/ui/avatar.tsx';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { CopyButton } from '../../../../../platform/web/ui/copy-button.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { Notice } from '../../../../../platform/web/ui/notice.tsx';
import { shortDate } from '../../../../../shared/dates.ts';
import type { ZonePost, ZoneReply } from '../../contract/discussion/zone-post.ts';
import { RoleBadge } from '../members/role-badge.tsx';

interface RemovedPostProps {
  entry: ZonePost | ZoneReply;
  removed: NonNullable<ZonePost['removed']>;
  onChanged: () => Promise<void>;
}

/** Replaces a post or reply that an admin removed, so that removals are visible. Its author still sees the text. */
export function RemovedPost({ entry, removed, onChanged }: RemovedPostProps) {
  const what = 'postId' in entry ? 'reply' : 'post';
  if (entry.mine) {
    return (
      <Notice
        tone="danger"
        icon="message-circle-off"
        action={<CopyButton text={entry.text} label="Copy text" />}
      >
        <strong className="block">Your {what} was removed</strong>
        <bdi>{removed.reason}</bdi>. Only you can still see the text: “<bdi>{entry.text}</bdi>”
      </Notice>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-3.5 text-ink-2 wrap-anywhere">
      <span className="grid size-11 flex-none place-items-center rounded-md bg-surface-2" aria-hidden="true">
        <Icon name="message-circle-off" />
      </span>
      <div className="min-w-0 flex-[1_1_200px]">
        <p className="font-[650] text-ink">
          A {what} by <bdi>{entry.author.name}</bdi> was removed
        </p>
        <p className="text-md">
          <bdi>{removed.reason}</bdi>
        </p>
        <p className="text-xs">
          <bdi>{removed.by}</bdi>, Admin · <PostTime at={removed.at} />
        </p>
      </div>
      {entry.can.putBack && <PutBack id={entry.id} onChanged={onChanged} />}
    </div>
  );
}

function PutBack({ id, onChanged }: { id: string; onChanged: () => Promise<void> }) {
  const { busy, run } = useApiAction();
  return (
    <Button
      variant="quiet"
      busy={busy}
      onClick={() =>
        void run(() => api.DELETE('/api/zone-posts/{id}/removal', { params: { path: { id } } }), {
          done: onChanged,
        })
      }
    >
      <Icon name="undo-2" />
      Put back
    </Button>
  );
}

interface PostHeadProps {
  author: ZonePost['author'];
  role: ZonePost['authorRole'];
  at: string;
}

/** The author and time of a post. */
export function PostHead({ author, role, at }: PostHeadProps) {
  return (
    <>
      <Avatar name={author.name} url={author.kind === 'member' ? author.avatarUrl : null} size={44} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 leading-snug">
          <PostAuthor author={author} />
          {role === 'admin' && <RoleBadge role={role} />}
        </p>
        <PostTime at={at} />
      </div>
    </>
  );
}

export function PostAuthor({ author }: { author: ZonePost['author'] }) {
  return author.kind === 'member' ? (
    <Link to={`/profile/${author.id}`} className="-my-2.75 py-2.75 font-bold hover:underline">
      <bdi>{author.name}</bdi>
    </Link>
  ) : (
    <b>{author.name}</b>
  );
}

export function PostTime({ at }: { at: string }) {
  const clock = useClock();
  return (
    <time dateTime={at} className="num text-xs text-ink-2">
      {clock === null ? shortDate(at) : postTime(at, clock)}
    </time>
  );
}

/** Formats a time like 'Today, 9:26 AM'. */
const postTime = (at: string, clock: Clock): string => `${dayLabel(at, clock)}, ${timeLabel(at, clock)}`;
