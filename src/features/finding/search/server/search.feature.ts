import { defineFeature, type PlatformServices } from '../../../../platform/server/feature.ts';
import { schedule } from '../../../../platform/server/job.ts';
import { areaRoutes } from './areas.routes.ts';
import type { SearchCounts } from './count-searches.ts';
import { createMeaning } from './meaning/meaning.ts';
import { relatedRoutes } from './related.routes.ts';
import { searchRoutes } from './search.routes.ts';
import { seoRoutes } from './seo.routes.ts';
import { countSitemap } from './sitemap.ts';
import { countWords } from './words/count-words.ts';

type Services = Pick<PlatformServices, 'db' | 'config' | 'ai' | 'log'> & {
  searchCounts: SearchCounts;
};

export const searchFeature = defineFeature({
  name: 'search',
  build(services: Services) {
    const meaning = createMeaning(services);
    const findAlike = meaning?.findAlike ?? null;
    return {
      routes: [searchRoutes({ ...services, findAlike }), relatedRoutes(services), areaRoutes(services)],
      costly: [
        { method: 'GET', path: '/api/listings', when: ['q'] },
        { method: 'GET', path: '/api/listings/count', when: ['q'] },
        { method: 'GET', path: '/listings.rss', when: ['q'] },
        { method: 'GET', path: '/sitemap/:file' },
      ],
      siteRoutes: [seoRoutes(services)],
      jobs: [
        schedule('search.count-sitemap', '23 * * * *', () => countSitemap(services.db)),
        schedule('search.count-words', '7 3 * * *', () => countWords(services.db)),
        ...(meaning === null ? [] : [schedule('search.index-meaning', '* * * * *', meaning.index)]),
      ],
      ...(meaning !== null && { warmUp: () => void meaning.prepare() }),
    };
  },
});
