import { defineFeature } from '../../../../platform/server/feature.ts';
import { schedule } from '../../../../platform/server/job.ts';
import { accountDeletionRoutes, type DeletionRoutesServices } from './account-deletion.routes.ts';
import { eraseDue, type ErasureServices } from './erase-due.ts';

export const accountDeletionFeature = defineFeature({
  name: 'account-deletion',
  build: (services: DeletionRoutesServices & ErasureServices) => ({
    routes: [accountDeletionRoutes(services)],
    jobs: [schedule('account-deletion.erase-due', '*/5 * * * *', () => eraseDue(services))],
  }),
});
