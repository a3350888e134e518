import type { Database } from '../../../platform/server/db/database.ts';
import type { Actor, OwnerKey } from '../../../platform/server/http/actor.ts';
import { commonErrors, DomainError } from '../../../shared/errors.ts';
import { reviewErrors } from '../contract/errors.ts';
import type { Review, ReviewPage, ReviewType } from '../contract/review.ts';
import { presentReview } from './reviews.presenter.ts';
import { findReview, findReviews, parseReviewCursor, reviewCursorAfter } from './reviews.queries.ts';

interface Asked {
  of: OwnerKey;
  side: 'received' | 'given';
  type?: ReviewType | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Loads a page of the reviews somebody received or gave. */
export async function loadReviews(db: Database, actor: Actor, asked: Asked): Promise<ReviewPage> {
  const { limit } = asked;
  const rows = await findReviews(db, actor, { ...asked, cursor: cursorOf(asked.cursor) });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    reviews: shown.map((row) => presentReview(row, actor)),
    nextCursor: last ? reviewCursorAfter(last) : null,
  };
}

/** @throws DomainError REVIEW_NOT_FOUND. */
export async function loadReview(db: Database, actor: Actor, id: string): Promise<Review> {
  const row = await findReview(db, actor, id);
  if (row === undefined) throw new DomainError(reviewErrors.REVIEW_NOT_FOUND);
  return presentReview(row, actor);
}

function cursorOf(text: string | undefined) {
  if (text === undefined) return null;
  const cursor = parseReviewCursor(text);
  if (cursor !== null) return cursor;
  const fields = [{ field: 'cursor', message: 'Use the cursor of the page before.' }];
  throw new DomainError(commonErrors.INVALID_INPUT, { fields });
}
