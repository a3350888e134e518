import { defineFeature } from '../../../platform/server/feature.ts';
import { reportRoutes } from './reports.routes.ts';
import type { ReportServices } from './send-report.ts';

export const reportsFeature = defineFeature({
  name: 'reports',
  build: (services: ReportServices) => ({ routes: [reportRoutes(services)] }),
});
