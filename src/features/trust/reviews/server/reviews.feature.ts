import { sql } from 'kysely';
import { erased, retained } from '../../../../platform/server/erase-person.ts';
import { type ExportPerson, shownName } from '../../../../platform/server/export-person.ts';
import { defineFeature, type PlatformServices } from '../../../../platform/server/feature.ts';
import { consume, schedule } from '../../../../platform/server/job.ts';
import { saleCompleted, saleUndone } from '../../../talking/deals/contract/signals.ts';
import type { NotifyServices } from '../../../talking/notifications/server/notifications.ts';
import { reviewPublished, reviewWritten } from '../contract/signals.ts';
import {
  markReadAfterReview,
  markRequestsRead,
  notifyOfPublishedReview,
  notifyOfSale,
  notifyOfWrittenReview,
  reviewNotifications,
} from './notify-of-review.ts';
import { publishDue, publishUpdate } from './publish-reviews.ts';
import { reviewSubject } from './review-subject.ts';
import { isPerson, isPublished, isVisible } from './reviews.policy.ts';
import { reviewRoutes } from './reviews.routes.ts';
import { moveReviews } from './reviews.ts';

/** Exports a person's reviews, published reviews about them, and their helpful marks. */
const exportReviews: ExportPerson = {
  tables: [
    {
      name: 'reviews-i-wrote',
      shows: ['reviews'],
      rows: (person) => sql`
        select sales.item_title as item, ${shownName('profiles', 'reviews.reviewee_guest')} as about,
          reviews.type as their_role, reviews.rating, reviews.content as text, reviews.created_at as written_at,
          reviews.publishes_at, ${isPublished} as published, reviews.reply, reviews.replied_at,
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

type Services = Pick<PlatformServices, 'db' | 'jobs' | 'live'> & NotifyServices;

export const reviewsFeature = defineFeature({
  name: 'reviews',
  guestOwnership: {
    columns: [
      { table: 'reviews', column: 'reviewer_guest', rows: 'move' },
      { table: 'reviews', column: 'reviewee_guest', rows: 'move' },
    ],
    move: moveReviews,
  },
  exportPerson: exportReviews,
  erasePerson: {
    columns: [
      ...retained('reviews', 'reviewer_id', 'reviewer_guest', 'reviewee_id', 'reviewee_guest'),
      ...erased('review_votes', 'profile_id'),
    ],
  },
  subjects: { review: reviewSubject },
  notificationKinds: reviewNotifications,
  build: (services: Services) => ({
    routes: [reviewRoutes(services)],
    jobs: [
      consume(reviewWritten, 'reviews.update-written', (review) => publishUpdate(services, review)),
      consume(reviewPublished, 'reviews.update-published', (review) => publishUpdate(services, review)),
      consume(saleCompleted, 'reviews.notify-sale', (sale) => notifyOfSale(services, sale)),
      consume(saleUndone, 'reviews.mark-sale-read', ({ saleId, people }) =>
        markRequestsRead(services, people, saleId),
      ),
      consume(reviewWritten, 'reviews.mark-written-read', (review) => markReadAfterReview(services, review)),
      consume(reviewPublished, 'reviews.mark-published-read', (review) =>
        markReadAfterReview(services, review),
      ),
      consume(reviewWritten, 'reviews.notify-written', (review) => notifyOfWrittenReview(services, review)),
      consume(reviewPublished, 'reviews.notify-published', (review) =>
        notifyOfPublishedReview(services, review),
      ),
      schedule('reviews.publish-due', '* * * * *', () => publishDue(services)),
    ],
  }),
});
