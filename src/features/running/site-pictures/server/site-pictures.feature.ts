import { defineFeature } from '../../../../platform/server/feature.ts';
import type { PhotoServices } from '../../../items/photos/server/photos.ts';
import { sitePictureRoutes } from './site-pictures.routes.ts';

export const sitePicturesFeature = defineFeature({
  name: 'site-pictures',
  build: (services: PhotoServices) => ({ routes: [sitePictureRoutes(services)] }),
});
