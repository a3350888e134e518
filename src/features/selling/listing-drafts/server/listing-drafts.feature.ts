import { defineFeature } from '../../../../platform/server/feature.ts';
import type { DraftServices } from './generate-listing.ts';
import { draftRoutes, GENERATE_PATH } from './listing-drafts.routes.ts';
import { warmUp } from './warm-up.ts';

export const listingDraftsFeature = defineFeature({
  name: 'listing-drafts',
  build: (services: DraftServices) => ({ routes: [draftRoutes(services)], uploads: [GENERATE_PATH], warmUp }),
});
