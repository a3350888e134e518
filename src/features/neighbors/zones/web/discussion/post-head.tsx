import { Link } from 'react-router';
import { type Clock, dayLabel, timeLabel } from '../../../../../platform/web/time-labels.ts';
import { Avatar } from '../../../../../platform/web/ui/avatar.tsx';
import { useClock } from '../../../../../platform/web/use-clock.ts';
import { shortDate } from '../../../../../shared/dates.ts';
import type { ZonePost } from '../../contract/discussion/zone-post.ts';
import { RoleBadge } from '../members/role-badge.tsx';

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
    <Link to={`/profile/${author.id}`} className="font-bold hover:underline">
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
