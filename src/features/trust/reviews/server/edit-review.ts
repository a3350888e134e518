import type { Database } from '../../../../platform/server/db/database.ts';
import type { Owner } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { reviewErrors } from '../contract/errors.ts';
import type { EditedReview, Review } from '../contract/review.ts';
import { checkReview } from '../contract/review-rules.ts';
import { loadReview } from './load-reviews.ts';
import { isPerson, isVisible } from './reviews.policy.ts';
import { countReviewAttempt } from './write-review.ts';

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
  const own = db.selectFrom('reviews').select('id').where('id', '=', id).where(isPerson('reviewer', owner));
  const { numUpdatedRows } = await db
    .updateTable('reviews')
    .set({ rating: input.rating, content })
    .where('id', 'in', own)
    .where((eb) => eb.not(isVisible))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) {
    const found = await own.executeTakeFirst();
    throw new DomainError(found ? reviewErrors.REVIEW_PUBLISHED : reviewErrors.REVIEW_NOT_FOUND);
  }
  return loadReview(db, owner, id);
}
