import { type Actor, ownerOf } from '../../../../platform/server/http/actor.ts';
import { presentPerson } from '../../../people/people/server/people.ts';
import type { Review } from '../contract/review.ts';
import { abilities } from './reviews.policy.ts';
import type { ReviewRow } from './reviews.queries.ts';

export function presentReview(row: ReviewRow, actor: Actor): Review {
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
