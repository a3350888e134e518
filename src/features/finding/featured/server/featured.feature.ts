import { erased } from '../../../../platform/server/erase-person.ts';
import { defineFeature } from '../../../../platform/server/feature.ts';
import { consume, schedule } from '../../../../platform/server/job.ts';
import { planChanged } from '../../../paying/plans/contract/signals.ts';
import type { PlanServices } from '../../../paying/plans/server/plans.ts';
import { deleteOldViewers } from './count-featured.ts';
import { exportFeatured } from './export-featured.ts';
import { featuredRoutes } from './featured.routes.ts';
import { syncRotation, syncAllRotations } from './rotation.ts';

export const featuredFeature = defineFeature({
  name: 'featured',
  exportPerson: exportFeatured,
  erasePerson: { columns: erased('featured_sellers', 'profile_id') },
  build: (services: PlanServices) => ({
    routes: [featuredRoutes(services)],
    jobs: [
      consume(planChanged, 'featured.follow-plan', ({ profileId }) => syncRotation(services, profileId)),
      schedule('featured.follow-plans', '43 * * * *', () => syncAllRotations(services)),
      schedule('featured.forget-viewers', '6 0 * * *', () => deleteOldViewers(services.db)),
    ],
  }),
});
