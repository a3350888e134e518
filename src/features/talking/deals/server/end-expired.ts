import {
  expiredReservations,
  type ListingOfDeal,
  lockListings,
  setReservation,
} from '../../../items/listings/server/listings.ts';
import { findConversations, findConversationsWith } from '../../messages/server/messages.ts';
import { LIFECYCLE, otherRole } from '../contract/lifecycle.ts';
import { type DealLedger, withLedger } from './deal-ledger.ts';
import { endOffers, listingsOfExpiredOffers, openOffersOf } from './deals.queries.ts';
import type { DealsServices } from './deals.ts';

/** Listings per transaction. Each transaction keeps its listings locked. */
const BATCH_SIZE = 100;

/**
 * Ends expired reservations and unanswered offers of locked listings. Queries already treat both as ended;
 * this posts their system message and signal, once.
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
    // The receiver of the offer sends the message, so that its maker is notified.
    ledger.step(conversation, otherRole(offer.made_by), {
      step: 'offer-expired',
      offerId: offer.id,
      priceCents: offer.price_cents,
    });
  }
}

/** Ends everything that has expired since the last scheduled run. */
export async function endExpiredDeals(services: DealsServices): Promise<void> {
  const { db } = services;
  const [reserved, offered] = [
    await expiredReservations(db, BATCH_SIZE),
    await listingsOfExpiredOffers(db, BATCH_SIZE),
  ];
  const ids = [...new Set([...reserved, ...offered])];
  if (ids.length === 0) return;
  await withLedger(services, async (ledger) => {
    // Also of hidden listings, or they would be found again each time.
    await endExpired(ledger, await lockListings(ledger.trx, ids, { hidden: true }));
  });
}
