import { defineFeature } from '../../../../platform/server/feature.ts';
import { dashboardRoutes } from './dashboard.routes.ts';

type Services = Parameters<typeof dashboardRoutes>[0];

export const dashboardFeature = defineFeature({
  name: 'dashboard',
  build: (services: Services) => ({ routes: [dashboardRoutes(services)] }),
});
