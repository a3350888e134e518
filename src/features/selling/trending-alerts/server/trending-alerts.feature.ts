import { defineFeature } from '../../../../platform/server/feature.ts';
import { schedule } from '../../../../platform/server/job.ts';
import type { PlanServices } from '../../../paying/plans/server/plans.ts';
import type { NotifyServices } from '../../../talking/notifications/server/notifications.ts';
import { notifyOfTrends, trendingNotifications } from './notify-of-trends.ts';

export const trendingAlertsFeature = defineFeature({
  name: 'trending-alerts',
  notificationKinds: trendingNotifications,
  build: (services: NotifyServices & PlanServices) => ({
    // On Mondays, when insights compare whole weeks.
    jobs: [schedule('trending-alerts.notify', '29 13 * * 1', () => notifyOfTrends(services))],
  }),
});
