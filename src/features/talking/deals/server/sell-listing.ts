import type { Owner } from '../../../../platform/server/http/actor.ts';
import { listingStatusChanged } from '../../../items/listings/contract/signals.ts';
import { type ListingOfDeal, setSold } from '../../../items/listings/server/listings.ts';
import { findConversations, findConversationWith, publishMessages } from '../../messages/server/messages.ts';
import type { Deal, NewSale } from '../contract/deal.ts';
import { LIFECYCLE } from '../contract/lifecycle.ts';
import { saleCompleted } from '../contract/signals.ts';
import { changeDeal } from './change-deal.ts';
import type { DealLedger } from './deal-ledger.ts';
import { endMeetups, endOffer, endOffers, openOffersOf } from './deals.queries.ts';
import type { DealsServices } from './deals.ts';
import { type WrittenMessages, writeThanks } from './interested-buyers.ts';
import { buyerOf } from './offers.ts';
import { removeSale } from './undo-sale.ts';

/**
 * Sells to the buyer of a conversation, reserved for them or not, and ends the offers of others.
 * @throws DomainError with the reason why it is refused.
 */
export async function sellListing(
  services: DealsServices,
  owner: Owner,
  conversationId: string,
  input: NewSale,
): Promise<Deal> {
  let thanks: WrittenMessages = [];
  const deal = await changeDeal(services, owner, conversationId, {
    action: 'sell',
    endsReservation: input.endReservation,
    isDone: ({ stage }) => stage === LIFECYCLE.sell.to.stage,
    async work(step) {
      const { trx, jobs, conversation, role, listing, offer, sale } = step;
      // The listing was put back up for sale, and the job has not removed the previous sale yet.
      if (sale !== null) await removeSale(step, services, sale.id);
      const buyerId = buyerOf(step);
      const agreed = listing.reservation?.buyerId === buyerId ? listing.reservation.priceCents : null;
      const priceCents = input.priceCents ?? agreed ?? listing.priceCents;
      const { id } = await trx
        .insertInto('sales')
        .values({
          listing_id: listing.id,
          seller_id: listing.owner.kind === 'member' ? listing.owner.id : null,
          seller_guest: listing.owner.kind === 'guest' ? listing.owner.key : null,
          buyer_id: buyerId,
          item_title: listing.title,
          price_cents: priceCents,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await setSold(trx, listing.id, true);
      if (offer) await endOffer(trx, offer.id, 'ended');
      await endForOthers(step, listing, conversationId);
      await jobs.record(trx, saleCompleted, { saleId: id });
      await jobs.record(trx, listingStatusChanged, { listingId: listing.id, status: 'sold' });
      step.listingChanged(listing);
      step.step(conversation, role, { step: 'sold-to-you', priceCents });
      if (input.thankOthers) thanks = await writeThanks(trx, jobs, listing, buyerId);
    },
  });
  publishMessages(services.live, thanks);
  return deal;
}

/**
 * Ends the offers, meet-ups and reservation of everyone but the buyer of a locked, sold listing. Each person
 * is notified once.
 */
export async function endForOthers(
  ledger: DealLedger,
  listing: ListingOfDeal,
  buyersConversationId: string | null,
): Promise<void> {
  const { trx } = ledger;
  const offers = (await openOffersOf(trx, [listing.id])).filter(
    ({ conversation_id }) => conversation_id !== buyersConversationId,
  );
  await endOffers(
    trx,
    offers.map(({ id }) => id),
    'ended',
  );
  const planned = { listingId: listing.id, exceptConversationId: buyersConversationId };
  const meetingIds = await endMeetups(trx, planned, 'cancelled');
  const conversationIds = new Set([...offers.map(({ conversation_id }) => conversation_id), ...meetingIds]);
  if (listing.reservation !== null) {
    const reserved = await findConversationWith(trx, listing, listing.reservation.buyerId);
    if (reserved && reserved.id !== buyersConversationId) conversationIds.add(reserved.id);
  }
  const conversations = await findConversations(
    trx,
    [...conversationIds].map((id) => ({ id, seller: listing.owner })),
  );
  for (const conversation of conversations.values()) {
    ledger.step(conversation, 'seller', { step: 'sold-to-another' });
  }
}
