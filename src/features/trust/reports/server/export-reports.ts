import { sql } from 'kysely';
import { belongsTo, type ExportPerson } from '../../../../platform/server/export-person.ts';

/** Exports a person's reports, but not who reported them. */
export const exportReports: ExportPerson = {
  tables: [
    {
      name: 'reports',
      shows: ['reports'],
      rows: (person) => sql`
        select kind as about, seen_title as title, reason, details, state, created_at, updated_at
        from reports where ${belongsTo(person, 'reporter_id', 'reporter_guest')} order by created_at, id`,
    },
  ],
};
