import type { Database } from '../../../../platform/server/db/database.ts';
import { ownerOf } from '../../../../platform/server/http/actor.ts';
import type { Subject } from '../../../../platform/server/subject.ts';
import { isPublished, isVisible } from './reviews.policy.ts';

/** Makes published reviews reportable. Their owner is the author. Operators take them down with their reply. */
export const reviewSubject: Subject = {
  async find(db, _viewer, id) {
    const review = await rowOf(db, id).where(isVisible).executeTakeFirst();
    return review && { owner: ownerIn(review), snapshot: contentOf(review) };
  },
  async inspect(db, id) {
    const review = await rowOf(db, id).where(isPublished).executeTakeFirst();
    if (review === undefined) return undefined;
    return {
      owner: ownerIn(review),
      content: contentOf(review),
      link: review.reviewee_id === null ? null : `/reviews/${review.reviewee_id}`,
    };
  },
  async setState(trx, id, _seq, state) {
    const takenDown = state !== 'shown';
    await trx
      .updateTable('reviews')
      .set({ taken_down: takenDown })
      .where('id', '=', id)
      .where('taken_down', '<>', takenDown)
      .execute();
  },
};

const rowOf = (db: Database, id: string) =>
  db
    .selectFrom('reviews')
    .innerJoin('sales', 'sales.id', 'reviews.sale_id')
    .select([
      'reviews.content',
      'reviews.reply',
      'reviews.rating',
      'reviews.reviewer_id',
      'reviews.reviewer_guest',
      'reviews.reviewee_id',
      'sales.item_title',
    ])
    .where('reviews.id', '=', id);
type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof rowOf>['executeTakeFirst']>>>;

const ownerIn = (review: Row) => ownerOf(review.reviewer_id, review.reviewer_guest);

const contentOf = ({ item_title, content, rating, reply }: Row) => ({
  title: `Review about ${item_title}`,
  text: content,
  facts: [
    { label: 'Stars', value: String(rating) },
    ...(reply === null ? [] : [{ label: 'Reply', value: reply }]),
  ],
});
