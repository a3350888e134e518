import type { Actor } from '../../../platform/server/http/actor.ts';
import { displayName, GUEST_NAME, NAMELESS } from '../../../shared/person-name.ts';
import type { Review, ReviewPerson } from '../contract/review.ts';
import { abilities } from './reviews.policy.ts';
import type { ReviewRow } from './reviews.queries.ts';

interface PersonColumns {
  id: string | null;
  guest: string | null;
  username: string | null;
  full_name: string | null;
  avatar_url: string | null;
}

export function presentPerson(row: PersonColumns): ReviewPerson {
  if (row.guest !== null) return { kind: 'guest', name: GUEST_NAME };
  if (row.id === null) return { kind: 'gone', name: NAMELESS };
  return {
    kind: 'member',
    id: row.id,
    name: displayName(row.full_name, row.username),
    username: row.username,
    avatarUrl: row.avatar_url,
  };
}

export function presentReview(row: ReviewRow, actor: Actor): Review {
  return {
    id: row.id,
    rating: row.rating,
    text: row.content,
    type: row.type as Review['type'],
    createdAt: row.created_at.toISOString(),
    reviewer: presentPerson({
      id: row.reviewer_id,
      guest: row.reviewer_guest,
      username: row.reviewer_username,
      full_name: row.reviewer_full_name,
      avatar_url: row.reviewer_avatar_url,
    }),
    reviewee: presentPerson({
      id: row.reviewee_id,
      guest: row.reviewee_guest,
      username: row.reviewee_username,
      full_name: row.reviewee_full_name,
      avatar_url: row.reviewee_avatar_url,
    }),
    itemTitle: row.item_title,
    helpfulCount: row.helpful_count,
    helpful: row.helpful,
    reply:
      row.reply === null || row.replied_at === null
        ? null
        : { text: row.reply, createdAt: row.replied_at.toISOString() },
    hiddenUntil: row.shown ? null : row.shows_at.toISOString(),
    can: abilities(actor, row),
  };
}
