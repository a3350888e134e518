import {
  type ListingOfDeal,
  expiredReservations,
  lockListings,
  setReservation,
} from '../../listings/server/listings.ts';
import { findConversations, findConversationsWith } from '../../messages/server/messages.ts';
import { LIFECYCLE, otherRole } from '../contract/lifecycle.ts';
import { type DealLedger, keepLedger } from './deal-ledger.ts';
import type { DealsServices } from './deals.ts';
import { endOffers, listingsOfExpiredOffers, openOffersOf } from './deals.queries.ts';

/** Listings per transaction, as each keeps them locked. */
const BATCH = 100;

/**
 * Ends what has expired about locked listings: reservations, and offers that nobody answered. Queries treat both as
 * ended already; here they get their system message and signal, once.
 */
export async function endExpired(ledger: DealLedger, listings: readonly ListingOfDeal[]): Promise<void> {
  await endReservations(ledger, listings);
  await endUnansweredOffers(ledger, listings);
}

async function endReservations(ledger: DealLedger, listings: readonly ListingOfDeal[]): Promise<void> {
  const ended = listings.flatMap((listing) =>
    listing.expired === null || listing.status === 'sold'
      ? []
      : [{ listing, buyerId: listing.expired.buyerId }],
  );
  if (ended.length === 0) return;
  await setReservation(
    ledger.trx,
    ended.map(({ listing }) => listing.id),
    null,
  );
  const conversations = await findConversationsWith(ledger.trx, ended);
  for (const { listing } of ended) {
    ledger.listingChanged(listing);
    const conversation = conversations.get(listing.id);
    if (conversation) ledger.stepByTime(conversation, 'seller', { step: 'reservation-ended' });
  }
}

async function endUnansweredOffers(ledger: DealLedger, listings: readonly ListingOfDeal[]): Promise<void> {
  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  const offers = (await openOffersOf(ledger.trx, [...byId.keys()])).flatMap((offer) => {
    const listing = byId.get(offer.listing_id);
    return listing && offer.expires_at <= listing.now ? [{ ...offer, seller: listing.owner }] : [];
  });
  await endOffers(
    ledger.trx,
    offers.map(({ id }) => id),
    LIFECYCLE.expireOffer.to.offer,
  );
  const conversations = await findConversations(
    ledger.trx,
    offers.map(({ conversation_id: id, seller }) => ({ id, seller })),
  );
  for (const offer of offers) {
    const conversation = conversations.get(offer.conversation_id);
    if (conversation === undefined) continue;
    // The message is from the one who did not answer, so that the one who made the offer is notified.
    ledger.step(conversation, otherRole(offer.made_by), {
      step: 'offer-expired',
      offerId: offer.id,
      priceCents: offer.price_cents,
    });
  }
}

/** Ends what has expired since the last run; run by a schedule. */
export async function sweepDeals(services: DealsServices): Promise<void> {
  const { db } = services;
  const [reserved, offered] = [
    await expiredReservations(db, BATCH),
    await listingsOfExpiredOffers(db, BATCH),
  ];
  const ids = [...new Set([...reserved, ...offered])];
  if (ids.length === 0) return;
  await keepLedger(services, async (ledger) => {
    await endExpired(ledger, await lockListings(ledger.trx, ids));
  });
}
