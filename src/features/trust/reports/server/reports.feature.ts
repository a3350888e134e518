import { retained } from '../../../../platform/server/erase-person.ts';
import { defineFeature } from '../../../../platform/server/feature.ts';
import { exportReports } from './export-reports.ts';
import { reportRoutes } from './reports.routes.ts';
import type { ReportServices } from './send-report.ts';
import { moveReports } from './reports.ts';

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
