import { ATTACHMENT_LIMITS } from '../../attachments/contract/attachment-limits.ts';

/** Limits both sides know; no schema library here, so that pages can use them at no cost. */
export const MESSAGE_LIMITS = {
  /** Days after which nobody waits for a reply any more. */
  owedDays: 30,
  /** Characters of a message, after it is trimmed. */
  text: 2_000,
  /** Photos of one message. */
  photos: 5,
  /** Files of one message that are no photos. */
  attachments: ATTACHMENT_LIMITS.perMessage,
  /** Characters of a message that the inbox shows. */
  preview: 160,
  /** People that a search finds at most. */
  people: 10,
  /** Characters of a search for people. */
  peopleQuery: 254,
  /** Milliseconds in which one 'is typing' is enough; more often is not passed on. */
  typingEvery: 2_000,
  /** Milliseconds after the last live update for which 'is typing' is shown. */
  typingFor: 5_000,
  /** Minutes of silence that split two groups of messages. */
  groupMinutes: 5,
} as const;
