import type { Owner } from '../../../../platform/server/http/actor.ts';
import { setReservation } from '../../../items/listings/server/listings.ts';
import type { Deal, NewReservation } from '../contract/deal.ts';
import { checkUntil } from '../contract/deal-rules.ts';
import { LIFECYCLE } from '../contract/lifecycle.ts';
import { changeDeal } from './change-deal.ts';
import { endMeetups } from './deals.queries.ts';
import type { DealsServices } from './deals.ts';
import { untilAfterMeetup } from './meetups.ts';
import { buyerOf } from './offers.ts';

/**
 * Reserves a listing for the buyer of a conversation, or changes when the reservation ends.
 * @throws DomainError with the reason why it is refused.
 */
export function reserveListing(
  services: DealsServices,
  owner: Owner,
  conversationId: string,
  input: NewReservation,
): Promise<Deal> {
  return changeDeal(services, owner, conversationId, {
    action: 'reserve',
    isDone: ({ listing, stage, meetup }) =>
      stage === LIFECYCLE.reserve.to.stage &&
      (input.until === undefined ||
        listing.reservation?.until.getTime() === untilAfterMeetup(new Date(input.until), meetup).getTime()),
    async work(step) {
      const { trx, conversation, role, listing, meetup } = step;
      const until = untilAfterMeetup(checkUntil(input.until, listing.now), meetup);
      // Changing only the time keeps the agreed price.
      const priceCents = listing.reservation?.priceCents ?? listing.priceCents;
      await setReservation(trx, [listing.id], { buyerId: buyerOf(step), until, priceCents });
      step.listingChanged(listing);
      step.step(conversation, role, { step: 'reserved', until: until.toISOString() });
    },
  });
}

/** Ends a reservation and its planned meet-up. */
export function releaseListing(services: DealsServices, owner: Owner, conversationId: string): Promise<Deal> {
  return changeDeal(services, owner, conversationId, {
    action: 'release',
    isDone: ({ stage }) => stage === LIFECYCLE.release.to.stage,
    async work(step) {
      const { trx, conversation, role, listing } = step;
      await setReservation(trx, [listing.id], null);
      await endMeetups(trx, { conversationId }, LIFECYCLE.cancelMeetup.to.meetup);
      step.listingChanged(listing);
      step.step(conversation, role, { step: 'released' });
    },
  });
}
