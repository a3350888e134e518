import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { comesAfter, type TimeCursor, timeCursorAfter } from '../../../../platform/server/db/keyset.ts';
import type { Actor, OwnerKey } from '../../../../platform/server/http/actor.ts';
import { shownGuest, shownMember } from '../../../people/people/server/people.ts';
import type { ReviewType } from '../contract/review.ts';
import { isPerson, isPublished, isVisible } from './reviews.policy.ts';

/** Selects reviews with both people and the listing, as `actor` sees them. */
function reviewsFor(db: Database, actor: Actor) {
  const voter = actor.kind === 'member' ? actor.id : null;
  return db
    .selectFrom('reviews')
    .innerJoin('sales', 'sales.id', 'reviews.sale_id')
    .leftJoin('profiles as reviewer', 'reviewer.id', 'reviews.reviewer_id')
    .leftJoin('profiles as reviewee', 'reviewee.id', 'reviews.reviewee_id')
    .select([
      'reviews.id',
      'reviews.type',
      'reviews.rating',
      'reviews.content',
      'reviews.created_at',
      'reviews.publishes_at',
      'reviews.reply',
      'reviews.replied_at',
      'reviews.helpful_count',
      shownMember('reviews.reviewer_id').as('reviewer_id'),
      shownGuest('reviews.reviewer_guest').as('reviewer_guest'),
      shownMember('reviews.reviewee_id').as('reviewee_id'),
      shownGuest('reviews.reviewee_guest').as('reviewee_guest'),
      'sales.item_title',
      'reviewer.username as reviewer_username',
      'reviewer.full_name as reviewer_full_name',
      'reviewer.avatar_url as reviewer_avatar_url',
      'reviewer.rating as reviewer_rating',
      'reviewer.total_ratings as reviewer_total_ratings',
      'reviewee.username as reviewee_username',
      'reviewee.full_name as reviewee_full_name',
      'reviewee.avatar_url as reviewee_avatar_url',
      'reviewee.rating as reviewee_rating',
      'reviewee.total_ratings as reviewee_total_ratings',
      sql<boolean>`${isPublished}`.as('published'),
      sql<boolean>`exists (
        select from review_votes where review_id = reviews.id and profile_id = ${voter}::uuid)`.as('helpful'),
    ]);
}
export type ReviewRow = Awaited<ReturnType<ReturnType<typeof reviewsFor>['execute']>>[number];

export const reviewCursorAfter = (row: Pick<ReviewRow, 'id' | 'created_at'>): string =>
  timeCursorAfter(row.created_at, row.id);

interface ReviewFilter {
  /** The person they are about, or by. */
  of: OwnerKey;
  side: 'received' | 'given';
  type?: ReviewType | undefined;
  limit: number;
  cursor: TimeCursor | null;
}

/** Finds reviews, newest first, one more than the limit. */
export function findReviews(db: Database, actor: Actor, { of, side, type, limit, cursor }: ReviewFilter) {
  let query = reviewsFor(db, actor)
    .where(isPerson(side === 'received' ? 'reviewee' : 'reviewer', of))
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(limit + 1);
  // Given reviews are only listed for their author, who also sees unpublished ones.
  if (side === 'received') query = query.where(isVisible);
  if (type !== undefined) query = query.where('reviews.type', '=', type);
  if (cursor !== null) query = query.where(comesAfter('reviews.created_at', 'reviews.id', cursor));
  return query.execute();
}

/** Finds a review that the actor can read. */
export function findReview(db: Database, actor: Actor, id: string) {
  return reviewsFor(db, actor)
    .where('reviews.id', '=', id)
    .where((eb) => eb.or([isVisible, ...(actor.kind === 'visitor' ? [] : [isPerson('reviewer', actor)])]))
    .executeTakeFirst();
}
