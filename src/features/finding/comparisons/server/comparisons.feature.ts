import { erased } from '../../../../platform/server/erase-person.ts';
import { defineFeature } from '../../../../platform/server/feature.ts';
import { schedule } from '../../../../platform/server/job.ts';
import type { ComparisonServices } from './comparison-services.ts';
import { comparisonRoutes } from './comparisons.routes.ts';
import { exportComparisons } from './export-comparisons.ts';
import { moveComparisons } from './move-comparisons.ts';
import { dropExpiredShares } from './share-without-account.ts';

export const comparisonsFeature = defineFeature({
  name: 'comparisons',
  guestOwnership: {
    columns: [{ table: 'comparisons', column: 'guest_key', rows: 'move' }],
    move: moveComparisons,
  },
  exportPerson: exportComparisons,
  erasePerson: { columns: erased('comparisons', 'profile_id', 'guest_key') },
  build: (services: ComparisonServices) => ({
    routes: [comparisonRoutes(services)],
    costly: [
      { method: 'GET', path: '/api/comparisons/listings' },
      { method: 'GET', path: '/api/comparisons/similar-prices' },
    ],
    jobs: [schedule('comparisons.drop-expired-shares', '17 4 * * *', () => dropExpiredShares(services))],
  }),
});
