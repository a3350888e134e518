import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import type { DB } from '../../../platform/server/db/schema.generated.ts';
import type { Jobs } from '../../../platform/server/jobs.ts';
import type { Live } from '../../../platform/server/realtime/live.ts';
import type { SystemMessageTypes } from '../../../shared/system-messages.ts';
import type { SystemMessages } from '../../messages/server/messages.ts';
import { ASKING_STEPS, cardType, SETTLING_STEPS } from '../contract/card-steps.ts';
import { DealCardData } from '../contract/deal-card.ts';
import type { DealRole } from '../contract/lifecycle.ts';

/** How far the two of a sale are with their reviews. */
export interface SaleReviews {
  /** Reviews of it can still come. */
  open: boolean;
  published: boolean;
}

/** What the use cases of deals need. */
export interface DealsServices {
  db: Database;
  jobs: Jobs;
  live: Live;
  systemMessages: SystemMessages;
  reviewsOf: (saleId: string) => Promise<SaleReviews>;
  /** Deletes the unpublished review of a sale; resolves to who wrote it, or null when nobody has. */
  withdrawReview: (trx: Transaction<DB>, saleId: string) => Promise<DealRole | null>;
}

/** The steps of a deal, as system messages of its conversation. */
export const dealMessages: readonly SystemMessageTypes[] = [
  { types: ASKING_STEPS.map(cardType), data: DealCardData, reply: 'asks' },
  { types: SETTLING_STEPS.map(cardType), data: DealCardData, reply: 'settles' },
];

/** The public API of deals for other features on the server. */

export { undoSaleOf } from './undo-sale.ts';
export { keepLedger } from './deal-ledger.ts';
export { offerMail } from './offer-mail.ts';
export { endDealsOf, type OpenDeal, openDealsOf } from './open-deals.ts';

/** Seller, buyer and title of a sale; the ids are of profiles, null for guests and deleted accounts. */
export function findSale(db: Database, by: { id: string } | { listingId: string }) {
  const sales = db.selectFrom('sales').select(['listing_id', 'seller_id', 'buyer_id', 'item_title']);
  return (
    'id' in by ? sales.where('id', '=', by.id) : sales.where('listing_id', '=', by.listingId)
  ).executeTakeFirst();
}

/**
 * The same until the transaction is done: whoever undoes the sale waits for it, or it is not found. Only sales between
 * two members have both ids.
 */
export function holdSale(trx: Database, id: string) {
  return trx
    .selectFrom('sales')
    .select([
      'listing_id as listingId',
      'seller_id as sellerId',
      'buyer_id as buyerId',
      'item_title as itemTitle',
      'completed_at as completedAt',
    ])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
}

/** Moves a guest's sales to an account and deletes those to that very account. The rest moves with the conversations. */
export async function moveSales(trx: Transaction<DB>, guestKey: string, profileId: string): Promise<void> {
  await trx
    .deleteFrom('sales')
    .where('seller_guest', '=', guestKey)
    .where('buyer_id', '=', profileId)
    .execute();
  await trx
    .updateTable('sales')
    .set({ seller_id: profileId, seller_guest: null })
    .where('seller_guest', '=', guestKey)
    .execute();
}
