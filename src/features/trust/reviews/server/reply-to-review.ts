import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Owner } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { reviewErrors } from '../contract/errors.ts';
import type { Review } from '../contract/review.ts';
import { checkReply } from '../contract/review-rules.ts';
import { loadReview } from './load-reviews.ts';
import { isPerson, isVisible } from './reviews.policy.ts';
import { countReviewAttempt } from './write-review.ts';

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
    const found = await mine.executeTakeFirst();
    throw new DomainError(found ? reviewErrors.ALREADY_REPLIED : reviewErrors.REVIEW_NOT_FOUND);
  }
  return loadReview(db, owner, id);
}
