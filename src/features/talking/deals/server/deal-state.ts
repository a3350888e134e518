import type { Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { ListingOfDeal } from '../../../items/listings/server/listings.ts';
import type { ListingConversation } from '../../messages/server/messages.ts';
import type { DealStage } from '../contract/lifecycle.ts';
import {
  findMeetup,
  findOpenOffer,
  findSale,
  type MeetupRow,
  type OfferRow,
  type SaleRow,
} from './deals.queries.ts';

/** The state of a deal, seen from one conversation. */
export interface DealState {
  listing: ListingOfDeal;
  conversation: ListingConversation;
  stage: DealStage;
  offer: OfferRow | null;
  meetup: MeetupRow | null;
  /** The sale of the listing, to any buyer. It only applies while the listing is sold. */
  sale: SaleRow | null;
}

export async function loadState(
  db: Database | Transaction<DB>,
  listing: ListingOfDeal,
  conversation: ListingConversation,
): Promise<DealState> {
  const offer = await findOpenOffer(db, conversation.id, listing.now);
  const meetup = await findMeetup(db, conversation.id, listing.now);
  const sale = await findSale(db, listing.id);
  return { listing, conversation, offer, meetup, sale, stage: stageOf(listing, conversation, sale) };
}

function stageOf(
  { status, reservation }: ListingOfDeal,
  { buyerId }: ListingConversation,
  sale: SaleRow | null,
): DealStage {
  if (status === 'sold') {
    return sale !== null && buyerId !== null && sale.buyer_id === buyerId ? 'sold-here' : 'sold-elsewhere';
  }
  if (reservation === null) return 'available';
  return reservation.buyerId === buyerId ? 'reserved-here' : 'reserved-elsewhere';
}
