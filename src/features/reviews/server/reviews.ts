import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import type { DB } from '../../../platform/server/db/schema.generated.ts';

/** What the rest of the product may ask of reviews on the server. */

/**
 * Whether anybody has reviewed a sale. Taking a sale back needs no look before: deleting one that is reviewed breaks
 * the constraint `reviews_of_sale`.
 */
export async function isReviewed(db: Database | Transaction<DB>, saleId: string): Promise<boolean> {
  const found = await db.selectFrom('reviews').select('id').where('sale_id', '=', saleId).executeTakeFirst();
  return found !== undefined;
}

/** Sales to a named buyer that a member took part in, on either side. */
export async function countDealsOf(db: Database, profileId: string): Promise<number> {
  const { rows } = await sql<{ deals: number }>`
    select ((select count(*) from sales where seller_id = ${profileId})
      + (select count(*) from sales where buyer_id = ${profileId}))::int as deals`.execute(db);
  return rows[0]?.deals ?? 0;
}

/**
 * Gives a guest's sales and reviews to an account, where they count from then on. A sale to that very account is none
 * any more: nobody reviews themselves.
 */
export async function moveReviews(trx: Transaction<DB>, guestKey: string, profileId: string): Promise<void> {
  const own = await trx
    .selectFrom('sales')
    .select('id')
    .where('seller_guest', '=', guestKey)
    .where('buyer_id', '=', profileId)
    .forUpdate()
    .execute();
  for (const { id } of own) {
    await trx.deleteFrom('reviews').where('sale_id', '=', id).execute();
    await trx.deleteFrom('sales').where('id', '=', id).execute();
  }
  await trx
    .updateTable('sales')
    .set({ seller_id: profileId, seller_guest: null })
    .where('seller_guest', '=', guestKey)
    .execute();
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
