import clsx from 'clsx';
import { Link } from 'react-router';
import { canMovePages } from '../../../../platform/web/page/page-transition.ts';
import { expiresIn } from '../../../../platform/web/time/time-labels.ts';
import { useClock } from '../../../../platform/web/time/use-clock.ts';
import { Avatar } from '../../../../platform/web/ui/avatar.tsx';
import { buttonClass } from '../../../../platform/web/ui/button-class.ts';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { PhotoPicture } from '../../../items/photos/web/photos.ts';
import type { Conversation } from '../../../talking/messages/contract/message.ts';
import { ChatPreview, ChatSubject, UnreadCount } from '../../../talking/messages/web/messages.ts';
import type { OwedChats } from './load-dashboard.ts';

/** The chats that wait for a reply, the most urgent one first. */
export function WaitingChats({ chats, count }: OwedChats) {
  return (
    <section aria-labelledby="waiting" className="min-w-0">
      <div className="mb-4 flex min-h-11 flex-wrap items-center gap-x-2">
        <h2 id="waiting" className="t-panel">
          Waiting for your reply
        </h2>
        <span className="num font-bold text-ink-2">{count}</span>
        {String(chats.length) !== count && (
          <Link
            to="/messages"
            className="ms-auto inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
          >
            See all
          </Link>
        )}
      </div>
      <ul className="grid grid-cols-1 gap-2 md:grid-cols-2">
        {chats.map((chat, index) => (
          <li key={chat.id}>
            <WaitingChat chat={chat} first={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function WaitingChat({ chat, first }: { chat: Conversation; first: boolean }) {
  const { id, participant, listing, replyBy, unread } = chat;
  const clock = useClock();
  return (
    <Link
      to={`/messages/${id}`}
      viewTransition={canMovePages()}
      className={clsx(
        'press flex h-full min-h-19 flex-wrap items-center gap-3 rounded-xl p-2.5',
        first ? 'bg-zest-soft' : 'bg-surface-2 hover:bg-surface-3',
      )}
    >
      <span className="relative flex-none">
        {replyBy && listing?.cover ? (
          <span className="photo block size-14 rounded-lg">
            <PhotoPicture photo={listing.cover} sizes="56px" alt="" />
          </span>
        ) : (
          <Avatar
            name={participant.name}
            url={participant.kind === 'member' ? participant.avatarUrl : null}
            size={56}
          />
        )}
        <UnreadCount count={unread} className="absolute -end-1 -top-1" />
      </span>
      <span className="min-w-0 flex-[1_1_7rem]">
        <b className="block">
          <ChatSubject chat={chat} />
        </b>
        <ChatPreview chat={chat} className="text-sm text-ink-2" />
        {replyBy && (
          <span className="block text-sm text-ink-2">{clock && expiresIn(replyBy, clock.now)}</span>
        )}
      </span>
      <span className={buttonClass({ variant: first ? 'primary' : 'line' })}>
        {replyBy ? 'Answer' : 'Reply'}
      </span>
    </Link>
  );
}

/** Shown instead of chats when none waits for a reply. */
export function NothingWaits() {
  return (
    <div className="flex items-center gap-3.5 rounded-xl bg-surface-2 px-4 py-3.5">
      <Icon name="circle-check" className="icon-lg flex-none text-success" />
      <p className="min-w-0">
        <b className="block">Nothing is waiting for you</b>
        <span className="text-md text-ink-2">Offers, questions and meet-ups show up here.</span>
      </p>
    </div>
  );
}
