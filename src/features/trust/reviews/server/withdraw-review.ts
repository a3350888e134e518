import type { Transaction } from 'kysely';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { ReviewType } from '../contract/review.ts';
import { isVisible } from './reviews.policy.ts';

/**
 * Deletes the unpublished review of a locked sale that is being undone. Published reviews stay and keep the sale: the
 * constraint `reviews_of_sale` prevents deleting it.
 * @returns The role of the author; null if there was no review.
 */
export async function withdrawReview(trx: Transaction<DB>, saleId: string): Promise<ReviewType | null> {
  const withdrawn = await trx
    .deleteFrom('reviews')
    .where('sale_id', '=', saleId)
    .where((eb) => eb.not(isVisible))
    .returning('type')
    .executeTakeFirst();
  if (withdrawn === undefined) return null;
  return withdrawn.type === 'seller' ? 'buyer' : 'seller';
}
