import {
  type ListingOfDeal,
  listingOfDeal,
  lockListing,
  setSold,
} from '../../../items/listings/server/listings.ts';
import { findConversationWith } from '../../messages/server/messages.ts';
import { type DealLedger, withLedger, updateConversations } from './deal-ledger.ts';
import type { DealsServices } from './deals.ts';
import { findSale } from './deals.queries.ts';
import { endForOthers } from './sell-listing.ts';
import { undoSaleOfRelisted } from './undo-sale.ts';

/**
 * Applies a status change made on the listing's own page: ends the deals of a sold listing, and removes the
 * sale of one that is for sale again. Idempotent, because it reads the current status.
 */
export async function applyListingStatus(services: DealsServices, listingId: string): Promise<void> {
  await withLedger(services, async (ledger) => {
    const listing = await lockListing(ledger.trx, listingId);
    if (listing === undefined) return;
    ledger.listingChanged(listing);
    if (listing.status === 'sold') await endDealsOfSold(ledger, listing);
    else await undoSaleOfRelisted(ledger, services, listing);
  });
}

async function endDealsOfSold(ledger: DealLedger, listing: ListingOfDeal): Promise<void> {
  const { trx } = ledger;
  const sale = await findSale(trx, listing.id);
  const buyers = sale?.buyer_id ? await findConversationWith(trx, listing, sale.buyer_id) : undefined;
  await endForOthers(ledger, listing, buyers?.id ?? null);
  if (listing.reservation ?? listing.expired) await setSold(trx, listing.id, true);
}

/** Updates open chats after the price of a listing changed. */
export async function publishPriceChange(services: DealsServices, listingId: string): Promise<void> {
  const listing = await listingOfDeal(services.db, listingId);
  if (listing) await updateConversations(services, [listing]);
}
