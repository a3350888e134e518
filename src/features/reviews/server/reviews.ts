import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import type { DB } from '../../../platform/server/db/schema.generated.ts';
import { anyOf } from '../../../platform/server/db/any-of.ts';
import { presentMember } from '../../people/server/people.ts';
import { firstDeadline } from './pending-reviews.ts';
import { isVisible } from './reviews.policy.ts';

/** The public API of reviews for other features on the server. */

/**
 * Whether anybody has reviewed a sale. Undoing a sale needs no check before: the constraint `reviews_of_sale`
 * refuses to delete one that has reviews.
 */
export async function isReviewed(db: Database | Transaction<DB>, saleId: string): Promise<boolean> {
  const found = await db.selectFrom('reviews').select('id').where('sale_id', '=', saleId).executeTakeFirst();
  return found !== undefined;
}

/** The sales to a named buyer of sold listings, by the ids of the listings, and whether anybody reviewed them. */
export async function namedSales(
  trx: Transaction<DB>,
  listingIds: readonly string[],
): Promise<Map<string, { buyer: string; reviewed: boolean }>> {
  const rows = await trx
    .selectFrom('sales')
    .innerJoin('listings', 'listings.id', 'sales.listing_id')
    .innerJoin('profiles', 'profiles.id', 'sales.buyer_id')
    .select(({ exists, selectFrom }) => [
      'sales.listing_id',
      'profiles.id',
      'profiles.username',
      'profiles.full_name',
      'profiles.avatar_url',
      'profiles.rating',
      'profiles.total_ratings',
      exists(selectFrom('reviews').select('id').whereRef('sale_id', '=', 'sales.id')).as('reviewed'),
    ])
    .where('sales.listing_id', '=', anyOf(listingIds))
    .where('listings.status', '=', 'sold')
    .execute();
  return new Map(
    rows.map((row) => [
      row.listing_id,
      { buyer: presentMember(row.id, row).name, reviewed: row.reviewed === true },
    ]),
  );
}

/** Whether reviews of a sale can still be written, or wait to be published. */
export async function areReviewsOpen(db: Database, saleId: string): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select
      case when count(reviews.id) = 0 then ${firstDeadline} > now() else not bool_and(${isVisible}) end as open
    from sales left join reviews on reviews.sale_id = sales.id
    where sales.id = ${saleId}
    group by sales.id`.execute(db);
  return rows[0]?.open ?? false;
}

/** The person a review is about, null for guests and deleted accounts, and whether it is published. */
export function outlineOfReview(db: Database, id: string) {
  return db
    .selectFrom('reviews')
    .select(['reviewee_id as subject', isVisible.as('published')])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** How many sales to a named buyer a member took part in, on either side. */
export async function countDealsOf(db: Database, profileId: string): Promise<number> {
  const { rows } = await sql<{ deals: number }>`
    select ((select count(*) from sales where seller_id = ${profileId})
      + (select count(*) from sales where buyer_id = ${profileId}))::int as deals`.execute(db);
  return rows[0]?.deals ?? 0;
}

/**
 * Moves a guest's reviews to an account, where they count from then on; call it before their sales move.
 * Reviews of a sale between the guest and that very account are deleted: nobody reviews themselves.
 */
export async function moveReviews(trx: Transaction<DB>, guestKey: string, profileId: string): Promise<void> {
  // Waits for reviews of the guest that are being written at this moment.
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
