import clsx from 'clsx';
import { filesInWords } from '../../contract/files-in-words.ts';
import type { Conversation } from '../../contract/message.ts';
import { AUTOMATIC_ANSWER } from '../../contract/system-types.ts';

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
