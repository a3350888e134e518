import type { Owner } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { setReservation } from '../../../items/listings/server/listings.ts';
import { messageErrors } from '../../messages/contract/errors.ts';
import type { Deal } from '../contract/deal.ts';
import { checkUntil } from '../contract/deal-rules.ts';
import { dealErrors } from '../contract/errors.ts';
import { type DealRole, LIFECYCLE } from '../contract/lifecycle.ts';
import { changeDeal, type Step } from './change-deal.ts';
import type { DealsServices } from './deals.ts';
import { endOffer, findOffer, type OfferRow } from './deals.queries.ts';

type Answer = 'acceptOffer' | 'declineOffer' | 'withdrawOffer';

const CARDS = {
  acceptOffer: 'offer-accepted',
  declineOffer: 'offer-declined',
  withdrawOffer: 'offer-withdrawn',
} as const;

/**
 * Accepts, declines or withdraws an open offer. Accepting reserves the listing for the buyer.
 * @throws DomainError with the reason why the step is refused.
 */
export function answerOffer(
  services: DealsServices,
  owner: Owner,
  conversationId: string,
  offerId: string,
  action: Answer,
): Promise<Deal> {
  const state = LIFECYCLE[action].to.offer;
  return changeDeal(services, owner, conversationId, {
    action,
    offerId,
    async isDone({ trx, conversation, role }) {
      const offer = await findOffer(trx, conversation.id, offerId);
      return offer?.state === state && mayHaveEnded(action, offer, role);
    },
    async work(step) {
      const { offer, conversation, role, trx } = step;
      if (offer === null || !(await endOffer(trx, offerId, state))) {
        throw new DomainError(dealErrors.OFFER_OVER);
      }
      const until = action === 'acceptOffer' ? await reserveFor(step, offer) : null;
      step.step(conversation, role, {
        step: CARDS[action],
        offerId,
        priceCents: offer.price_cents,
        until: until?.toISOString() ?? null,
      });
    },
  });
}

const mayHaveEnded = (action: Answer, { made_by }: OfferRow, role: DealRole): boolean =>
  (LIFECYCLE[action].by === 'maker') === (made_by === role);

async function reserveFor(step: Step, { price_cents }: OfferRow): Promise<Date> {
  const { listing, trx } = step;
  const until = checkUntil(undefined, listing.now);
  await setReservation(trx, [listing.id], { buyerId: buyerOf(step), until, priceCents: price_cents });
  step.listingChanged(listing);
  return until;
}

/**
 * Returns the profile id of the buyer.
 * @throws DomainError when the buyer's account was deleted.
 */
export function buyerOf({ conversation }: Step): string {
  if (conversation.buyerId === null) throw new DomainError(messageErrors.NOBODY_THERE);
  return conversation.buyerId;
}
