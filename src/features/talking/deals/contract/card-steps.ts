import type { SystemMessage } from '../../messages/contract/system-message.ts';
import type { DealCard, DealCardData } from './deal-card.ts';

/** Steps that ask the other person for an answer. */
export const ASKING_STEPS = ['offer-made', 'offer-countered', 'meetup-proposed'] as const;

/** Steps that settle something, named from the side of the person who is notified, as in `DealStep`. */
export const SETTLING_STEPS = [
  'offer-accepted',
  'offer-declined',
  'offer-withdrawn',
  'offer-expired',
  'reserved',
  'released',
  'reservation-ended',
  'sold-to-you',
  'sold-to-another',
  'sale-undone',
  'meetup-confirmed',
  'meetup-cancelled',
] as const;

/** A step that leaves a card in the chat. */
export type CardStep = (typeof ASKING_STEPS)[number] | (typeof SETTLING_STEPS)[number];

/** The prefix of all system message types of deals. */
export const DEAL_TYPES = 'deal.';

/** Returns the type of the system message that shows a step in the chat. */
export const cardType = (step: CardStep): string => DEAL_TYPES + step;

/** Returns the step that a system message shows. */
export const cardOf = ({ type, data }: SystemMessage): DealCard => ({
  // Both were validated when the message was stored.
  step: type.slice(DEAL_TYPES.length) as CardStep,
  ...(data as DealCardData),
});
