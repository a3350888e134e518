import type { Config } from '../../../../platform/server/config.ts';
import { retained } from '../../../../platform/server/erase-person.ts';
import { defineFeature } from '../../../../platform/server/feature.ts';
import { exportGuest } from './export-guest.ts';
import { guestRoutes } from './guests.routes.ts';
import { eraseClaimedGuests, type Guests } from './guests.ts';

interface Services {
  guests: Guests;
  config: Config;
}

export const guestsFeature = defineFeature({
  name: 'guests',
  erasePerson: {
    columns: retained('guest_sessions', 'claimed_by'),
    async erase(trx, person) {
      if (person.kind === 'member') await eraseClaimedGuests(trx, person.id);
    },
  },
  exportPerson: exportGuest,
  build: ({ guests, config }: Services) => ({ routes: [guestRoutes(guests, config)] }),
});
