import { formatDollars } from '../../../../shared/money.ts';
import type { DealCard } from './deal-card.ts';

/** Describes a card in one line, for the inbox. */
export function cardText({ step, priceCents, meetup }: DealCard): string {
  const price = priceCents === null ? '' : formatDollars(priceCents);
  switch (step) {
    case 'offer-made':
      return `Offered ${price}`;
    case 'offer-countered':
      return `Countered with ${price}`;
    case 'offer-accepted':
      return `Accepted ${price}`;
    case 'offer-declined':
      return `Declined ${price}`;
    case 'offer-withdrawn':
      return `Withdrew the offer of ${price}`;
    case 'offer-expired':
      return `The offer of ${price} expired`;
    case 'reserved':
      return 'Reserved';
    case 'released':
      return 'No longer reserved';
    case 'reservation-ended':
      return 'The reservation ended';
    case 'sold-to-you':
      return `Sold for ${price}`;
    case 'sold-to-another':
      return 'Sold to someone else';
    case 'sale-undone':
      return 'The sale was undone';
    case 'meetup-proposed':
      return `Meet-up: ${meetup?.place ?? ''}`;
    case 'meetup-confirmed':
      return `Meet-up confirmed: ${meetup?.place ?? ''}`;
    case 'meetup-cancelled':
      return 'Meet-up canceled';
  }
}
