import { sql } from 'kysely';
import { belongsTo, type ExportPerson, shownName } from '../../../../platform/server/export-person.ts';

/** Exports the people a person blocked, but not who blocked them. */
export const exportBlocks: ExportPerson = {
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
