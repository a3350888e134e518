import { sql } from 'kysely';
import { retained } from '../../../../platform/server/erase-person.ts';
import type { ExportPerson } from '../../../../platform/server/export-person.ts';
import { defineFeature, type PlatformServices } from '../../../../platform/server/feature.ts';
import { guestRoutes } from './guests.routes.ts';
import { eraseClaimedGuests, type GuestServices } from './guests.ts';

/** Exports the data of a guest, except the PIN's hash. */
const exportGuest: ExportPerson = {
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

export const guestsFeature = defineFeature({
  name: 'guests',
  erasePerson: {
    columns: retained('guest_sessions', 'claimed_by'),
    async erase(trx, person) {
      if (person.kind === 'member') await eraseClaimedGuests(trx, person.id);
    },
  },
  exportPerson: exportGuest,
  build: (services: GuestServices & Pick<PlatformServices, 'config' | 'settings'>) => ({
    routes: [guestRoutes(services)],
  }),
});
