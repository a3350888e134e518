import { defineFeature, type PlatformServices } from '../../../../platform/server/feature.ts';
import { priceHelpRoutes } from './price-help.routes.ts';

type Services = Pick<PlatformServices, 'db'>;

export const priceHelpFeature = defineFeature({
  name: 'price-help',
  build: (services: Services) => ({
    routes: [priceHelpRoutes(services)],
    costly: [{ method: 'GET', path: '/api/price-help' }],
  }),
});
