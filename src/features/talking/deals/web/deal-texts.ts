import { type Clock, expiresIn, momentLabel } from '../../../../platform/web/time/time-labels.ts';
import { formatDollars } from '../../../../shared/money.ts';
import type { Deal } from '../contract/deal.ts';
import type { DealCard } from '../contract/deal-card.ts';

/** Describes a step from the reader's point of view. */
export function cardTitle({ step, priceCents }: DealCard, mine: boolean, name: string): string {
  const price = priceCents === null ? '' : formatDollars(priceCents);
  const who = mine ? 'You' : name;
  switch (step) {
    case 'offer-made':
      return `${who} offered ${price}`;
    case 'offer-countered':
      return `${who} countered with ${price}`;
    case 'offer-accepted':
      return `${who} accepted ${price}`;
    case 'offer-declined':
      return `${who} declined ${price}`;
    case 'offer-withdrawn':
      return `${who} withdrew the offer of ${price}`;
    case 'offer-expired':
      return `The offer of ${price} expired`;
    case 'reserved':
      return mine ? `You reserved it for ${name}` : `${name} reserved it for you`;
    case 'released':
      return `${who} ended the reservation`;
    case 'reservation-ended':
      return 'The reservation ended';
    case 'sold-to-you':
      return mine ? `Sold to ${name} for ${price}` : `Sold to you for ${price}`;
    case 'sold-to-another':
      return mine ? 'You sold it to someone else' : 'It was sold to someone else';
    case 'sale-undone':
      return `${who} undid the sale`;
    case 'meetup-proposed':
      return mine ? 'You proposed to meet' : `${name} proposes to meet`;
    case 'meetup-confirmed':
      return `${who} confirmed the meet-up`;
    case 'meetup-cancelled':
      return `${who} canceled the meet-up`;
  }
}

/** Says what happened to the review of an undone sale. The seller is the one who undid it. */
export function withdrawnReview({ reviewBy }: DealCard, mine: boolean, name: string): string[] {
  if (reviewBy === undefined) return [];
  const isTheirs = (reviewBy === 'seller') !== mine;
  if (isTheirs) return [`${name}'s review of it was deleted.`];
  const again = mine ? `sell to ${name} again` : `buy from ${name} again`;
  return [`Your review of it was deleted. You can write another if you ${again}.`];
}

const PAUSED = {
  seller: 'You paused this listing, so nobody can make an offer.',
  buyer: "Paused. The seller isn't taking offers right now.",
};

/** Returns the deal's state as shown above the chat; null where the pinned listing already says it. */
export function dealStatus(deal: Deal, name: string, clock: Clock): string | null {
  const { stage, role, reservation, sale, offer, paused } = deal;
  if (stage === 'sold-here') {
    const price = sale ? ` for ${formatDollars(sale.priceCents)}` : '';
    return role === 'seller' ? `Sold to ${name}${price}` : `You bought it${price}`;
  }
  if (stage === 'sold-elsewhere') return role === 'seller' ? null : 'It was sold to someone else';
  if (stage === 'reserved-here' && reservation) {
    const until = `${formatDollars(reservation.priceCents)}, until ${momentLabel(reservation.until, clock)}`;
    return role === 'seller' ? `Reserved for ${name}: ${until}` : `Reserved for you: ${until}`;
  }
  if (offer) {
    const price = formatDollars(offer.priceCents);
    return `${offer.mine ? `Your offer: ${price}` : `${name} offers ${price}`}. ${expiresIn(offer.expiresAt, clock.now)}`;
  }
  if (paused) return role === 'seller' ? PAUSED.seller : PAUSED.buyer;
  return stage === 'reserved-elsewhere' ? 'Reserved for someone else. You can still make an offer.' : null;
}
