import { sql } from 'kysely';
import { erased } from '../../../../platform/server/erase-person.ts';
import type { ExportPerson } from '../../../../platform/server/export-person.ts';
import { defineFeature } from '../../../../platform/server/feature.ts';
import { consume, schedule } from '../../../../platform/server/job.ts';
import { planChanged } from '../../../paying/plans/contract/signals.ts';
import type { PlanServices } from '../../../paying/plans/server/plans.ts';
import { deleteOldViewers } from './count-featured.ts';
import { featuredRoutes } from './featured.routes.ts';
import { syncAllRotations, syncRotation } from './rotation.ts';

/** Exports how often a member's listings were featured. */
const exportFeatured: ExportPerson = {
  tables: [
    {
      name: 'featured-listings',
      shows: ['featured_listings', 'featured_sellers'],
      rows: (person) =>
        person.kind === 'guest'
          ? null
          : sql`
            select id as listing_id, title, in_rotation as is_featured, shown as shown_to_people,
              opened as opened_by_people
            from featured_listings join listings on id = listing_id
            where seller_id = ${person.id}::uuid order by created_at, id`,
    },
  ],
  leavesOut: { featured_viewers: "Hashes of viewers, deleted within a day. They can't identify anyone." },
};

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
