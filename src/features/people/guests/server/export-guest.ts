import { sql } from 'kysely';
import type { ExportPerson } from '../../../../platform/server/export-person.ts';

/** Exports the data of a guest, except the PIN's hash. */
export const exportGuest: ExportPerson = {
  tables: [
    {
      name: 'guest-access',
      shows: ['guest_sessions'],
      rows: (person) =>
        person.kind === 'member'
          ? null
          : sql`
            select guest_id, created_at, last_accessed as last_came_at,
              answers_availability as answers_automatically
            from guest_sessions where key = ${person.key}::uuid`,
    },
  ],
};
