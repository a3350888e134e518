import { sql } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Actor } from '../../../platform/server/http/actor.ts';
import { blockedPeopleOf, isVisible } from '../../blocks/server/blocks.ts';
import { presentMember } from '../../people/server/people.ts';
import type { Story } from '../contract/review.ts';
import { STORIES } from '../contract/stories.ts';

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

/** Of how many reviews one is taken for each person, so that the cost has a bound. */
const LOOKED_AT = 100;

/**
 * The newest reviews with five stars that say something, one of each person, without those of people who leave, and of
 * and about people whom the viewer does not see. Written out as the index `reviews_stories` has it: parameters would keep it from being used.
 */
export async function findStories(db: Database, viewer: Actor): Promise<Story[]> {
  const hidden = await blockedPeopleOf(db, viewer);
  const { rows } = await sql<StoryRow>`
    with newest as (
      select id, sale_id, type, content, reviewer_id, created_at
      from reviews
      where counted and rating = 5 and reviewer_id is not null and length(content) between 40 and 240
        and ${isVisible('reviewer_id', 'reviewer_guest', hidden)}
        and ${isVisible('reviewee_id', 'reviewee_guest', hidden)}
      order by created_at desc, id desc
      limit ${LOOKED_AT}
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
