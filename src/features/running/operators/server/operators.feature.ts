import { sql } from 'kysely';
import { erased, retained } from '../../../../platform/server/erase-person.ts';
import type { ExportPerson } from '../../../../platform/server/export-person.ts';
import { defineFeature } from '../../../../platform/server/feature.ts';
import { schedule } from '../../../../platform/server/job.ts';
import { type OperatorServices, operatorRoutes } from './operators.routes.ts';
import { endOverdueSeeing } from './see-as.ts';

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
  leavesOut: { seeing_as: 'The log has when an operator saw the site as you.' },
};

export const operatorsFeature = defineFeature({
  name: 'operators',
  erasePerson: {
    columns: [
      ...erased('operators', 'user_id'),
      ...erased('seeing_as', 'operator_id', 'person_id'),
      ...retained('audit_log', 'operator_id', 'person_id'),
    ],
  },
  exportPerson: exportOperators,
  build: (services: OperatorServices) => ({
    routes: [operatorRoutes(services)],
    jobs: [schedule('operators.end-seeing', '*/5 * * * *', () => endOverdueSeeing(services.db))],
  }),
});
