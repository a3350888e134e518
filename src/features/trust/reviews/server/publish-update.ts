import type { Database } from '../../../../platform/server/db/database.ts';
import { ownerOf } from '../../../../platform/server/http/actor.ts';
import type { Live } from '../../../../platform/server/realtime/live.ts';
import { findConversationWith, publishListingChange } from '../../../talking/messages/server/messages.ts';
import { REVIEW_UPDATES } from '../contract/review-updates.ts';

/**
 * Sends a live update to both people of a sale when one has written or the reviews are published. Their open chat gets
 * one too, because its actions depend on the reviews.
 */
export async function publishUpdate(
  { db, live }: { db: Database; live: Live },
  { reviewId }: { reviewId: string },
): Promise<void> {
  const sale = await db
    .selectFrom('reviews')
    .innerJoin('sales', 'sales.id', 'reviews.sale_id')
    .select(['sales.listing_id', 'sales.seller_id', 'sales.seller_guest', 'sales.buyer_id'])
    .where('reviews.id', '=', reviewId)
    .executeTakeFirst();
  if (sale === undefined) return;
  const seller = ownerOf(sale.seller_id, sale.seller_guest);
  const buyer = ownerOf(sale.buyer_id, null);
  live.publish(
    [seller, buyer].filter((person) => person !== null),
    { type: REVIEW_UPDATES.changed, ids: [] },
  );
  if (seller === null || sale.buyer_id === null) return;
  const conversation = await findConversationWith(db, { id: sale.listing_id, owner: seller }, sale.buyer_id);
  if (conversation) publishListingChange(live, [conversation]);
}
