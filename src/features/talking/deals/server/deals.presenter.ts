import type { Deal, DealAbilities } from '../contract/deal.ts';
import { DEAL_ABILITIES, type DealAbility, type DealRole, denialOf } from '../contract/lifecycle.ts';
import { isTooOld, situationOf } from './deals.policy.ts';
import type { DealState } from './deal-state.ts';

interface ExtraFacts extends Pick<DealAbilities, 'thankOthers' | 'review'> {
  /** The reviews of the sale are published. */
  reviewed: boolean;
}

/** @param apart Facts that the deal's lifecycle does not decide. */
export function presentDeal(state: DealState, role: DealRole, { reviewed, ...extra }: ExtraFacts): Deal {
  const { listing, stage, offer, meetup, sale } = state;
  const situation = situationOf(state, role);
  const can = Object.fromEntries(
    DEAL_ABILITIES.map((action) => [action, denialOf(action, situation) === null]),
  ) as Record<DealAbility, boolean>;
  const undoSale = can.undoSale && !reviewed && sale !== null && !isTooOld(sale, listing.now);
  return {
    listingId: listing.id,
    role,
    stage,
    paused: listing.status === 'paused',
    priceCents: listing.priceCents,
    offer: offer && {
      id: offer.id,
      mine: offer.made_by === role,
      priceCents: offer.price_cents,
      expiresAt: offer.expires_at.toISOString(),
    },
    reservation:
      stage === 'reserved-here' && listing.reservation
        ? { until: listing.reservation.until.toISOString(), priceCents: listing.reservation.priceCents }
        : null,
    sale:
      stage === 'sold-here' && sale
        ? { id: sale.id, priceCents: sale.price_cents, completedAt: sale.completed_at.toISOString() }
        : null,
    meetup: meetup && {
      id: meetup.id,
      mine: meetup.proposed_by === role,
      confirmed: meetup.state === 'confirmed',
      place: meetup.place,
      startsAt: meetup.starts_at.toISOString(),
    },
    can: { ...can, ...extra, undoSale },
  };
}
