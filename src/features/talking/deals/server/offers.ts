import type { Owner } from '../../../../platform/server/http/actor.ts';
import { commonErrors, DomainError } from '../../../../shared/errors.ts';
import { formatDollars } from '../../../../shared/money.ts';
import { setReservation } from '../../../items/listings/server/listings.ts';
import { messageErrors } from '../../messages/contract/errors.ts';
import type { Deal, NewOffer } from '../contract/deal.ts';
import { DEAL_LIMITS } from '../contract/deal-limits.ts';
import { checkUntil, hoursAfter } from '../contract/deal-rules.ts';
import { dealErrors } from '../contract/errors.ts';
import { type DealRole, LIFECYCLE } from '../contract/lifecycle.ts';
import { changeDeal, type Step } from './change-deal.ts';
import { endOffer, findOffer, type OfferRow } from './deals.queries.ts';
import type { DealsServices } from './deals.ts';
import { untilAfterMeetup } from './meetups.ts';

/**
 * Makes an offer as the buyer.
 * @throws DomainError with the reason why it is refused.
 */
export function makeOffer(
  services: DealsServices,
  owner: Owner,
  conversationId: string,
  input: NewOffer,
): Promise<Deal> {
  return changeDeal(services, owner, conversationId, {
    action: 'makeOffer',
    isDone: (step) => isMade(step, input.id),
    work: (step) => insertOffer(step, input, 'offer-made'),
  });
}

/** Answers an offer with another price. */
export function counterOffer(
  services: DealsServices,
  owner: Owner,
  conversationId: string,
  offerId: string,
  input: NewOffer,
): Promise<Deal> {
  return changeDeal(services, owner, conversationId, {
    action: 'counterOffer',
    offerId,
    isDone: (step) => isMade(step, input.id),
    async work(step) {
      await endOffer(step.trx, offerId, LIFECYCLE.counterOffer.to.offer);
      await insertOffer(step, input, 'offer-countered');
    },
  });
}

const isMade = async ({ trx, conversation }: Step, id: string): Promise<boolean> =>
  (await findOffer(trx, conversation.id, id)) !== undefined;

async function insertOffer(
  step: Step,
  { id, priceCents }: NewOffer,
  name: 'offer-made' | 'offer-countered',
): Promise<void> {
  const { trx, conversation, role, listing } = step;
  if (priceCents > listing.priceCents) {
    const message = `The price is ${formatDollars(listing.priceCents)}. Offer that or less.`;
    throw new DomainError(dealErrors.OFFER_TOO_HIGH, { fields: [{ field: 'priceCents', message }] });
  }
  const expiresAt = hoursAfter(listing.now, DEAL_LIMITS.offerHours);
  const inserted = await trx
    .insertInto('offers')
    .values({
      id,
      conversation_id: conversation.id,
      listing_id: listing.id,
      made_by: role,
      price_cents: priceCents,
      created_at: listing.now,
      expires_at: expiresAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined) {
    const fields = [{ field: 'id', message: 'It is taken. Make a new one.' }];
    throw new DomainError(commonErrors.INVALID_INPUT, { fields });
  }
  step.step(conversation, role, {
    step: name,
    offerId: id,
    priceCents,
    until: expiresAt.toISOString(),
  });
}

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
  const { listing, meetup, trx } = step;
  const until = untilAfterMeetup(checkUntil(undefined, listing.now), meetup);
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
