import { sql } from 'kysely';
import { type ExportPerson, shownName } from '../../../../platform/server/export-person.ts';
import { isPerson, isVisible } from './reviews.policy.ts';

/** Exports a person's reviews, published reviews about them, and their helpful marks. */
export const exportReviews: ExportPerson = {
  tables: [
    {
      name: 'reviews-i-wrote',
      shows: ['reviews'],
      rows: (person) => sql`
        select sales.item_title as item, ${shownName('profiles', 'reviews.reviewee_guest')} as about,
          reviews.type as their_role, reviews.rating, reviews.content as text, reviews.created_at as written_at,
          reviews.publishes_at, ${isVisible} as published, reviews.reply, reviews.replied_at,
          reviews.helpful_count
        from reviews join sales on sales.id = reviews.sale_id
        left join profiles on profiles.id = reviews.reviewee_id
        where ${isPerson('reviewer', person)} order by reviews.created_at, reviews.id`,
    },
    {
      name: 'reviews-about-me',
      shows: ['reviews'],
      rows: (person) => sql`
        select sales.item_title as item, ${shownName('profiles', 'reviews.reviewer_guest')} as written_by,
          reviews.type as my_role, reviews.rating, reviews.content as text, reviews.created_at as written_at,
          reviews.reply, reviews.replied_at, reviews.helpful_count
        from reviews join sales on sales.id = reviews.sale_id
        left join profiles on profiles.id = reviews.reviewer_id
        where ${isPerson('reviewee', person)} and ${isVisible} order by reviews.created_at, reviews.id`,
    },
    {
      name: 'reviews-i-found-helpful',
      shows: ['review_votes'],
      rows: (person) =>
        person.kind === 'guest'
          ? null
          : sql`
            select reviews.content as text, reviews.rating, reviews.created_at as written_at
            from review_votes join reviews on reviews.id = review_votes.review_id
            where review_votes.profile_id = ${person.id}::uuid and ${isVisible}
            order by reviews.created_at, reviews.id`,
    },
  ],
};
