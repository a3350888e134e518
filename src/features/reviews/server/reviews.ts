import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import type { DB } from '../../../platform/server/db/schema.generated.ts';
import { isVisible } from './reviews.policy.ts';

/** What the rest of the product may ask of reviews on the server. */

/**
 * Whether anybody has reviewed a sale. Taking a sale back needs no look before: deleting one that is reviewed breaks
 * the constraint `reviews_of_sale`.
 */
export async function isReviewed(db: Database | Transaction<DB>, saleId: string): Promise<boolean> {
  const found = await db.selectFrom('reviews').select('id').where('sale_id', '=', saleId).executeTakeFirst();
  return found !== undefined;
}

/** Whom a review is about, null for a guest and for who is gone, and whether everybody can read it. */
export function outlineOfReview(db: Database, id: string) {
  return db
    .selectFrom('reviews')
    .select(['reviewee_id as subject', isVisible.as('shown')])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Sales to a named buyer that a member took part in, on either side. */
export async function countDealsOf(db: Database, profileId: string): Promise<number> {
  const { rows } = await sql<{ deals: number }>`
    select ((select count(*) from sales where seller_id = ${profileId})
      + (select count(*) from sales where buyer_id = ${profileId}))::int as deals`.execute(db);
  return rows[0]?.deals ?? 0;
}

/**
 * Gives a guest's reviews to an account, where they count from then on; to be called before their sales move. Of a
 * sale to that very account nothing stays: nobody reviews themselves.
 */
export async function moveReviews(trx: Transaction<DB>, guestKey: string, profileId: string): Promise<void> {
  // Whoever writes about the guest at this moment is waited for.
  const sales = await trx
    .selectFrom('sales')
    .select(['id', 'buyer_id'])
    .where('seller_guest', '=', guestKey)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id } of sales.filter(({ buyer_id }) => buyer_id === profileId)) {
    await trx.deleteFrom('reviews').where('sale_id', '=', id).execute();
  }
  await trx
    .updateTable('reviews')
    .set({ reviewer_id: profileId, reviewer_guest: null })
    .where('reviewer_guest', '=', guestKey)
    .execute();
  await trx
    .updateTable('reviews')
    .set({ reviewee_id: profileId, reviewee_guest: null })
    .where('reviewee_guest', '=', guestKey)
    .execute();
}
