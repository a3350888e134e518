import { erased } from '../../../../platform/server/erase-person.ts';
import { defineFeature, type PlatformServices } from '../../../../platform/server/feature.ts';
import { consume, schedule } from '../../../../platform/server/job.ts';
import { listingPriceChanged, listingStatusChanged } from '../../../items/listings/contract/signals.ts';
import type { NotifyServices } from '../../../talking/notifications/server/notifications.ts';
import type { PresentPhoto } from '../../../items/photos/server/photos.ts';
import { favouriteSaved } from '../contract/signals.ts';
import { ageFavourites } from './age-favourites.ts';
import { exportFavourites } from './export-favourites.ts';
import { favouriteRoutes } from './favourites.routes.ts';
import { dropOwnFavourites } from './favourites.ts';
import { favouriteNotifications, notifyOfFavourite } from './notify-of-favourite.ts';
import { notifyOfPrice, notifyOfStatus, watcherNotifications } from './notify-watchers.ts';

type Services = Pick<PlatformServices, 'db' | 'jobs'> &
  NotifyServices & {
    presentPhoto: PresentPhoto;
    buyerOf: (listingId: string) => Promise<string | null>;
  };

export const favouritesFeature = defineFeature({
  name: 'favourites',
  guestOwnership: {
    // Guests cannot save, but an account may have saved a listing that it gets from its guest.
    columns: [],
    move: dropOwnFavourites,
  },
  exportPerson: exportFavourites,
  erasePerson: { columns: erased('favourites', 'profile_id') },
  notificationKinds: [...favouriteNotifications, ...watcherNotifications],
  build: (services: Services) => ({
    routes: [favouriteRoutes(services)],
    jobs: [
      consume(favouriteSaved, 'notifications.like', (favourite) => notifyOfFavourite(services, favourite)),
      consume(listingStatusChanged, 'notifications.listing-status', (change, delivery) =>
        notifyOfStatus(services, change, delivery),
      ),
      consume(listingPriceChanged, 'notifications.listing-price', (change, delivery) =>
        notifyOfPrice(services, change, delivery),
      ),
      schedule('favourites.age', '29 * * * *', () => ageFavourites(services.db)),
    ],
  }),
});
