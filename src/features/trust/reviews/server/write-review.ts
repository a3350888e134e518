import { sql, type Transaction } from 'kysely';
import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { type Owner, personKey } from '../../../../platform/server/http/actor.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { HOUR_SECONDS } from '../../../../shared/time.ts';
import { lockGuest } from '../../../people/guests/server/guests.ts';
import { reviewErrors } from '../contract/errors.ts';
import type { EditedReview, NewReview, Review, ReviewType } from '../contract/review.ts';
import { REVIEW_LIMITS } from '../contract/review-limits.ts';
import { checkReply, checkReview } from '../contract/review-rules.ts';
import { reviewPublished, reviewWritten } from '../contract/signals.ts';
import { loadReview } from './load-reviews.ts';
import { firstDeadline } from './pending-reviews.ts';
import { isPerson, isPublished, isVisible, roleIn } from './reviews.policy.ts';

const PER_WRITER = { limit: 40, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 30 } as const;

interface Services {
  db: Database;
  jobs: Jobs;
}

/**
 * Writes a participant's review of the other. Publishes both reviews if the other one already exists.
 * @throws DomainError with the message people see.
 */
export async function writeReview({ db, jobs }: Services, owner: Owner, input: NewReview): Promise<Review> {
  const content = checkReview(input.text);
  await countReviewAttempt(db, owner);
  const id = await db.transaction().execute(async (trx) => {
    await lockGuest(trx, owner);
    const { sale, type } = await lockSale(trx, owner, input.saleId);
    const others = await reviewsOf(trx, input.saleId);
    if (others.some((review) => review.type === type)) throw new DomainError(reviewErrors.ALREADY_REVIEWED);
    if (others.length > 0 ? others.some(({ open }) => !open) : !sale.open) {
      throw new DomainError(reviewErrors.REVIEW_TOO_LATE);
    }
    const seller = { id: sale.seller_id, guest: sale.seller_guest };
    const buyer = { id: sale.buyer_id, guest: null };
    const [from, about] = type === 'seller' ? [buyer, seller] : [seller, buyer];
    const { id: reviewId } = await trx
      .insertInto('reviews')
      .values({
        sale_id: input.saleId,
        type,
        reviewer_id: from.id,
        reviewer_guest: from.guest,
        reviewee_id: about.id,
        reviewee_guest: about.guest,
        rating: input.rating,
        content,
        publishes_at: sql`now() + make_interval(days => ${sql.lit(REVIEW_LIMITS.answerDays)})`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await jobs.record(trx, reviewWritten, { reviewId });
    if (others.length > 0) await publishBoth(trx, jobs, input.saleId);
    return reviewId;
  });
  return loadReview(db, owner, id);
}

/** Locks the sale, so that when both participants write at once, the second one publishes both reviews. */
async function lockSale(trx: Transaction<DB>, owner: Owner, saleId: string) {
  const sale = await trx
    .selectFrom('sales')
    .select(['seller_id', 'seller_guest', 'buyer_id', sql<boolean>`${firstDeadline} > now()`.as('open')])
    .where('id', '=', saleId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const role = sale === undefined ? null : roleIn(sale, owner);
  const type: ReviewType = role === 'seller' ? 'buyer' : 'seller';
  const counterparty = type === 'buyer' ? sale?.buyer_id : (sale?.seller_id ?? sale?.seller_guest);
  if (sale === undefined || role === null || !counterparty)
    throw new DomainError(reviewErrors.SALE_NOT_FOUND);
  return { sale, type };
}

function reviewsOf(trx: Transaction<DB>, saleId: string) {
  return trx
    .selectFrom('reviews')
    .select(['type', sql<boolean>`not counted and publishes_at > now()`.as('open')])
    .where('sale_id', '=', saleId)
    .execute();
}

async function publishBoth(trx: Transaction<DB>, jobs: Jobs, saleId: string): Promise<void> {
  // Ordered by id, because two people may review each other for two sales at the same time.
  await sql`
    select from profiles
    where id in (select reviewee_id from reviews where sale_id = ${saleId})
    order by id for no key update`.execute(trx);
  const published = await trx
    .updateTable('reviews')
    .set({ counted: true, publishes_at: sql`least(publishes_at, now())` })
    .where('sale_id', '=', saleId)
    .where('counted', '=', false)
    .returning('id')
    .execute();
  await jobs.record(trx, reviewPublished, ...published.map(({ id }) => ({ reviewId: id })));
}

/**
 * Counts an attempt to write a review.
 * @throws DomainError TOO_MANY_REVIEWS.
 */
async function countReviewAttempt(db: Database, owner: Owner): Promise<void> {
  const key = personKey(owner);
  await countAttempt(db, `review:${key}`, PER_WRITER, reviewErrors.TOO_MANY_REVIEWS);
}

/**
 * Changes a review that is not published yet.
 * @throws DomainError REVIEW_PUBLISHED, or REVIEW_NOT_FOUND.
 */
export async function editReview(
  db: Database,
  owner: Owner,
  id: string,
  input: EditedReview,
): Promise<Review> {
  const content = checkReview(input.text);
  await countReviewAttempt(db, owner);
  const ownReview = db
    .selectFrom('reviews')
    .select('id')
    .where('id', '=', id)
    .where(isPerson('reviewer', owner));
  const { numUpdatedRows } = await db
    .updateTable('reviews')
    .set({ rating: input.rating, content })
    .where('id', 'in', ownReview)
    .where((eb) => eb.not(isPublished))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) {
    const published = await ownReview.executeTakeFirst();
    throw new DomainError(published ? reviewErrors.REVIEW_PUBLISHED : reviewErrors.REVIEW_NOT_FOUND);
  }
  return loadReview(db, owner, id);
}

/**
 * Replies to a review: once, by the person it is about.
 * @throws DomainError ALREADY_REPLIED, or REVIEW_NOT_FOUND.
 */
export async function replyToReview(db: Database, owner: Owner, id: string, text: string): Promise<Review> {
  const reply = checkReply(text);
  await countReviewAttempt(db, owner);
  const mine = db
    .selectFrom('reviews')
    .select('id')
    .where('id', '=', id)
    .where(isPerson('reviewee', owner))
    .where(isVisible);
  const { numUpdatedRows } = await db
    .updateTable('reviews')
    .set({ reply, replied_at: sql`now()` })
    .where('id', 'in', mine)
    .where('reply', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) {
    const replied = await mine.executeTakeFirst();
    throw new DomainError(replied ? reviewErrors.ALREADY_REPLIED : reviewErrors.REVIEW_NOT_FOUND);
  }
  return loadReview(db, owner, id);
}
