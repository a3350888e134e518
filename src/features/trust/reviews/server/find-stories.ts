import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import { presentMember } from '../../../people/people/server/people.ts';
import { blockedPeopleOf, isVisible } from '../../blocks/server/blocks.ts';
import type { Story } from '../contract/review.ts';
import { STORIES } from '../contract/review-limits.ts';

interface StoryRow {
  id: string;
  content: string;
  type: 'seller' | 'buyer';
  item_title: string;
  reviewer_id: string;
  username: string;
  full_name: string | null;
  avatar_url: string | null;
  rating: string | null;
  total_ratings: number;
}

/** Number of reviews from which one per person is chosen, to bound the cost. */
const MAX_CANDIDATES = 100;

/**
 * Finds the newest five-star reviews with a meaningful text, one per author. Leaves out people who are deleting their
 * account and people hidden from the viewer. Written with literals, because the index `reviews_stories` isn't used with
 * parameters.
 */
export async function findStories(db: Database, viewer: Actor): Promise<Story[]> {
  const hidden = await blockedPeopleOf(db, viewer);
  const { rows } = await sql<StoryRow>`
    with newest as (
      select id, sale_id, type, content, reviewer_id, created_at
      from reviews
      where counted and not reviews.hidden and rating = 5 and reviewer_id is not null and length(content) between 40 and 240
        and ${isVisible('reviewer_id', 'reviewer_guest', hidden)}
        and ${isVisible('reviewee_id', 'reviewee_guest', hidden)}
      order by created_at desc, id desc
      limit ${MAX_CANDIDATES}
    ), stories as (
      select distinct on (reviewer_id) * from newest order by reviewer_id, created_at desc, id desc
    )
    select stories.id, content, type, item_title, reviewer_id, username, full_name, avatar_url, rating, total_ratings
    from stories
      join profiles on profiles.id = reviewer_id and deletes_at is null
      join sales on sales.id = sale_id
    order by stories.created_at desc, stories.id desc
    limit ${STORIES.shown}`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    text: row.content,
    by: presentMember(row.reviewer_id, row),
    role: row.type === 'seller' ? 'buyer' : 'seller',
    itemTitle: row.item_title,
  }));
}
