import clsx from 'clsx';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { type Clock, listLabel } from '../../../../../platform/web/time/time-labels.ts';
import { Avatar } from '../../../../../platform/web/ui/avatar.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { ListRow, ListRowSkeletons } from '../../../../../platform/web/ui/list-row.tsx';
import { SWIPE_ROW_END, SwipeRow } from '../../../../../platform/web/ui/swipe-row.tsx';
import { photoUrl } from '../../../../items/photos/contract/photo-url.ts';
import { useViewer } from '../../../../people/accounts/web/accounts.ts';
import type { Conversation } from '../../contract/message.ts';
import type { KnownChat } from '../messages-context.ts';
import { type Outgoing, wordsOf } from '../thread/outbox.ts';
import { conversationKey, readOutbox, subscribeToOutboxes } from '../thread/saved-outbox.ts';
import { ChatPreview, UnreadCount } from './chat-list.tsx';

interface InboxRowProps {
  conversation: Conversation;
  open: boolean;
  /** Null until known, so that no wrong time is shown. */
  clock: Clock | null;
  /** Marks its messages as read. */
  onRead: () => void;
}

export function InboxRow({ conversation, open, clock, onRead }: InboxRowProps) {
  const { id, participant, listing, lastMessage, unread } = conversation;
  const waiting = useUnsentMessage(conversation);
  const newest = waiting ?? lastMessage;
  return (
    <SwipeRow action={unread > 0 && { label: 'Mark as read', icon: 'check-check', onPress: onRead }}>
      <ListRow
        className="items-center"
        to={`/messages/${id}`}
        state={{ participant, hasListing: listing !== null } satisfies KnownChat}
        aria-current={open ? 'true' : undefined}
        picture={
          <span className="relative flex-none">
            <Avatar
              name={participant.name}
              url={participant.kind === 'member' ? participant.avatarUrl : null}
              size={52}
            />
            {listing?.cover && (
              <img
                className="absolute -end-1.25 -bottom-1 size-7 rounded-sm object-cover ring-[2.5px] ring-bg group-hover/row:ring-surface-2 group-aria-[current]/row:ring-surface-2"
                src={photoUrl(listing.cover, 'small')}
                width={28}
                height={28}
                alt=""
                loading="lazy"
                decoding="async"
              />
            )}
          </span>
        }
        title={
          <span className="block truncate" dir="auto">
            {participant.name}
          </span>
        }
        end={
          <span
            className={clsx(
              'grid min-h-11 content-center justify-items-end gap-1.5 text-xs text-ink-2 tabular-nums',
              SWIPE_ROW_END,
            )}
          >
            {newest && <time dateTime={newest.sentAt}>{clock && listLabel(newest.sentAt, clock)}</time>}
            <UnreadCount count={unread} />
          </span>
        }
      >
        {listing && (
          <span className="sr-only">
            about <bdi>{listing.title}</bdi>
          </span>
        )}
        {waiting ? (
          <WaitingPreview waiting={waiting} className={clsx(unread > 0 && UNREAD)} />
        ) : (
          <ChatPreview chat={conversation} className={clsx(unread > 0 && UNREAD)} />
        )}
      </ListRow>
    </SwipeRow>
  );
}

const UNREAD = 'font-[650] text-ink';

function WaitingPreview({ waiting, className }: { waiting: UnsentMessage; className: string }) {
  const failed = waiting.state === 'failed';
  return (
    <span dir="auto" className={clsx('block truncate', className)}>
      <Icon
        name={failed ? 'triangle-exclamation-point' : 'clock-3'}
        className={clsx('icon-sm me-1 inline align-[-0.15em]', failed && 'text-danger')}
      />
      {failed ? 'Not sent: ' : 'Waiting: '}
      <bdi>{wordsOf(waiting)}</bdi>
    </span>
  );
}

/** Six placeholder rows while the inbox loads. */
export function InboxRowSkeletons() {
  return (
    <ListRowSkeletons
      label="Loading conversations"
      rows={6}
      picture={{ size: 52, radius: 26 }}
      lines={['45%', '80%']}
    />
  );
}

/** A message on this device that is waiting to be sent or has failed. */
type UnsentMessage = Pick<Outgoing, 'text' | 'photos' | 'attachments' | 'sentAt' | 'state'>;

/** Returns the newest unsent message of a conversation. Only its own row renders again when that changes. */
function useUnsentMessage(conversation: Conversation): UnsentMessage | undefined {
  const { account, guest } = useViewer();
  const name = conversationKey(account?.id ?? guest?.guestId ?? '', conversation);
  // A string, because the snapshot of a store must stay identical while nothing changes.
  const snapshot = useCallback(() => JSON.stringify(readOutbox(name).at(-1) ?? null), [name]);
  const saved = useSyncExternalStore(subscribeToOutboxes, snapshot, () => 'null');
  return useMemo(() => (JSON.parse(saved) as UnsentMessage | null) ?? undefined, [saved]);
}
