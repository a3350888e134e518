import { defineSignal } from '../../../../shared/signals.ts';

/** A listing was sold to a named buyer. Both can now review the sale. */
export const saleCompleted = defineSignal<{ saleId: string }>('deal.sale-completed');

/** A sale was undone and can no longer be reviewed. */
export const saleUndone = defineSignal<{
  saleId: string;
  /** Profile ids of seller and buyer, because the sale itself no longer exists. */
  people: string[];
}>('deal.sale-undone');

/** Steps of a deal, named from the side of the person who is notified. */
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

/** A step that `to` should be notified about: the other participant or the clock took it. */
export const dealStepTaken = defineSignal<{
  step: DealStep;
  to: { kind: 'member'; id: string } | { kind: 'guest'; key: string };
  listingId: string;
  conversationId: string;
  /** The amount of the offer or sale in US cents; null for steps without a price. */
  amountCents: number | null;
  /** The sequence number of the chat message that shows the step, if there is one. */
  seq?: number;
  /** The title of the listing, if it was removed when the step was taken. */
  removedTitle?: string;
}>('deal.step-taken');
