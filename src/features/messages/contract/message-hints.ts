import { PEOPLE_CHANGED } from '../../blocks/contract/block-hints.ts';

/** What live pages hear about messages. The ids are those of conversations. */
export const MESSAGE_HINTS = {
  /**
   * There are messages after the last one known: ask with `since`, unless the detail is the very next one. The inbox
   * changed too.
   */
  new: 'messages.new',
  /** What the talk is about changed, such as its price or state: ask for the conversation again. */
  about: 'messages.about',
  /** Somebody's 'read' or 'delivered' went on, also on another device of the same person. */
  seen: 'messages.seen',
  /** The other person is typing; said again while they go on. */
  typing: 'messages.typing',
} as const;

/** Whether a hint says that an inbox may look different now: by a message, or by who is kept apart. */
export const changesInbox = (type: string): boolean =>
  type === PEOPLE_CHANGED || (type.startsWith('messages.') && type !== MESSAGE_HINTS.typing);
