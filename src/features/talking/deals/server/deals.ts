import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import type { Live } from '../../../../platform/server/realtime/live.ts';
import type { SystemMessageTypes } from '../../../../shared/system-messages.ts';
import type { SystemMessages } from '../../messages/server/messages.ts';
import { ASKING_STEPS, cardType, SETTLING_STEPS } from '../contract/card-steps.ts';
import { DealCardData } from '../contract/deal-card.ts';
import type { DealRole } from '../contract/lifecycle.ts';

/** The review state of a sale. */
interface SaleReviews {
  /** Reviews can still be written. */
  open: boolean;
  published: boolean;
}

/** Services that the use cases of deals need. */
export interface DealsServices {
  db: Database;
  jobs: Jobs;
  live: Live;
  systemMessages: SystemMessages;
  reviewsOf: (saleId: string) => Promise<SaleReviews>;
  /**
   * Deletes the unpublished review of a sale. Resolves to the role of its author, or null if there was none.
   */
  withdrawReview: (trx: Transaction<DB>, saleId: string) => Promise<DealRole | null>;
}

/** The steps of a deal, as system messages of its conversation. */
export const dealMessages: readonly SystemMessageTypes[] = [
  { types: ASKING_STEPS.map(cardType), data: DealCardData, reply: 'asks' },
  { types: SETTLING_STEPS.map(cardType), data: DealCardData, reply: 'settles' },
];

/** The public API of deals for other features on the server. */

export { type DealLedger, withLedger } from './deal-ledger.ts';
export { dealNotification } from './notify-of-deal.ts';
export { offerMail } from './offer-mail.ts';
export {
  countDealsAbout,
  type EndedReservation,
  endDealsAbout,
  endDealsOf,
  endDealsOfRemoved,
  openDealsOf,
  restoreReservations,
} from './open-deals.ts';
export { undoSaleOf } from './undo-sale.ts';

/**
 * Returns seller, buyer and title of a sale. The ids are profile ids, null for guests and deleted accounts.
 */
export function findSale(db: Database, by: { id: string } | { listingId: string }) {
  const sales = db.selectFrom('sales').select(['listing_id', 'seller_id', 'buyer_id', 'item_title']);
  return (
    'id' in by ? sales.where('id', '=', by.id) : sales.where('listing_id', '=', by.listingId)
  ).executeTakeFirst();
}

/**
 * Returns a sale and locks it until the end of the transaction, so that it can't be undone meanwhile. Only
 * sales between two members have both ids.
 */
export function lockSale(trx: Database, id: string) {
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

/**
 * Returns whether the buyer of a sale has a history beyond it: an old enough account, a deal with someone
 * else, or a meet-up that both confirmed.
 */
export async function hasBuyerHistory(trx: Database, saleId: string, minDays: number): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select users.created_at <= sale.completed_at - make_interval(days => ${minDays})
      or exists (
        select from sales as earlier
        where (earlier.buyer_id = sale.buyer_id and earlier.seller_id <> sale.seller_id
            or earlier.seller_id = sale.buyer_id and earlier.buyer_id <> sale.seller_id)
          and earlier.completed_at < sale.completed_at)
      or exists (
        select from meetups join conversations on conversations.id = meetups.conversation_id
        where meetups.listing_id = sale.listing_id and meetups.state = 'confirmed'
          and sale.buyer_id in (conversations.first_person, conversations.second_person)) as known
    from sales as sale join users on users.id = sale.buyer_id
    where sale.id = ${saleId}`.execute(trx);
  return rows[0]?.known ?? false;
}

/**
 * Moves a guest's sales to an account, and deletes those to that same account. Everything else moves with the
 * conversations.
 */
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
