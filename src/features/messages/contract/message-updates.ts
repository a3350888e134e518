import type { LiveUpdate } from '../../../shared/live.ts';
import { PEOPLE_CHANGED } from '../../blocks/contract/block-updates.ts';
import type { Message } from './message.ts';

/** What live pages hear about messages. The ids are those of conversations. */
export const MESSAGE_UPDATES = {
  /**
   * There are messages after the last one known: ask with `since`, unless the detail, a Message, is the very next one.
   * The inbox changed too.
   */
  new: 'messages.new',
  /** What the talk is about changed, such as its price or state: ask for the conversation again. */
  about: 'messages.about',
  /** Somebody's 'read' or 'delivered' went on, also on another device of the same person. The detail is a Seen. */
  seen: 'messages.seen',
  /** The other person is typing; said again while they go on. */
  typing: 'messages.typing',
} as const;

/** How far somebody has come in a conversation; both only ever go on. */
export interface Seen {
  /** The one who hears it has. */
  mine: boolean;
  readSeq: number;
  deliveredSeq: number;
}

/** The detail of MESSAGE_HINTS.new, where it has one. */
export const messageOf = (update: LiveUpdate): Message | undefined =>
  update.type === MESSAGE_UPDATES.new ? (update.detail as Message | undefined) : undefined;

/** The detail of MESSAGE_HINTS.seen. */
export const seenOf = (update: LiveUpdate): Seen | undefined =>
  update.type === MESSAGE_UPDATES.seen ? (update.detail as Seen | undefined) : undefined;

/** Whether a hint says that an inbox may look different now; how far the others have read does not show there. */
export function changesInbox(update: LiveUpdate): boolean {
  if (update.type === PEOPLE_CHANGED) return true;
  return (
    update.type.startsWith('messages.') &&
    update.type !== MESSAGE_UPDATES.typing &&
    seenOf(update)?.mine !== false
  );
}

/** Whether more or fewer messages may be unread now. */
export const changesUnread = (update: LiveUpdate): boolean =>
  changesInbox(update) && update.type !== MESSAGE_UPDATES.about && messageOf(update)?.mine !== true;
