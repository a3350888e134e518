import { defineFeature, type PlatformServices } from '../../../platform/server/feature.ts';
import { schedule } from '../../../platform/server/job.ts';
import type { PresentPhoto } from '../../photos/server/photos.ts';
import { ageFavourites } from './age-favourites.ts';
import { favouriteRoutes } from './favourites.routes.ts';

type Services = Pick<PlatformServices, 'db' | 'jobs'> & { presentPhoto: PresentPhoto };

export const favouritesFeature = defineFeature({
  name: 'favourites',
  build: (services: Services) => ({
    routes: [favouriteRoutes(services)],
    jobs: [schedule('favourites.age', '29 * * * *', () => ageFavourites(services.db))],
  }),
});
