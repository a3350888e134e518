import { DAY_MS } from '../../../../shared/time.ts';
import { asksAvailability } from './availability-question.ts';
import type { ConversationListing } from './message.ts';
import { AUTOMATIC_ANSWER } from './system-types.ts';

const ASK = 'Is this still available?';
const ANSWER = 'Yes, it is still available.';

/**
 * Six phrases that fill the input; the person still presses Send. The first one is hidden after it was said.
 */
const BUYER_REPLIES = [
  ASK,
  'Would you take a lower price?',
  'When can I pick it up?',
  'Can I see it today?',
  'Where should we meet?',
  "I'll take it!",
  'What condition is it in?',
] as const;

/** The phrases for the seller of the listing. */
const SELLER_REPLIES = [
  ANSWER,
  'What would you pay?',
  'Sorry, the price is firm.',
  'When can you pick it up?',
  'Where should we meet?',
  "It's yours!",
  'Would you like more photos?',
] as const;

/** The phrases for free listings, which need none about the price. */
const BUYER_REPLIES_FREE = [
  ASK,
  'When can I pick it up?',
  'Can I see it today?',
  'Where should we meet?',
  "I'll take it!",
  'What condition is it in?',
  'Can you hold it for me?',
] as const;

const SELLER_REPLIES_FREE = [
  ANSWER,
  'When can you pick it up?',
  'Where should we meet?',
  "It's yours!",
  'I can hold it for you.',
  'Sorry, someone else was first.',
  'Would you like more photos?',
] as const;

const PRICED_REPLIES = { buyer: BUYER_REPLIES, seller: SELLER_REPLIES };
const FREE_REPLIES = { buyer: BUYER_REPLIES_FREE, seller: SELLER_REPLIES_FREE };

/** Fits every state of a listing. */
const ALWAYS_FITTING = ['Thank you!'] as const;

/** The parts of a message that decide what to suggest next. */
export interface RecentMessage {
  mine: boolean;
  text: string;
  sentAt: string;
  system?: { type: string } | undefined;
}

/**
 * Suggests replies about a listing. Features with their own suggestions, such as deals, replace them.
 * @param now Null until the reader's clock is known.
 */
export function quickReplies(
  listing: Pick<ConversationListing, 'own' | 'status' | 'reserved' | 'priceCents'> | null,
  messages: readonly RecentMessage[],
  now: number | null,
): readonly string[] {
  if (listing !== null && (listing.status !== 'active' || listing.reserved)) return ALWAYS_FITTING;
  const { buyer, seller } = listing?.priceCents === 0 ? FREE_REPLIES : PRICED_REPLIES;
  const replies = listing?.own ? seller : buyer;
  return isSaid(messages, listing?.own === true, now) ? replies.slice(1) : replies.slice(0, 6);
}

/** Returns whether availability was asked by the buyer, or answered for the seller, within a day. */
function isSaid(messages: readonly RecentMessage[], isSeller: boolean, now: number | null): boolean {
  const recent = messages.filter(({ sentAt }) => now !== null && now - Date.parse(sentAt) < DAY_MS);
  return isSeller
    ? recent.some(({ system, mine, text }) => system?.type === AUTOMATIC_ANSWER || (mine && text === ANSWER))
    : recent.some(({ mine, text }) => mine && asksAvailability(text));
}
