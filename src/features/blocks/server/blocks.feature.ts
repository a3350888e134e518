import { defineFeature } from '../../../platform/server/feature.ts';
import type { BlockServices } from './block-person.ts';
import { blockRoutes } from './blocks.routes.ts';

export const blocksFeature = defineFeature({
  name: 'blocks',
  build: (services: BlockServices) => ({ routes: [blockRoutes(services)] }),
});
