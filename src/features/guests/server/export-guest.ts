import { sql } from 'kysely';
import type { ExportPerson } from '../../../platform/server/export-person.ts';

/** What guest access holds about a person: all but the hash of the PIN. */
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
