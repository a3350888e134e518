import { defineFeature } from '../../../../platform/server/feature.ts';
import type { PhotoServices } from '../../../items/photos/server/photos.ts';
import { siteLogoRoutes } from './site-logo.routes.ts';

export const siteLogoFeature = defineFeature({
  name: 'site-logo',
  build: (services: PhotoServices) => ({ routes: [siteLogoRoutes(services)] }),
});
