import { defineFeature } from '../../../../platform/server/feature.ts';
import { consume, schedule } from '../../../../platform/server/job.ts';
import { deletionOrdered } from '../contract/signals.ts';
import { accountDeletionRoutes, type DeletionRoutesServices } from './account-deletion.routes.ts';
import { deleteAsOrdered } from './delete-by-command.ts';
import { type ErasureServices, eraseDue } from './erase-due.ts';

export const accountDeletionFeature = defineFeature({
  name: 'account-deletion',
  build: (services: DeletionRoutesServices & ErasureServices) => ({
    routes: [accountDeletionRoutes(services)],
    jobs: [
      consume(deletionOrdered, 'account-deletion.delete', ({ profileId }) =>
        deleteAsOrdered(services, profileId),
      ),
      schedule('account-deletion.erase-due', '*/5 * * * *', () => eraseDue(services)),
    ],
  }),
});
