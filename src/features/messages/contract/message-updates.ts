import type { LiveUpdate } from '../../../shared/live.ts';
import { PEOPLE_CHANGED } from '../../blocks/contract/block-updates.ts';
import type { Message } from './message.ts';

/** Live updates about messages. The ids are those of conversations. */
export const MESSAGE_UPDATES = {
  /**
   * There are new messages: ask with `since`, unless the detail, a Message, directly follows the last known one. The
   * inbox changed too.
   */
  new: 'messages.new',
  /** The listing of the conversation changed, such as its price or status: ask for the conversation again. */
  about: 'messages.about',
  /** Somebody has read or received more, also on another device of the same person. The detail is a Seen. */
  seen: 'messages.seen',
  /** The other person is typing; sent again while they continue. */
  typing: 'messages.typing',
} as const;

/** How far somebody has read and received a conversation; both numbers only ever increase. */
export interface Seen {
  /** Whether it is the person who receives the update. */
  mine: boolean;
  readSeq: number;
  deliveredSeq: number;
}

/** The detail of MESSAGE_UPDATES.new, where it has one. */
export const messageOf = (update: LiveUpdate): Message | undefined =>
  update.type === MESSAGE_UPDATES.new ? (update.detail as Message | undefined) : undefined;

/** The detail of MESSAGE_UPDATES.seen. */
export const seenOf = (update: LiveUpdate): Seen | undefined =>
  update.type === MESSAGE_UPDATES.seen ? (update.detail as Seen | undefined) : undefined;

/** Whether an update may change an inbox, which does not show how far the others have read. */
export function changesInbox(update: LiveUpdate): boolean {
  if (update.type === PEOPLE_CHANGED) return true;
  return (
    update.type.startsWith('messages.') &&
    update.type !== MESSAGE_UPDATES.typing &&
    seenOf(update)?.mine !== false
  );
}

/** Whether an update may change how many messages are unread. */
export const changesUnread = (update: LiveUpdate): boolean =>
  changesInbox(update) && update.type !== MESSAGE_UPDATES.about && messageOf(update)?.mine !== true;
