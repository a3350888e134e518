import { defineFeature, type PlatformServices } from '../../../../platform/server/feature.ts';
import { webAppRoutes } from './web-app.routes.ts';

type Services = Pick<PlatformServices, 'config' | 'settings' | 'storage'>;

export const webAppFeature = defineFeature({
  name: 'web-app',
  build: (services: Services) => ({ siteRoutes: [webAppRoutes(services)] }),
});
