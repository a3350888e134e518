import { defineFeature, type PlatformServices } from '../../../platform/server/feature.ts';
import { draftRoutes } from './listing-drafts.routes.ts';

export const listingDraftsFeature = defineFeature({
  name: 'listing-drafts',
  build: (services: Pick<PlatformServices, 'db'>) => ({ routes: [draftRoutes(services)] }),
});
