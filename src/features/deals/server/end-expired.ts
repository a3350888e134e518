import {
  type ListingOfDeal,
  expiredReservations,
  lockListing,
  setReservation,
} from '../../listings/server/listings.ts';
import { findConversations, findConversationWith } from '../../messages/server/messages.ts';
import { LIFECYCLE, otherRole } from '../contract/lifecycle.ts';
import { type DealLedger, keepLedger } from './deal-ledger.ts';
import type { DealsServices } from './deals.ts';
import { endOffers, listingsOfExpiredOffers, openOffersOf } from './deals.queries.ts';

const AT_ONCE = 100;

/**
 * Notes what the clock has ended about a locked listing: a reservation, and offers that nobody answered. Whoever reads
 * takes them for ended already; here they get their card and their signal, once.
 */
export async function endExpired(ledger: DealLedger, listing: ListingOfDeal): Promise<void> {
  const { trx } = ledger;
  if (listing.expired !== null && listing.status !== 'sold') {
    await setReservation(trx, listing.id, null);
    ledger.listingChanged(listing);
    const conversation = await findConversationWith(trx, listing, listing.expired.buyerId);
    if (conversation) ledger.stepOfClock(conversation, 'seller', { step: 'reservation-ended' });
  }
  const offers = await openOffersOf(trx, listing.id, listing.now);
  await endOffers(
    trx,
    offers.map(({ id }) => id),
    LIFECYCLE.expireOffer.to.offer,
  );
  const conversations = await findConversations(
    trx,
    offers.map(({ conversation_id }) => conversation_id),
    listing.owner,
  );
  for (const offer of offers) {
    const conversation = conversations.get(offer.conversation_id);
    if (conversation === undefined) continue;
    // It is the other one who let it pass: the one who made it is told.
    ledger.step(conversation, otherRole(offer.made_by), {
      step: 'offer-expired',
      offerId: offer.id,
      priceCents: offer.price_cents,
    });
  }
}

/** Run by a schedule: notes what the clock has ended since. */
export async function sweepDeals(services: DealsServices): Promise<void> {
  const { db } = services;
  const ids = new Set([
    ...(await expiredReservations(db, AT_ONCE)),
    ...(await listingsOfExpiredOffers(db, AT_ONCE)),
  ]);
  for (const id of ids) {
    await keepLedger(services, async (ledger) => {
      const listing = await lockListing(ledger.trx, id);
      if (listing) await endExpired(ledger, listing);
    });
  }
}
