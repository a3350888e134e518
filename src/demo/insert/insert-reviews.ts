import type { Transaction } from 'kysely';
import { REVIEW_LIMITS } from '../../features/trust/reviews/contract/review-limits.ts';
import { insertRows } from '../../platform/server/db/insert-rows.ts';
import type { DB } from '../../platform/server/db/schema.generated.ts';
import { seededRandom, shuffled } from '../../shared/seeded-random.ts';
import { DAY_MINUTES } from '../../shared/time.ts';
import { listingId, ownerColumns, personId, reviewId, saleId } from '../content/demo-ids.ts';
import { minutesBeforeNow } from '../content/demo-times.ts';
import type { DemoReview, DemoSale } from '../content/make-sales.ts';
import { PEOPLE } from '../content/people.ts';

const SEED = 20_261_125;

/** Inserts what the participants of sales wrote about each other; every rating in the demo comes from here. */
export async function insertReviews(trx: Transaction<DB>, sales: readonly DemoSale[]): Promise<void> {
  const reviews = sales.flatMap((sale) => [
    ...rowOf(sale, 'seller', sale.aboutSeller, sale.buyer, sale.listing.sellerUsername),
    ...rowOf(sale, 'buyer', sale.aboutBuyer, sale.listing.sellerUsername, sale.buyer),
  ]);
  await insertRows(trx, 'reviews', reviews).execute();
  await insertVotes(
    trx,
    reviews.filter(({ counted }) => counted),
  );
}

/** Minutes ago at which both reviews of a sale were published: with the second one; null while one waits. */
export const publishedAgo = ({ aboutSeller, aboutBuyer }: DemoSale): number | null =>
  aboutSeller && aboutBuyer ? Math.min(aboutSeller.minutesAgo, aboutBuyer.minutesAgo) : null;

function rowOf(
  sale: DemoSale,
  type: 'seller' | 'buyer',
  review: DemoReview | null,
  from: string | null,
  to: string | null,
) {
  // Guests have no review in the demo.
  if (review === null || from === null || to === null) return [];
  const published = publishedAgo(sale);
  return [
    {
      id: reviewId(sale.listing, type),
      sale_id: saleId(sale.listing),
      type,
      reviewer_id: personId(from),
      reviewee_id: personId(to),
      rating: review.stars,
      content: review.text,
      created_at: minutesBeforeNow(review.minutesAgo),
      publishes_at: minutesBeforeNow(published ?? review.minutesAgo - REVIEW_LIMITS.writeDays * DAY_MINUTES),
      counted: published !== null,
      reply: review.reply,
      replied_at:
        review.reply === null || published === null ? null : minutesBeforeNow(published - DAY_MINUTES),
    },
  ];
}

/** Marks a few of the reviews as helpful. */
async function insertVotes(
  trx: Transaction<DB>,
  reviews: readonly { id: string; reviewer_id: string }[],
): Promise<void> {
  const random = seededRandom(SEED);
  const people = PEOPLE.map(({ username }) => personId(username));
  const votes = reviews.flatMap(({ id, reviewer_id }) => {
    const voters = shuffled(people, random).slice(0, Math.floor(random() ** 3 * 5));
    return voters.flatMap((profile_id) =>
      profile_id === reviewer_id ? [] : [{ review_id: id, profile_id }],
    );
  });
  await insertRows(trx, 'review_votes', votes).execute();
}

/** Inserts what was sold to whom. */
export async function insertSales(trx: Transaction<DB>, sales: readonly DemoSale[]): Promise<void> {
  await insertRows(
    trx,
    'sales',
    sales.map(({ listing, buyer, paidCents, minutesAgo }) => {
      const seller = ownerColumns(listing.sellerUsername);
      return {
        id: saleId(listing),
        listing_id: listingId(listing),
        seller_id: seller.profile_id,
        seller_guest: seller.guest_key,
        buyer_id: personId(buyer),
        item_title: listing.title,
        price_cents: paidCents,
        completed_at: minutesBeforeNow(minutesAgo),
      };
    }),
  ).execute();
}
