import { ATTACHMENT_LIMITS } from '../../attachments/contract/attachment-types.ts';

/** Limits that server and web share. This file must not import the schema library, because pages load it. */
export const MESSAGE_LIMITS = {
  /** Days after which a conversation no longer counts as waiting for a reply. */
  owedDays: 30,
  /** Maximum length of a trimmed message, in characters. */
  text: 2_000,
  /** Maximum number of photos per message. */
  photos: 5,
  /** Maximum number of other files per message. */
  attachments: ATTACHMENT_LIMITS.perMessage,
  /** Maximum length of the message preview in the inbox, in characters. */
  preview: 160,
  /** Maximum number of people found by one search. */
  people: 10,
  /** Maximum length of a search for people, in characters. */
  peopleQuery: 254,
  /** Milliseconds between two typing updates. More frequent ones are dropped. */
  typingEvery: 2_000,
  /** Milliseconds after the last typing update until the indicator disappears. */
  typingFor: 5_000,
  /** Minutes without a message after which a new group of messages begins. */
  groupMinutes: 5,
} as const;
