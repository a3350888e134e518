import { dealStepTaken, saleCompleted } from '../../features/deals/contract/signals.ts';
import { favouriteKept } from '../../features/favourites/contract/signals.ts';
import { listingPriceChanged, listingStatusChanged } from '../../features/listings/contract/signals.ts';
import { messageSent } from '../../features/messages/contract/signals.ts';
import { mailDue } from '../../features/notifications/server/mail-due.ts';
import { sweepNotifications } from '../../features/notifications/server/sweep-notifications.ts';
import { notifyOfDeal } from '../../features/notifications/server/notify-of-deal.ts';
import { notifyOfFavourite } from '../../features/notifications/server/notify-of-favourite.ts';
import { notifyOfPrice, notifyOfStatus } from '../../features/notifications/server/notify-of-listing.ts';
import { notifyOfMessages } from '../../features/notifications/server/notify-of-messages.ts';
import {
  notifyOfSale,
  notifyOfShownReview,
  notifyOfWrittenReview,
} from '../../features/notifications/server/notify-of-review.ts';
import { reviewShown, reviewWritten } from '../../features/reviews/contract/signals.ts';
import type { Services } from './services.ts';

/** Whoever is in the chat has read a message by then, and is told of none. */
const MESSAGE_DELAY_SECONDS = 3;

/** What people are told of, and when it leaves by mail and push. */
export async function registerNotificationJobs(services: Services): Promise<void> {
  const { jobs, db } = services;
  await jobs.onMany(
    messageSent,
    'notifications.message',
    (deliveries) => notifyOfMessages(services, deliveries),
    { delaySeconds: MESSAGE_DELAY_SECONDS },
  );
  await jobs.on(favouriteKept, 'notifications.like', (favourite) => notifyOfFavourite(services, favourite));
  await jobs.on(listingStatusChanged, 'notifications.listing-status', (change, delivery) =>
    notifyOfStatus(services, change, delivery),
  );
  await jobs.on(listingPriceChanged, 'notifications.listing-price', (change, delivery) =>
    notifyOfPrice(services, change, delivery),
  );
  await jobs.on(dealStepTaken, 'notifications.deal', (step, delivery) =>
    notifyOfDeal(services, step, delivery),
  );
  await jobs.on(saleCompleted, 'notifications.sale', (sale) => notifyOfSale(services, sale));
  await jobs.on(reviewWritten, 'notifications.review-written', (review) =>
    notifyOfWrittenReview(services, review),
  );
  await jobs.on(reviewShown, 'notifications.review-shown', (review) => notifyOfShownReview(services, review));
  await jobs.schedule('notifications.mail', '* * * * *', () => mailDue(services));
  await jobs.schedule('notifications.push', '* * * * *', () => services.pushDue());
  await jobs.schedule('notifications.sweep', '23 3 * * *', () => sweepNotifications(db));
}
