import { defineFeature, type PlatformServices } from '../../../platform/server/feature.ts';
import { consume, schedule } from '../../../platform/server/job.ts';
import { saleCompleted } from '../../deals/contract/signals.ts';
import type { NotifyServices } from '../../notifications/server/notifications.ts';
import { reviewShown, reviewWritten } from '../contract/signals.ts';
import {
  notifyOfSale,
  notifyOfShownReview,
  notifyOfWrittenReview,
  reviewNotifications,
} from './notify-of-review.ts';
import { publishReview } from './publish-review.ts';
import { reviewRoutes } from './reviews.routes.ts';
import { showDue } from './show-due.ts';
import { reviewSubject } from './review-subject.ts';
import { moveReviews } from './reviews.ts';

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
  subjects: { review: reviewSubject },
  notificationKinds: reviewNotifications,
  build: (services: Services) => ({
    routes: [reviewRoutes(services)],
    jobs: [
      consume(reviewWritten, 'reviews.publish-written', (review) => publishReview(services, review)),
      consume(reviewShown, 'reviews.publish-shown', (review) => publishReview(services, review)),
      consume(saleCompleted, 'notifications.sale', (sale) => notifyOfSale(services, sale)),
      consume(reviewWritten, 'notifications.review-written', (review) =>
        notifyOfWrittenReview(services, review),
      ),
      consume(reviewShown, 'notifications.review-shown', (review) => notifyOfShownReview(services, review)),
      schedule('reviews.show-due', '* * * * *', () => showDue(services)),
    ],
  }),
});
