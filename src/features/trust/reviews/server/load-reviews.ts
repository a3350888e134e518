import type { Database } from '../../../../platform/server/db/database.ts';
import { pageOfRows, readTimeCursor } from '../../../../platform/server/db/keyset.ts';
import { type Actor, type OwnerKey, ownerOf } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { presentPerson } from '../../../people/people/server/people.ts';
import { reviewErrors } from '../contract/errors.ts';
import type { Review, ReviewPage, ReviewType } from '../contract/review.ts';
import { abilities } from './reviews.policy.ts';
import { findReview, findReviews, type ReviewRow, reviewCursorAfter } from './reviews.queries.ts';

interface ReviewSelection {
  of: OwnerKey;
  side: 'received' | 'given';
  type?: ReviewType | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Returns a page of the reviews a person received or gave. */
export async function loadReviews(
  db: Database,
  actor: Actor,
  selection: ReviewSelection,
): Promise<ReviewPage> {
  const { limit } = selection;
  const rows = await findReviews(db, actor, { ...selection, cursor: readTimeCursor(selection.cursor) });
  const { shown, nextCursor } = pageOfRows(rows, limit, reviewCursorAfter);
  return { reviews: shown.map((row) => presentReview(row, actor)), nextCursor };
}

/**
 * Loads a review as a viewer sees it.
 * @throws DomainError REVIEW_NOT_FOUND.
 */
export async function loadReview(db: Database, actor: Actor, id: string): Promise<Review> {
  const row = await findReview(db, actor, id);
  if (row === undefined) throw new DomainError(reviewErrors.REVIEW_NOT_FOUND);
  return presentReview(row, actor);
}

function presentReview(row: ReviewRow, actor: Actor): Review {
  return {
    id: row.id,
    rating: row.rating,
    text: row.content,
    type: row.type as Review['type'],
    createdAt: row.created_at.toISOString(),
    reviewer: presentPerson(ownerOf(row.reviewer_id, row.reviewer_guest), {
      username: row.reviewer_username,
      full_name: row.reviewer_full_name,
      avatar_url: row.reviewer_avatar_url,
      rating: row.reviewer_rating,
      total_ratings: row.reviewer_total_ratings,
    }),
    reviewee: presentPerson(ownerOf(row.reviewee_id, row.reviewee_guest), {
      username: row.reviewee_username,
      full_name: row.reviewee_full_name,
      avatar_url: row.reviewee_avatar_url,
      rating: row.reviewee_rating,
      total_ratings: row.reviewee_total_ratings,
    }),
    itemTitle: row.item_title,
    helpfulCount: row.helpful_count,
    helpful: row.helpful,
    reply:
      row.reply === null || row.replied_at === null
        ? null
        : { text: row.reply, createdAt: row.replied_at.toISOString() },
    hiddenUntil: row.published ? null : row.publishes_at.toISOString(),
    can: abilities(actor, row),
  };
}
