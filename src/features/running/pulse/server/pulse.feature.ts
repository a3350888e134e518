import { sql } from 'kysely';
import { erased, retained } from '../../../../platform/server/erase-person.ts';
import type { ExportPerson } from '../../../../platform/server/export-person.ts';
import { defineFeature } from '../../../../platform/server/feature.ts';
import type { BillingServices } from '../../../paying/billing/server/billing.ts';
import type { WorkServices } from './background-work.ts';
import type { PersonServices } from './change-person.ts';
import type { HealthServices } from './check-health.ts';
import { peopleRoutes } from './people.routes.ts';
import { pulseRoutes } from './pulse.routes.ts';
import type { SearchServices } from './search/search-desk.ts';

/** Exports what operators noted about a person, without who did. */
const exportNotes: ExportPerson = {
  tables: [
    {
      name: 'operator-notes',
      shows: ['person_notes'],
      rows: (person) =>
        person.kind === 'guest'
          ? null
          : sql`
            select text, created_at from person_notes
            where person_id = ${person.id}::uuid order by created_at, id`,
    },
  ],
};

export const pulseFeature = defineFeature({
  name: 'pulse',
  exportPerson: exportNotes,
  erasePerson: {
    columns: [...erased('person_notes', 'person_id'), ...retained('person_notes', 'author_id')],
  },
  build: (services: HealthServices & WorkServices & PersonServices & BillingServices & SearchServices) => ({
    routes: [pulseRoutes(services), peopleRoutes(services)],
  }),
});
