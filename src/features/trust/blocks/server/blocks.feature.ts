import { erased } from '../../../../platform/server/erase-person.ts';
import { defineFeature } from '../../../../platform/server/feature.ts';
import type { BlockServices } from './block-person.ts';
import { blockRoutes } from './blocks.routes.ts';
import { moveBlocks } from './blocks.ts';
import { exportBlocks } from './export-blocks.ts';

export const blocksFeature = defineFeature({
  name: 'blocks',
  guestOwnership: {
    columns: [
      { table: 'blocks', column: 'blocker_guest', rows: 'move' },
      { table: 'blocks', column: 'blocked_guest', rows: 'move' },
    ],
    move: moveBlocks,
  },
  exportPerson: exportBlocks,
  erasePerson: {
    columns: erased('blocks', 'blocker_id', 'blocker_guest', 'blocked_id', 'blocked_guest'),
  },
  build: (services: BlockServices) => ({ routes: [blockRoutes(services)] }),
});
