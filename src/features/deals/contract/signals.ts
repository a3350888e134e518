import { defineSignal } from '../../../shared/signals.ts';

/** A listing was sold to a named buyer; both can review it. */
export const saleCompleted = defineSignal<{ saleId: string }>('deal.sale-completed');

/** A sale was undone; nobody can review it any more. */
export const saleUndone = defineSignal<{
  saleId: string;
  /** Ids of the seller's and the buyer's profile, as the sale is gone. */
  people: string[];
}>('deal.sale-undone');

/** What happens in a deal, seen from the person who is notified. */
export type DealStep =
  | 'offer-made'
  | 'offer-countered'
  | 'offer-accepted'
  | 'offer-declined'
  | 'offer-withdrawn'
  | 'offer-expired'
  | 'reserved'
  | 'released'
  | 'reservation-ended'
  | 'sold-to-you'
  | 'sold-to-another'
  | 'sale-undone'
  | 'meetup-proposed'
  | 'meetup-confirmed'
  | 'meetup-cancelled'
  | 'meetup-in-a-day'
  | 'meetup-in-an-hour';

/** A step of a deal that `to` has not done themselves and wants to know of. */
export const dealStepTaken = defineSignal<{
  step: DealStep;
  to: { kind: 'member'; id: string } | { kind: 'guest'; key: string };
  listingId: string;
  conversationId: string;
  /** US cents of the offer or the sale; null where the step has no price. */
  amountCents: number | null;
  /** Number of the message that shows it in the chat; left out where none does. */
  seq?: number;
}>('deal.step-taken');
