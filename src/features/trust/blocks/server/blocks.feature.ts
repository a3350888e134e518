import { sql } from 'kysely';
import { erased } from '../../../../platform/server/erase-person.ts';
import { belongsTo, type ExportPerson, shownName } from '../../../../platform/server/export-person.ts';
import { defineFeature } from '../../../../platform/server/feature.ts';
import type { BlockServices } from './block-person.ts';
import { blockRoutes } from './blocks.routes.ts';
import { moveBlocks } from './blocks.ts';

/** Exports the people a person blocked, but not who blocked them. */
const exportBlocks: ExportPerson = {
  tables: [
    {
      name: 'blocked-people',
      shows: ['blocks'],
      rows: (person) => sql`
        select ${shownName('profiles', 'blocks.blocked_guest')} as person, blocks.created_at as blocked_at
        from blocks left join profiles on profiles.id = blocks.blocked_id
        where ${belongsTo(person, 'blocks.blocker_id', 'blocks.blocker_guest')}
        order by blocks.created_at, blocks.id`,
    },
  ],
};

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
