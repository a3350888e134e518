import type { Owner } from '../../../platform/server/http/actor.ts';
import { setReservation } from '../../listings/server/listings.ts';
import type { Deal, NewReservation } from '../contract/deal.ts';
import { checkUntil } from '../contract/deal-rules.ts';
import { LIFECYCLE } from '../contract/lifecycle.ts';
import { buyerOf } from './answer-offer.ts';
import { changeDeal } from './change-deal.ts';
import type { DealsServices } from './deals.ts';
import { endMeetups } from './deals.queries.ts';

/**
 * Reserves a thing for the buyer of a conversation, or changes until when.
 * @throws DomainError that says what speaks against it.
 */
export function reserveListing(
  services: DealsServices,
  owner: Owner,
  conversationId: string,
  input: NewReservation,
): Promise<Deal> {
  return changeDeal(services, owner, conversationId, {
    action: 'reserve',
    isDone: ({ listing, stage }) =>
      stage === LIFECYCLE.reserve.to.stage &&
      (input.until === undefined || listing.reservation?.until.getTime() === Date.parse(input.until)),
    async work(step) {
      const { trx, conversation, role, listing } = step;
      const until = checkUntil(input.until, listing.now);
      // What was agreed on stays when only the time changes.
      const priceCents = listing.reservation?.priceCents ?? listing.priceCents;
      await setReservation(trx, listing.id, { buyerId: buyerOf(step), until, priceCents });
      step.listingChanged(listing);
      step.step(conversation, role, { step: 'reserved', until: until.toISOString() });
    },
  });
}

/** Ends a reservation, and with it what was planned. */
export function releaseListing(services: DealsServices, owner: Owner, conversationId: string): Promise<Deal> {
  return changeDeal(services, owner, conversationId, {
    action: 'release',
    isDone: ({ stage }) => stage === LIFECYCLE.release.to.stage,
    async work(step) {
      const { trx, conversation, role, listing } = step;
      await setReservation(trx, listing.id, null);
      await endMeetups(trx, { conversationId }, LIFECYCLE.cancelMeetup.to.meetup);
      step.listingChanged(listing);
      step.step(conversation, role, { step: 'released' });
    },
  });
}
