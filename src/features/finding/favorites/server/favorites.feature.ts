import { sql } from 'kysely';
import { erased } from '../../../../platform/server/erase-person.ts';
import type { ExportPerson } from '../../../../platform/server/export-person.ts';
import { defineFeature, type PlatformServices } from '../../../../platform/server/feature.ts';
import { consume, schedule } from '../../../../platform/server/job.ts';
import { listingPriceChanged, listingStatusChanged } from '../../../items/listings/contract/signals.ts';
import type { NotifyServices } from '../../../talking/notifications/server/notifications.ts';
import { favoriteSaved } from '../contract/signals.ts';
import { favoriteRoutes } from './favorites.routes.ts';
import { ageFavorites, dropOwnFavorites } from './favorites.ts';
import { favoriteNotifications, notifyOfFavorite } from './notify-of-favorite.ts';
import { notifyOfPrice, notifyOfStatus, watcherNotifications } from './notify-watchers.ts';

/** Exports the listings a person saved, with the titles that everyone sees. */
const exportFavorites: ExportPerson = {
  tables: [
    {
      name: 'favorites',
      shows: ['favourites'],
      rows: (person) =>
        person.kind === 'guest'
          ? null
          : sql`
            select listings.id as listing_id, listings.title, favourites.created_at as saved_at
            from favourites join listings on listings.id = favourites.listing_id
            where favourites.profile_id = ${person.id}::uuid
            order by favourites.created_at, favourites.listing_id`,
    },
  ],
};

type Services = Pick<PlatformServices, 'db' | 'jobs'> &
  NotifyServices & {
    buyerOf: (listingId: string) => Promise<string | null>;
  };

export const favoritesFeature = defineFeature({
  name: 'favorites',
  guestOwnership: {
    // An account may have saved a listing of the guest that it claims.
    columns: [],
    move: dropOwnFavorites,
  },
  exportPerson: exportFavorites,
  erasePerson: { columns: erased('favourites', 'profile_id') },
  notificationKinds: [...favoriteNotifications, ...watcherNotifications],
  build: (services: Services) => ({
    routes: [favoriteRoutes(services)],
    jobs: [
      consume(favoriteSaved, 'notifications.like', (favorite) => notifyOfFavorite(services, favorite)),
      consume(listingStatusChanged, 'notifications.listing-status', (change, delivery) =>
        notifyOfStatus(services, change, delivery),
      ),
      consume(listingPriceChanged, 'notifications.listing-price', (change, delivery) =>
        notifyOfPrice(services, change, delivery),
      ),
      schedule('favourites.age', '29 * * * *', () => ageFavorites(services.db)),
    ],
  }),
});
