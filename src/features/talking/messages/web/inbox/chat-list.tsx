import clsx from 'clsx';
import { useId } from 'react';
import { Link } from 'react-router';
import { canMovePages } from '../../../../../platform/web/page/page-transition.ts';
import { Avatar } from '../../../../../platform/web/ui/avatar.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { filesInWords } from '../../contract/files-in-words.ts';
import type { Conversation } from '../../contract/message.ts';
import { AUTOMATIC_ANSWER } from '../../contract/system-types.ts';

interface ChatListProps {
  title: string;
  chats: readonly Conversation[];
}

/** Lists a few conversations on another page, newest first. */
export function ChatList({ title, chats }: ChatListProps) {
  const heading = useId();
  if (chats.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="min-w-0">
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 id={heading} className="t-panel">
          {title}
        </h2>
        <Link
          to="/messages"
          className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
        >
          See all
        </Link>
      </div>
      <ul className="panel divide-y divide-line overflow-hidden">
        {chats.map((chat) => (
          <li key={chat.id}>
            <Link
              to={`/messages/${chat.id}`}
              viewTransition={canMovePages()}
              className="press flex min-h-16 items-center gap-3 px-5 py-3 -outline-offset-4 hover:bg-surface-2 active:bg-surface-2 md:px-6"
            >
              <Avatar
                name={chat.participant.name}
                url={chat.participant.kind === 'member' ? chat.participant.avatarUrl : null}
                size={44}
              />
              <span className="min-w-0 flex-1">
                <b className="block">
                  <ChatSubject chat={chat} />
                </b>
                <ChatPreview chat={chat} className="text-ink-2" />
              </span>
              <UnreadCount count={chat.unread} />
              <Icon name="chevron-right" className="icon text-ink-2" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Names the other person and the listing that a chat is about, in one line. */
export function ChatSubject({ chat: { participant, listing } }: { chat: Conversation }) {
  return (
    <span className="block truncate">
      <bdi>{participant.name}</bdi>
      {listing && (
        <>
          {', '}
          <bdi>{listing.title}</bdi>
        </>
      )}
    </span>
  );
}

/** Shows the last message of a chat in one line. */
export function ChatPreview({ chat, className }: { chat: Conversation; className?: string }) {
  return (
    <span dir="auto" className={clsx('block truncate', className)}>
      {previewOf(chat.lastMessage)}
    </span>
  );
}

/** Counts the unread messages of a chat. */
export function UnreadCount({ count, className }: { count: number; className?: string }) {
  if (count === 0) return null;
  return (
    <span className={clsx('count count-coral', className)}>
      {count > 99 ? '99+' : count}
      <span className="sr-only"> unread</span>
    </span>
  );
}

/** Returns the last message of a conversation in one line: 'You: It is.' */
function previewOf(message: Conversation['lastMessage']): string {
  if (message === null) return '';
  const { mine, kind, systemType, text } = message;
  const words = text || filesInWords(message);
  if (systemType === AUTOMATIC_ANSWER) return `Automatic answer: ${words}`;
  return mine && kind === 'text' ? `You: ${words}` : words;
}
