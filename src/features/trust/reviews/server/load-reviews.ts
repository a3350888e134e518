import type { Database } from '../../../../platform/server/db/database.ts';
import { pageOfRows, readTimeCursor } from '../../../../platform/server/db/keyset.ts';
import type { Actor, OwnerKey } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { reviewErrors } from '../contract/errors.ts';
import type { Review, ReviewPage, ReviewType } from '../contract/review.ts';
import { presentReview } from './reviews.presenter.ts';
import { findReview, findReviews, reviewCursorAfter } from './reviews.queries.ts';

interface ReviewSelection {
  of: OwnerKey;
  side: 'received' | 'given';
  type?: ReviewType | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Returns a page of the reviews a person received or gave. */
export async function loadReviews(db: Database, actor: Actor, asked: ReviewSelection): Promise<ReviewPage> {
  const { limit } = asked;
  const rows = await findReviews(db, actor, { ...asked, cursor: readTimeCursor(asked.cursor) });
  const { shown, nextCursor } = pageOfRows(rows, limit, reviewCursorAfter);
  return { reviews: shown.map((row) => presentReview(row, actor)), nextCursor };
}

/** @throws DomainError REVIEW_NOT_FOUND. */
export async function loadReview(db: Database, actor: Actor, id: string): Promise<Review> {
  const row = await findReview(db, actor, id);
  if (row === undefined) throw new DomainError(reviewErrors.REVIEW_NOT_FOUND);
  return presentReview(row, actor);
}
