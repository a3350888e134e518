import { ownerOf } from '../../../../platform/server/http/actor.ts';
import type { Subject } from '../../../../platform/server/subject.ts';
import { isVisible } from './reviews.policy.ts';

/** Makes published reviews reportable. Their owner is the author. */
export const reviewSubject: Subject = {
  async find(db, _viewer, id) {
    const review = await db
      .selectFrom('reviews')
      .innerJoin('sales', 'sales.id', 'reviews.sale_id')
      .select([
        'reviews.content as text',
        'reviews.reviewer_id',
        'reviews.reviewer_guest',
        'sales.item_title',
      ])
      .where('reviews.id', '=', id)
      .where(isVisible)
      .executeTakeFirst();
    if (review === undefined) return undefined;
    const { item_title, text, reviewer_id, reviewer_guest } = review;
    return {
      owner: ownerOf(reviewer_id, reviewer_guest),
      snapshot: { title: `Review about ${item_title}`, text },
    };
  },
};
