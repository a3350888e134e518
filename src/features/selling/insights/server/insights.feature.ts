import { defineFeature } from '../../../../platform/server/feature.ts';
import { schedule } from '../../../../platform/server/job.ts';
import { type InsightRouteServices, insightRoutes } from './insights.routes.ts';
import { computeInsights } from './refresh-insights.ts';

export const insightsFeature = defineFeature({
  name: 'insights',
  build: (services: InsightRouteServices) => ({
    routes: [insightRoutes(services)],
    costly: [{ method: 'POST', path: '/api/insights/refresh' }],
    jobs: [schedule('insights.compute', '11 * * * *', () => computeInsights(services))],
  }),
});
