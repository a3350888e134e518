import { erased } from '../../../platform/server/erase-person.ts';
import { defineFeature } from '../../../platform/server/feature.ts';
import { consume } from '../../../platform/server/job.ts';
import type { NotifyServices } from '../../notifications/server/notifications.ts';
import { premiumFeatureRefused } from '../contract/signals.ts';
import { exportPlans } from './export-plans.ts';
import { notifyOfRefusal, planNotifications } from './notify-of-refusal.ts';
import { planRoutes } from './plans.routes.ts';
import type { PlanServices } from './plans.ts';

export const plansFeature = defineFeature({
  name: 'plans',
  exportPerson: exportPlans,
  erasePerson: { columns: erased('subscriptions', 'profile_id') },
  notificationKinds: planNotifications,
  build: (services: NotifyServices & PlanServices) => ({
    routes: [planRoutes(services)],
    jobs: [
      consume(premiumFeatureRefused, 'notifications.premium-feature', (refused) =>
        notifyOfRefusal(services, refused),
      ),
    ],
  }),
});
