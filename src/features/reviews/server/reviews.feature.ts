import { defineFeature, type PlatformServices } from '../../../platform/server/feature.ts';
import { consume, schedule } from '../../../platform/server/job.ts';
import { reviewShown, reviewWritten } from '../contract/signals.ts';
import { publishReview } from './publish-review.ts';
import { reviewRoutes } from './reviews.routes.ts';
import { showDue } from './show-due.ts';

type Services = Pick<PlatformServices, 'db' | 'jobs' | 'live'>;

export const reviewsFeature = defineFeature({
  name: 'reviews',
  build: (services: Services) => ({
    routes: [reviewRoutes(services)],
    jobs: [
      consume(reviewWritten, 'reviews.publish-written', (review) => publishReview(services, review)),
      consume(reviewShown, 'reviews.publish-shown', (review) => publishReview(services, review)),
      schedule('reviews.show-due', '* * * * *', () => showDue(services)),
    ],
  }),
});
