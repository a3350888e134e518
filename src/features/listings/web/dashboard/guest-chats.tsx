import { ChevronRight } from 'lucide-react';
import { Link, useRevalidator } from 'react-router';
import { Avatar } from '../../../../platform/web/ui/avatar.tsx';
import { useLive } from '../../../../platform/web/use-live.ts';
import { MESSAGE_HINTS } from '../../../messages/contract/message-hints.ts';
import type { Conversation } from '../../../messages/contract/message.ts';

/** What people ask a guest about their things; follows what happens. */
export function GuestChats({ chats }: { chats: readonly Conversation[] }) {
  const { revalidate } = useRevalidator();
  useLive(true, {
    hint: ({ type }) => {
      if (type !== MESSAGE_HINTS.typing) void revalidate();
    },
    connected: () => void revalidate(),
  });
  if (chats.length === 0) return null;
  return (
    <section aria-labelledby="guest-chats" className="min-w-0">
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 id="guest-chats" className="t-panel">
          Chats
        </h2>
        <Link
          to="/messages"
          className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
        >
          Show all
        </Link>
      </div>
      <ul className="panel divide-y divide-line overflow-hidden">
        {chats.map(({ id, other, listing, lastMessage, unread }) => (
          <li key={id}>
            <Link
              to={`/messages/${id}`}
              className="flex min-h-16 items-center gap-3 px-5 py-3 -outline-offset-4 hover:bg-surface-2 md:px-6"
            >
              <Avatar name={other.name} url={other.kind === 'member' ? other.avatarUrl : null} size={44} />
              <span className="min-w-0 flex-1">
                <b className="block truncate">{listing ? `${other.name}, ${listing.title}` : other.name}</b>
                <span className="block truncate text-ink-2">{lastMessage?.text || 'Photo'}</span>
              </span>
              {unread > 0 && (
                <span className="count count-coral">
                  {unread}
                  <span className="sr-only"> unread</span>
                </span>
              )}
              <ChevronRight className="icon text-ink-2" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
