import clsx from 'clsx';
import { Link } from 'react-router';
import { Avatar } from '../../../../platform/web/ui/avatar.tsx';
import { Skeleton } from '../../../../platform/web/ui/skeleton.tsx';
import { photoUrl } from '../../../photos/contract/photo-url.ts';
import type { Conversation } from '../../contract/message.ts';
import { type Clock, listLabel } from '../../../../platform/web/time-labels.ts';
import { AUTOMATIC_ANSWER } from '../../contract/system-types.ts';

interface InboxRowProps {
  conversation: Conversation;
  open: boolean;
  /** Null while it is not known, so that no wrong time shows. */
  clock: Clock | null;
}

export function InboxRow({ conversation, open, clock }: InboxRowProps) {
  const { id, participant, listing, lastMessage, unread } = conversation;
  return (
    <li>
      <Link className="inbox-row" to={`/messages/${id}`} aria-current={open ? 'true' : undefined}>
        <span className="inbox-pictures">
          <Avatar
            name={participant.name}
            url={participant.kind === 'member' ? participant.avatarUrl : null}
            size={52}
          />
          {listing?.cover && (
            <img
              src={photoUrl(listing.cover, 'small')}
              width={28}
              height={28}
              alt=""
              loading="lazy"
              decoding="async"
            />
          )}
        </span>
        <span className="inbox-words">
          <b>{participant.name}</b>
          {listing && <span className="sr-only">{`about ${listing.title}`}</span>}
          <span className={clsx(unread > 0 && 'inbox-unread')}>{previewOf(lastMessage)}</span>
        </span>
        <span className="inbox-when">
          {lastMessage && (
            <time dateTime={lastMessage.sentAt}>{clock && listLabel(lastMessage.sentAt, clock)}</time>
          )}
          {unread > 0 && (
            <span className="count count-coral">
              {unread > 99 ? '99+' : unread}
              <span className="sr-only"> unread</span>
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

function previewOf(message: Conversation['lastMessage']): string {
  if (message === null) return '';
  const { mine, kind, systemType, text, photoCount } = message;
  const words = text || (photoCount === 1 ? 'Photo' : `${photoCount} photos`);
  if (systemType === AUTOMATIC_ANSWER) return `Automatic answer: ${words}`;
  return mine && kind === 'text' ? `You: ${words}` : words;
}

/** Six rows in the shape of what is coming. */
export function InboxRowSkeletons() {
  return (
    <div aria-busy="true">
      <p className="sr-only" role="status">
        Loading conversations
      </p>
      {Array.from({ length: 6 }, (_, row) => (
        <div key={row} className="inbox-row sk-late" data-skeleton>
          <Skeleton width={52} height={52} radius={26} />
          <span className="inbox-words grid gap-2">
            <Skeleton width="45%" />
            <Skeleton width="80%" height={14} />
          </span>
        </div>
      ))}
    </div>
  );
}
