import type { LiveUpdate } from '../../../../shared/live.ts';
import { PEOPLE_CHANGED } from '../../../trust/blocks/contract/block-updates.ts';
import type { Message } from './message.ts';

/** Live updates about messages. Their ids are conversation ids. */
export const MESSAGE_UPDATES = {
  /**
   * New messages arrived, and the inbox changed. Load them with `since`, unless the update's detail (a
   * Message) directly follows the last known one.
   */
  new: 'messages.new',
  /** The listing of the conversation changed, for example its price or status. Reload the conversation. */
  about: 'messages.about',
  /** A participant has read or received more messages, possibly on another device. The detail is a Seen. */
  seen: 'messages.seen',
  /** The other participant is typing. Repeated while they continue. */
  typing: 'messages.typing',
} as const;

/** How far a participant has read and received a conversation. Both numbers only increase. */
export interface Seen {
  /** Whether the participant is the recipient of the update. */
  mine: boolean;
  readSeq: number;
  deliveredSeq: number;
}

/** Returns the message that a MESSAGE_UPDATES.new update carries, if any. */
export const messageOf = (update: LiveUpdate): Message | undefined =>
  update.type === MESSAGE_UPDATES.new ? (update.detail as Message | undefined) : undefined;

/** Returns the detail of a MESSAGE_UPDATES.seen update. */
export const seenOf = (update: LiveUpdate): Seen | undefined =>
  update.type === MESSAGE_UPDATES.seen ? (update.detail as Seen | undefined) : undefined;

/**
 * Returns whether an update may change the inbox. The inbox does not show how far other participants have
 * read.
 */
export function changesInbox(update: LiveUpdate): boolean {
  if (update.type === PEOPLE_CHANGED) return true;
  return (
    update.type.startsWith('messages.') &&
    update.type !== MESSAGE_UPDATES.typing &&
    seenOf(update)?.mine !== false
  );
}

/** Returns whether an update may change the number of unread messages. */
export const changesUnread = (update: LiveUpdate): boolean =>
  changesInbox(update) && update.type !== MESSAGE_UPDATES.about && messageOf(update)?.mine !== true;
