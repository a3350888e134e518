import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import type { ListingSale } from '../../../items/listings/server/listings.ts';
import { presentMember } from '../../../people/people/server/people.ts';
import type { ReviewType } from '../contract/review.ts';
import { firstDeadline } from './pending-reviews.ts';
import { isPublished, isVisible } from './reviews.policy.ts';

/** The public API of reviews for other features on the server. */

/**
 * Returns the sales of sold listings by listing id: the buyer's name (null if the account was deleted) and the state of
 * the reviews. Locks the sales, so that the result stays true until the transaction ends.
 */
export async function salesOf(
  trx: Transaction<DB>,
  listingIds: readonly string[],
): Promise<Map<string, ListingSale>> {
  // A separate statement, so that the reviews are read after the lock was acquired.
  await trx
    .selectFrom('sales')
    .select('id')
    .where('listing_id', '=', anyOf(listingIds))
    .orderBy('id')
    .forUpdate()
    .execute();
  const rows = await trx
    .selectFrom('sales')
    .innerJoin('listings', 'listings.id', 'sales.listing_id')
    .leftJoin('profiles', (join) =>
      join.onRef('profiles.id', '=', 'sales.buyer_id').on('profiles.deletes_at', 'is', null),
    )
    .select(({ selectFrom }) => [
      'sales.listing_id',
      'profiles.id',
      'profiles.username',
      'profiles.full_name',
      'profiles.avatar_url',
      'profiles.rating',
      'profiles.total_ratings',
      selectFrom('reviews')
        .select(sql<boolean | null>`bool_or(${isPublished})`.as('published'))
        .whereRef('sale_id', '=', 'sales.id')
        .as('published'),
    ])
    .where('sales.listing_id', '=', anyOf(listingIds))
    .where('listings.status', '=', 'sold')
    .execute();
  return new Map(
    rows.map(({ listing_id, published, ...person }) => [
      listing_id,
      {
        buyer: person.id === null ? null : presentMember(person.id, person).name,
        reviews: published === null ? 'none' : published ? 'published' : 'waiting',
      },
    ]),
  );
}

/** Returns whether reviews of a sale can still be written or wait for publication, and whether they are published. */
export async function reviewsOfSale(
  db: Database,
  saleId: string,
): Promise<{ open: boolean; published: boolean }> {
  const { rows } = await sql<{ open: boolean; published: boolean }>`
    select
      case when count(reviews.id) = 0 then ${firstDeadline} > now() else not bool_and(${isPublished}) end as open,
      coalesce(bool_or(${isPublished}), false) as published
    from sales left join reviews on reviews.sale_id = sales.id
    where sales.id = ${saleId}
    group by sales.id`.execute(db);
  return rows[0] ?? { open: false, published: false };
}

/**
 * Finds the sale and listing of a review, its author and subject (both null for guests and deleted accounts), and
 * whether it is published.
 */
export function outlineOfReview(db: Database, id: string) {
  return db
    .selectFrom('reviews')
    .innerJoin('sales', 'sales.id', 'reviews.sale_id')
    .select([
      'reviews.sale_id',
      'sales.listing_id',
      'sales.item_title',
      'reviews.reviewer_id as author',
      'reviews.reviewee_id as subject',
      isVisible.as('published'),
    ])
    .where('reviews.id', '=', id)
    .executeTakeFirst();
}

/** Counts a member's sales with a named buyer, on either side. */
export async function countDealsOf(db: Database, profileId: string): Promise<number> {
  const { rows } = await sql<{ deals: number }>`
    select ((select count(*) from sales where seller_id = ${profileId})
      + (select count(*) from sales where buyer_id = ${profileId}))::int as deals`.execute(db);
  return rows[0]?.deals ?? 0;
}

/**
 * Moves a guest's reviews to an account, where they count from then on. Call it before moving their sales. Deletes
 * reviews between the guest and that account, because nobody reviews themselves.
 */
export async function moveReviews(trx: Transaction<DB>, guestKey: string, profileId: string): Promise<void> {
  // Waits for reviews that the guest is writing right now.
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

/**
 * Deletes the unpublished review of a locked sale that is being undone. Published reviews stay and keep the sale: the
 * constraint `reviews_of_sale` prevents deleting it.
 * @returns The role of the author; null if there was no review.
 */
export async function withdrawReview(trx: Transaction<DB>, saleId: string): Promise<ReviewType | null> {
  const withdrawn = await trx
    .deleteFrom('reviews')
    .where('sale_id', '=', saleId)
    .where((eb) => eb.not(isPublished))
    .returning('type')
    .executeTakeFirst();
  if (withdrawn === undefined) return null;
  return withdrawn.type === 'seller' ? 'buyer' : 'seller';
}
