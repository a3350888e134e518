import { sql } from 'kysely';
import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Member } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { HOUR_SECONDS } from '../../../../shared/time.ts';
import { reviewErrors } from '../contract/errors.ts';
import type { Helpful } from '../contract/review.ts';
import { loadReview } from './load-reviews.ts';
import { isVisible } from './reviews.policy.ts';

const PER_VOTER = { limit: 120, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 30 } as const;

/**
 * Marks a review as helpful for a member, or removes the mark; repeating either changes nothing.
 * @throws DomainError OWN_REVIEW, or REVIEW_NOT_FOUND.
 */
export async function markHelpful(
  db: Database,
  member: Member,
  id: string,
  helpful: boolean,
): Promise<Helpful> {
  await countAttempt(db, `review-vote:${member.id}`, PER_VOTER, reviewErrors.TOO_MANY_REVIEWS);
  if (helpful) await addVote(db, member.id, id);
  else {
    await db
      .deleteFrom('review_votes')
      .where('review_id', '=', id)
      .where('profile_id', '=', member.id)
      .execute();
  }
  const review = await loadReview(db, member, id);
  if (helpful && !review.can.markHelpful) throw new DomainError(reviewErrors.OWN_REVIEW);
  return { helpful: review.helpful, helpfulCount: review.helpfulCount };
}

/** The statement excludes the member's own reviews and unpublished ones. */
async function addVote(db: Database, profileId: string, reviewId: string): Promise<void> {
  await db
    .insertInto('review_votes')
    .columns(['review_id', 'profile_id'])
    .expression((eb) =>
      eb
        .selectFrom('reviews')
        .select(['reviews.id', sql<string>`${profileId}::uuid`.as('profile_id')])
        .where('reviews.id', '=', reviewId)
        .where('reviews.reviewer_id', 'is distinct from', profileId)
        .where(isVisible),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
