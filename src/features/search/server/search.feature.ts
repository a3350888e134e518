import { defineFeature, type PlatformServices } from '../../../platform/server/feature.ts';
import { schedule } from '../../../platform/server/job.ts';
import type { PresentPhoto } from '../../photos/server/photos.ts';
import { areaRoutes } from './areas.routes.ts';
import type { SearchCounts } from './count-searches.ts';
import { embedListings, prepareMeaning } from './meaning/embed-listings.ts';
import { createFindAlike } from './meaning/find-alike.ts';
import { countWords } from './words/count-words.ts';
import { relatedRoutes } from './related.routes.ts';
import { searchRoutes } from './search.routes.ts';
import { seoRoutes } from './seo.routes.ts';

type Services = Pick<PlatformServices, 'db' | 'config' | 'log' | 'ai'> & {
  presentPhoto: PresentPhoto;
  searchCounts: SearchCounts;
};

export const searchFeature = defineFeature({
  name: 'search',
  build(services: Services) {
    const findAlike = createFindAlike(services);
    return {
      routes: [searchRoutes({ ...services, findAlike }), relatedRoutes(services), areaRoutes(services)],
      siteRoutes: [seoRoutes(services)],
      jobs: [
        schedule('search.count-words', '7 3 * * *', () => countWords(services.db)),
        ...(findAlike === null
          ? []
          : [schedule('search.embed-listings', '* * * * *', () => embedListings(services))]),
      ],
      ...(findAlike !== null && { warmUp: () => void prepareMeaning(services) }),
    };
  },
});
