import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { erased, retained } from '../../../../platform/server/erase-person.ts';
import type { ExportPerson } from '../../../../platform/server/export-person.ts';
import { defineFeature } from '../../../../platform/server/feature.ts';
import { operatorRoutes } from './operators.routes.ts';

/** Exports a person's operator role and actions. */
const exportOperators: ExportPerson = {
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

export const operatorsFeature = defineFeature({
  name: 'operators',
  erasePerson: {
    columns: [...erased('operators', 'user_id'), ...retained('audit_log', 'operator_id', 'person_id')],
  },
  exportPerson: exportOperators,
  build: (services: { db: Database }) => ({ routes: [operatorRoutes(services)] }),
});
