import { defineFeature } from '../../../../platform/server/feature.ts';
import { photoReaderRoutes } from './photo-reader.routes.ts';
import type { ReadWritingServices } from './read-writing.ts';

export const photoReaderFeature = defineFeature({
  name: 'photo-reader',
  build: (services: ReadWritingServices) => ({ routes: [photoReaderRoutes(services)] }),
});
