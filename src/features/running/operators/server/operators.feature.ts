import type { Database } from '../../../../platform/server/db/database.ts';
import { erased, retained } from '../../../../platform/server/erase-person.ts';
import { defineFeature } from '../../../../platform/server/feature.ts';
import { exportOperators } from './export-operators.ts';
import { operatorRoutes } from './operators.routes.ts';

export const operatorsFeature = defineFeature({
  name: 'operators',
  erasePerson: {
    columns: [...erased('operators', 'user_id'), ...retained('audit_log', 'operator_id', 'person_id')],
  },
  exportPerson: exportOperators,
  build: (services: { db: Database }) => ({ routes: [operatorRoutes(services)] }),
});
