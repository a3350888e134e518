import { defineFeature } from '../../../../platform/server/feature.ts';
import { type BaseMapServices, baseMapRoutes } from './base-map.routes.ts';

export const mapFeature = defineFeature({
  name: 'map',
  build: (services: BaseMapServices) => ({ routes: [baseMapRoutes(services)] }),
});
