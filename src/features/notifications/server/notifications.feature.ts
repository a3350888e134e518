import { defineFeature, type PlatformServices } from '../../../platform/server/feature.ts';
import { consume, consumeMany, schedule } from '../../../platform/server/job.ts';
import { dealStepTaken, saleCompleted } from '../../deals/contract/signals.ts';
import { favouriteKept } from '../../favourites/contract/signals.ts';
import { listingPriceChanged, listingStatusChanged } from '../../listings/contract/signals.ts';
import { messageSent } from '../../messages/contract/signals.ts';
import { reviewShown, reviewWritten } from '../../reviews/contract/signals.ts';
import { guestAlertsRoutes } from './guest-alerts.routes.ts';
import { mailDue } from './mail-due.ts';
import { notificationSettingsRoutes } from './notification-settings.routes.ts';
import { notificationRoutes } from './notifications.routes.ts';
import { notifyOfDeal } from './notify-of-deal.ts';
import { notifyOfFavourite } from './notify-of-favourite.ts';
import { notifyOfPrice, notifyOfStatus } from './notify-of-listing.ts';
import { notifyOfMessages } from './notify-of-messages.ts';
import { notifyOfSale, notifyOfShownReview, notifyOfWrittenReview } from './notify-of-review.ts';
import { createPushDue } from './push-due.ts';
import { createPushKeys } from './push-keys.ts';
import { createSendPush } from './send-push.ts';
import { sweepNotifications } from './sweep-notifications.ts';
import { removeGuestAlerts } from './guest-alerts.ts';

type Services = Pick<PlatformServices, 'config' | 'db' | 'live' | 'log' | 'mailer'> & {
  /** Pushes to any address a browser names; for tests, whose push service is on this machine. */
  pushAnywhere?: boolean;
};

/** A participant who has the chat open reads a message within this time, and is not notified of it. */
const MESSAGE_DELAY_SECONDS = 3;

export const notificationsFeature = defineFeature({
  name: 'notifications',
  guestOwnership: {
    // An account has settings of its own.
    columns: [{ table: 'guest_alerts', column: 'guest_key', rows: 'end' }],
    move: removeGuestAlerts,
  },
  build(platform: Services) {
    const { config, db, pushAnywhere: anyHost } = platform;
    const pushKeys = createPushKeys(db);
    const sendPush = createSendPush({ keys: pushKeys, contactEmail: config.contactEmail, anyHost });
    const pushDue = createPushDue(db, sendPush);
    const services = { ...platform, pushKeys, pushDue };
    return {
      routes: [
        notificationRoutes(services),
        notificationSettingsRoutes(services),
        guestAlertsRoutes(services),
      ],
      jobs: [
        consumeMany(
          messageSent,
          'notifications.message',
          (deliveries) => notifyOfMessages(services, deliveries),
          { delaySeconds: MESSAGE_DELAY_SECONDS },
        ),
        consume(favouriteKept, 'notifications.like', (favourite) => notifyOfFavourite(services, favourite)),
        consume(listingStatusChanged, 'notifications.listing-status', (change, delivery) =>
          notifyOfStatus(services, change, delivery),
        ),
        consume(listingPriceChanged, 'notifications.listing-price', (change, delivery) =>
          notifyOfPrice(services, change, delivery),
        ),
        consume(dealStepTaken, 'notifications.deal', (step, delivery) =>
          notifyOfDeal(services, step, delivery),
        ),
        consume(saleCompleted, 'notifications.sale', (sale) => notifyOfSale(services, sale)),
        consume(reviewWritten, 'notifications.review-written', (review) =>
          notifyOfWrittenReview(services, review),
        ),
        consume(reviewShown, 'notifications.review-shown', (review) => notifyOfShownReview(services, review)),
        schedule('notifications.mail', '* * * * *', () => mailDue(services)),
        schedule('notifications.push', '* * * * *', () => pushDue()),
        schedule('notifications.sweep', '23 3 * * *', () => sweepNotifications(db)),
      ],
    };
  },
});
