import { sql } from 'kysely';
import { retained } from '../../../../platform/server/erase-person.ts';
import { belongsTo, type ExportPerson } from '../../../../platform/server/export-person.ts';
import { defineFeature } from '../../../../platform/server/feature.ts';
import { reportRoutes } from './reports.routes.ts';
import { moveReports } from './reports.ts';
import type { ReportServices } from './send-report.ts';

/** Exports a person's reports, but not who reported them. */
const exportReports: ExportPerson = {
  tables: [
    {
      name: 'reports',
      shows: ['reports'],
      rows: (person) => sql`
        select kind as about, seen_title as title, reason, details, email, state, was_right, created_at, updated_at
        from reports where ${belongsTo(person, 'reporter_id', 'reporter_guest')} order by created_at, id`,
    },
  ],
};

export const reportsFeature = defineFeature({
  name: 'reports',
  guestOwnership: {
    columns: [
      { table: 'reports', column: 'reporter_guest', rows: 'move' },
      { table: 'reports', column: 'about_guest', rows: 'move' },
    ],
    move: moveReports,
  },
  exportPerson: exportReports,
  erasePerson: {
    columns: retained('reports', 'reporter_id', 'reporter_guest', 'about_id', 'about_guest'),
  },
  build: (services: ReportServices) => ({ routes: [reportRoutes(services)] }),
});
