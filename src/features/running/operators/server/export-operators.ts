import { sql } from 'kysely';
import type { ExportPerson } from '../../../../platform/server/export-person.ts';

/** Exports a person's operator role and actions. */
export const exportOperators: ExportPerson = {
  tables: [
    {
      name: 'operator',
      shows: ['operators', 'audit_log'],
      rows: (person) =>
        person.kind === 'guest'
          ? null
          : sql`
            select at, action, subject, reason, operator_id is not distinct from ${person.id}::uuid as by_me
            from audit_log where operator_id = ${person.id}::uuid or person_id = ${person.id}::uuid order by id`,
    },
  ],
};
