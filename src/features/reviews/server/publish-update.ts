import type { Database } from '../../../platform/server/db/database.ts';
import { ownerOf } from '../../../platform/server/http/actor.ts';
import type { Live } from '../../../platform/server/realtime/live.ts';
import { REVIEW_UPDATES } from '../contract/review-updates.ts';

/**
 * Sends a live update to both people of a sale when one of them has written, or the reviews are published.
 */
export async function publishUpdate(
  { db, live }: { db: Database; live: Live },
  { reviewId }: { reviewId: string },
): Promise<void> {
  const sale = await db
    .selectFrom('reviews')
    .innerJoin('sales', 'sales.id', 'reviews.sale_id')
    .select(['sales.seller_id', 'sales.seller_guest', 'sales.buyer_id'])
    .where('reviews.id', '=', reviewId)
    .executeTakeFirst();
  if (sale === undefined) return;
  const people = [ownerOf(sale.seller_id, sale.seller_guest), ownerOf(sale.buyer_id, null)];
  live.publish(
    people.filter((person) => person !== null),
    { type: REVIEW_UPDATES.changed, ids: [] },
  );
}
