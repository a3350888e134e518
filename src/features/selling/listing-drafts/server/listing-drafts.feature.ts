import { defineFeature } from '../../../../platform/server/feature.ts';
import { type DraftServices, draftOfWords } from './generate-listing.ts';
import { draftRoutes, GENERATE_PATH } from './listing-drafts.routes.ts';

export const listingDraftsFeature = defineFeature({
  name: 'listing-drafts',
  build: (services: DraftServices) => ({ routes: [draftRoutes(services)], uploads: [GENERATE_PATH], warmUp }),
});

/**
 * Together these cover most regular expressions of the engine: a spoken correction, an ad of several lines, a free
 * item.
 */
const EXAMPLES = [
  'hi um selling my iphone 13 128 gig blue barely used got the box asking two fifty no wait two twenty',
  'Oak desk, 120 x 60 cm\nIt has a few scratches on top. My son outgrew it.\nPaid $300, asking $80 obo. Pick up only!',
  'free to a good home, old couch with a rip on one arm',
];

/**
 * Writes a few drafts at startup, so that V8 compiles the regular expressions. Otherwise the first draft takes an extra
 * 100 ms.
 */
function warmUp(): void {
  for (const example of [...EXAMPLES, ...EXAMPLES]) draftOfWords(example);
}
