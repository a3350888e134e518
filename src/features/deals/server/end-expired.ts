import {
  type ListingOfDeal,
  lapsedReservations,
  lockListing,
  setReservation,
} from '../../listings/server/listings.ts';
import { findTalk, findTalkWith } from '../../messages/server/messages.ts';
import { LIFECYCLE, otherRole } from '../contract/lifecycle.ts';
import { type DealLedger, keepLedger } from './deal-ledger.ts';
import type { DealsServices } from './deals.ts';
import { endOffer, listingsOfLapsedOffers, openOffersOf } from './deals.queries.ts';

const AT_ONCE = 100;

/**
 * Notes what the clock has ended about a locked listing: a reservation, and offers that nobody answered. Whoever reads
 * takes them for ended already; here they get their card and their signal, once.
 */
export async function endLapsed(ledger: DealLedger, listing: ListingOfDeal): Promise<void> {
  const { trx } = ledger;
  if (listing.lapsed !== null && listing.status !== 'sold') {
    await setReservation(trx, listing.id, null);
    ledger.listingChanged(listing);
    const talk = await findTalkWith(trx, listing, listing.lapsed.buyerId);
    if (talk) ledger.stepOfClock(talk, 'seller', { step: 'reservation-ended' });
  }
  for (const offer of await openOffersOf(trx, listing.id, listing.now)) {
    await endOffer(trx, offer.id, LIFECYCLE.expireOffer.to.offer);
    const talk = await findTalk(trx, offer.conversation_id, listing.owner);
    if (talk === undefined) continue;
    // It is the other one who let it pass: the one who made it is told.
    ledger.step(talk, otherRole(offer.made_by), {
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
    ...(await lapsedReservations(db, AT_ONCE)),
    ...(await listingsOfLapsedOffers(db, AT_ONCE)),
  ]);
  for (const id of ids) {
    await keepLedger(services, async (ledger) => {
      const listing = await lockListing(ledger.trx, id);
      if (listing) await endLapsed(ledger, listing);
    });
  }
}
