import { defineFeature, type PlatformServices } from '../../../platform/server/feature.ts';
import { schedule } from '../../../platform/server/job.ts';
import type { PresentPhoto } from '../../photos/server/photos.ts';
import { ageFavourites } from './age-favourites.ts';
import { favouriteRoutes } from './favourites.routes.ts';
import { dropOwnFavourites } from './favourites.ts';

type Services = Pick<PlatformServices, 'db' | 'jobs'> & { presentPhoto: PresentPhoto };

export const favouritesFeature = defineFeature({
  name: 'favourites',
  guestOwnership: {
    // Guests cannot save, but an account may have saved a listing that it gets from its guest.
    columns: [],
    move: dropOwnFavourites,
  },
  build: (services: Services) => ({
    routes: [favouriteRoutes(services)],
    jobs: [schedule('favourites.age', '29 * * * *', () => ageFavourites(services.db))],
  }),
});
